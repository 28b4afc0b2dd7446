/** Literals that the JSON writer of Python uses for numbers that JSON does not have. */
const NOT_FINITE = /(?<=[:,[]\s*)(?:NaN|-?Infinity)(?=\s*[,\]}])/g;

/** Parses JSON in which numbers may be `NaN` or `Infinity`, as Python writes them; they become null. Throws `SyntaxError`. */
export function parseLenientJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(text.replace(NOT_FINITE, 'null'));
  }
}

/** True for a JSON object: no list, and not null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

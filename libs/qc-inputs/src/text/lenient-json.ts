/** Value of a JSON text, or the position of the first error, from 1. */
export type ParsedJson =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly position: number };

const STRING_OR_LITERAL = /"(?:[^"\\]|\\[\s\S])*"|-?\b(?:NaN|Infinity)\b/g;

/** Value of a JSON text in which Python may have written `NaN` and `Infinity`; both are read as null. */
export function parseLenientJson(text: string): ParsedJson {
  const strict = parse(text);
  return strict.ok || !/NaN|Infinity/.test(text)
    ? strict
    : parse(text.replace(STRING_OR_LITERAL, (token) => (token.startsWith('"') ? token : 'null')));
}

/** Record of a JSON value; null for other values. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null;
}

/** Value at a path of a JSON value; undefined where the path ends early. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  let current = value;
  for (const key of path) {
    const record = recordOf(current);
    current = record && Object.hasOwn(record, key) ? record[key] : undefined;
  }
  return current;
}

function parse(text: string): ParsedJson {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    const position = /position (\d+)/.exec(error instanceof Error ? error.message : '');
    return { ok: false, position: position ? Number(position[1]) + 1 : text.length };
  }
}

/** JSON object with unknown values. */
export type Json = Readonly<Record<string, unknown>>;

/** Object of a JSON value; empty for any other value. */
export function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

/** Texts of a JSON list; other items are left out. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

/** Text of a JSON value without blanks around it; undefined for blank text and any other value. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Number of a JSON value; undefined for any other value. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Page number or page size from a number or text; `null` unless it is a whole number of at least 1. */
export function readPageNumber(input: unknown): number | null {
  const isDigits = typeof input === 'string' && /^\d{1,15}$/.test(input);
  const number = isDigits ? Number(input) : input;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 1 ? number : null;
}

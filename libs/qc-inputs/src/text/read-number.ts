/** Number with the largest error by rounding: half of its last digit. */
export interface WrittenNumber {
  readonly value: number;
  readonly rounding: number;
}

const NUMBER = /^[+-]?(?:\d+(?:\.(\d*))?|\.(\d+))(?:e([+-]?\d{1,3}))?$/i;
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const MISSING = new Set(['', 'na', 'n/a', 'nan', 'none', 'null', '-', '.', '?']);

/** True for a cell without a value: empty, `NA`, `nan` and the like. */
export function isMissing(text: string): boolean {
  return MISSING.has(text.trim().toLowerCase());
}

/** Decimal number, with commas between thousands if any. Null for other text, signs of infinity included. */
export function readNumber(text: string): WrittenNumber | null {
  const trimmed = text.trim();
  const plain = GROUPED.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed;
  const match = NUMBER.exec(plain);
  const value = match ? Number(plain) : NaN;
  if (!match || !Number.isFinite(value)) {
    return null;
  }
  const decimals = (match[1] ?? match[2] ?? '').length - Number(match[3] ?? 0);
  return { value, rounding: decimals > 0 ? 0.5 * 10 ** -decimals : 0 };
}

/** Number with six significant digits, which is more than a plot can show; null for a value that is missing or not finite. */
export function shownNumber(value: number | null | undefined): number | null {
  return value === null || value === undefined || !Number.isFinite(value)
    ? null
    : Number(value.toPrecision(6));
}

/** Finite number with six significant digits. */
export function sixDigits(value: number): number {
  return Number(value.toPrecision(6));
}

/** Positions of a value and its history on a strip, in percent of the width. */
export interface StripPositions {
  readonly value: number;
  readonly mean: number;
  /** Mean minus one standard deviation; `to` is the mean plus one. */
  readonly from: number;
  readonly to: number;
}

/** Standard deviations that the strip shows on each side of the mean. */
const RANGE_SD = 3;

/** Positions on a strip from mean - 3 SD to mean + 3 SD. A value outside is at its end. Null if the history does not vary. */
export function stripPositions(value: number, mean: number, sd: number): StripPositions | null {
  if (!(sd > 0) || !Number.isFinite(value)) {
    return null;
  }
  const position = (at: number) =>
    Math.min(100, Math.max(0, (100 * ((at - mean) / sd + RANGE_SD)) / (2 * RANGE_SD)));
  return { value: position(value), mean: position(mean), from: position(mean - sd), to: position(mean + sd) };
}

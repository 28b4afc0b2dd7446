/** Where a value lies beside its history, in percent of the width of the strip. */
export interface StripPlaces {
  readonly value: number;
  readonly mean: number;
  /** Mean minus and plus one standard deviation. */
  readonly from: number;
  readonly to: number;
}

/** Standard deviations that the strip shows on each side of the mean. */
const REACH = 3;

/** Places on a strip from mean - 3 SD to mean + 3 SD; a value beyond stands at its end. Null when the history does not vary. */
export function placeOnStrip(value: number, mean: number, sd: number): StripPlaces | null {
  if (!(sd > 0) || !Number.isFinite(value)) {
    return null;
  }
  const place = (at: number) => Math.min(100, Math.max(0, (100 * ((at - mean) / sd + REACH)) / (2 * REACH)));
  return { value: place(value), mean: place(mean), from: place(mean - sd), to: place(mean + sd) };
}

/** Counts or intensities of two samples: features by libraries in row-major order, without missing values. */
export interface TwoGroupTable {
  readonly values: Float64Array;
  /** For each library, whether it belongs to the numerator of the fold change; the others to the denominator. */
  readonly isNumerator: readonly boolean[];
}

/** Number of features. */
export function featureCount({ values, isNumerator }: TwoGroupTable): number {
  return values.length / isNumerator.length;
}

/** Sum of each library. */
export function librarySizes({ values, isNumerator }: TwoGroupTable): Float64Array {
  const width = isNumerator.length;
  const sizes = new Float64Array(width);
  for (let cell = 0; cell < values.length; cell += 1) {
    sizes[cell % width] = (sizes[cell % width] ?? 0) + (values[cell] ?? 0);
  }
  return sizes;
}

/** Table of some of its features, by their index. */
export function selectFeatures(
  { values, isNumerator }: TwoGroupTable,
  features: readonly number[],
): TwoGroupTable {
  const width = isNumerator.length;
  const selected = new Float64Array(features.length * width);
  features.forEach((feature, position) => {
    selected.set(values.subarray(feature * width, (feature + 1) * width), position * width);
  });
  return { values: selected, isNumerator };
}

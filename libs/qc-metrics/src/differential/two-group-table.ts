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
  for (let start = 0; start < values.length; start += width) {
    for (let library = 0; library < width; library += 1) {
      sizes[library] = (sizes[library] ?? 0) + (values[start + library] ?? 0);
    }
  }
  return sizes;
}

/** Features that are copied at once: their values fit into the nearest cache. */
const BLOCK = 64;

/** Values of some libraries, from `first` on, in the order of the features; written into the columns of an earlier call. */
export function writeLibraries(
  { values, isNumerator }: TwoGroupTable,
  first: number,
  columns: readonly Float64Array[],
): void {
  const width = isNumerator.length;
  const features = values.length / width;
  const count = Math.min(columns.length, width - first);
  for (let start = 0; start < features; start += BLOCK) {
    const end = Math.min(start + BLOCK, features);
    for (let library = 0; library < count; library += 1) {
      const column = columns[library] ?? NO_COLUMN;
      for (let feature = start; feature < end; feature += 1) {
        column[feature] = values[feature * width + first + library] ?? NaN;
      }
    }
  }
}

const NO_COLUMN = new Float64Array(0);

/** True for a feature with a value above 0 in a library. */
export function hasValue({ values, isNumerator }: TwoGroupTable, feature: number): boolean {
  const width = isNumerator.length;
  for (let cell = feature * width; cell < (feature + 1) * width; cell += 1) {
    if ((values[cell] ?? 0) > 0) {
      return true;
    }
  }
  return false;
}

/** Table of some of its features, by their ascending index; the same table for all of them. */
export function selectFeatures(table: TwoGroupTable, features: Uint32Array): TwoGroupTable {
  return features.length === featureCount(table)
    ? table
    : { ...table, values: selectRows(table.values, table.isNumerator.length, features) };
}

/** Rows of a row-major table. */
export function selectRows(values: Float64Array, width: number, rows: Uint32Array): Float64Array {
  const selected = new Float64Array(rows.length * width);
  rows.forEach((row, position) => {
    selected.set(values.subarray(row * width, (row + 1) * width), position * width);
  });
  return selected;
}

import { median } from '../statistics/descriptive';
import { featureCount, librarySizes, type TwoGroupTable } from './two-group-table';

const MIN_TOTAL = 15;
const MILLION = 1e6;
/** Larger groups need only a part of their libraries. */
const LARGE_GROUP = 10;
const PART_OF_LARGE_GROUP = 0.7;
const TOLERANCE = 1e-14;

/**
 * Features with enough values, as edgeR's `filterByExpr` selects them: a total of 15, and in as many libraries as the smaller
 * sample has at least `minCount` in a library of median size. Indices in ascending order.
 *
 * Source: Chen, Lun and Smyth (2016), F1000Research 5:1438.
 */
export function expressedFeatures(table: TwoGroupTable, minCount: number): Uint32Array {
  const { values, isNumerator } = table;
  const width = isNumerator.length;
  const sizes = librarySizes(table);
  const cutoff = (minCount / median([...sizes])) * MILLION;
  // In the order of edgeR's operations: a value at the cutoff in the median library falls on the same side.
  const perMillion = sizes.map((size) => MILLION / size);
  const required = requiredLibraries(isNumerator) - TOLERANCE;
  const features = featureCount(table);
  const selected = new Uint32Array(features);
  let count = 0;
  for (let feature = 0; feature < features; feature += 1) {
    let total = 0;
    let libraries = 0;
    for (let library = 0; library < width; library += 1) {
      const value = values[feature * width + library] ?? 0;
      total += value;
      libraries += value * (perMillion[library] ?? NaN) >= cutoff ? 1 : 0;
    }
    if (libraries >= required && total >= MIN_TOTAL - TOLERANCE) {
      selected[count] = feature;
      count += 1;
    }
  }
  return selected.slice(0, count);
}

function requiredLibraries(isNumerator: readonly boolean[]): number {
  const numerators = isNumerator.filter(Boolean).length;
  const smaller = Math.min(numerators, isNumerator.length - numerators);
  return smaller > LARGE_GROUP ? LARGE_GROUP + (smaller - LARGE_GROUP) * PART_OF_LARGE_GROUP : smaller;
}

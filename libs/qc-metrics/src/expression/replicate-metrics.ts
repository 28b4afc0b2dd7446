import { columnsOf, type ExpressionMatrix, type Omics, rowOf } from '../matrix/expression-matrix';
import { type ValueScale } from '../matrix/value-scale';
import { PairwiseCorrelations } from '../statistics/correlation';
import { median } from '../statistics/descriptive';
import { quantileOfUnsorted } from '../statistics/values-of-ranks';
import { type SampleGroup } from './sample-groups';

/** Percentage of missing cells. NaN for a matrix without cells. */
export function missingPercent({ values }: ExpressionMatrix): number {
  let missing = 0;
  for (let cell = 0; cell < values.length; cell += 1) {
    missing += Number.isNaN(values[cell]) ? 1 : 0;
  }
  return (100 * missing) / values.length;
}

/** Detection in a library: number of detected features, and percentage of missing values. */
export interface Detection {
  readonly detected: number;
  readonly missingPercent: number;
}

/** Detection in each library. Features with a value of `limit` or more are detected, without a limit those with any value. */
export function detectionOf(
  { values, features, libraries }: ExpressionMatrix,
  limit: number = Number.NEGATIVE_INFINITY,
): Detection[] {
  const width = libraries.length;
  const detected = new Uint32Array(width);
  const missing = new Uint32Array(width);
  for (let start = 0; start < values.length; start += width) {
    for (let library = 0; library < width; library += 1) {
      const value = values[start + library] ?? NaN;
      detected[library] = (detected[library] ?? 0) + (value >= limit ? 1 : 0);
      missing[library] = (missing[library] ?? 0) + (Number.isNaN(value) ? 1 : 0);
    }
  }
  return Array.from(detected, (own, library) => ({
    detected: own,
    missingPercent: (100 * (missing[library] ?? 0)) / features.length,
  }));
}

/** Features whose values are copied at once: those of 24 libraries stay in the second cache of a processor. */
const BLOCK = 2048;

/**
 * Median Pearson correlation over the replicate pairs of all samples; NaN without such a pair. `scale` is applied to
 * each value first.
 */
export function absoluteCorrelation(
  matrix: ExpressionMatrix,
  groups: readonly SampleGroup[],
  scale: (value: number) => number = (value) => value,
): number {
  const correlations = groups.flatMap(({ libraries }) => {
    const pairs = new PairwiseCorrelations(meansOf(matrix, libraries, scale));
    forEachBlock(matrix, libraries, scale, (columns) => pairs.add(columns));
    return pairs.correlations();
  });
  return median(correlations.filter((value) => !Number.isNaN(value)));
}

/** Means of libraries, without missing values. */
function meansOf(
  matrix: ExpressionMatrix,
  libraries: readonly number[],
  scale: (value: number) => number,
): number[] {
  const [sums, counts] = [libraries.map(() => 0), libraries.map(() => 0)];
  forEachBlock(matrix, libraries, scale, (columns) =>
    columns.forEach((column, index) => {
      let sum = 0;
      let count = 0;
      for (let row = 0; row < column.length; row += 1) {
        const value = column[row] ?? NaN;
        if (!Number.isNaN(value)) {
          sum += value;
          count += 1;
        }
      }
      sums[index] = (sums[index] ?? 0) + sum;
      counts[index] = (counts[index] ?? 0) + count;
    }),
  );
  return sums.map((sum, index) => sum / (counts[index] ?? 0));
}

/** Calls with the values of libraries, some features at a time; the next block is written over them. */
function forEachBlock(
  matrix: ExpressionMatrix,
  libraries: readonly number[],
  scale: (value: number) => number,
  take: (columns: readonly Float64Array[]) => void,
): void {
  const { length } = matrix.features;
  let memory: readonly Float64Array[] = [];
  for (let from = 0; from < length; from += BLOCK) {
    const columns = columnsOf(matrix, libraries, { scale, from, to: Math.min(from + BLOCK, length), memory });
    memory = memory.length > 0 ? memory : columns;
    take(columns);
  }
}

/**
 * Median coefficient of variation of the replicates over features and samples, in percent. With `raise` the values are
 * logarithms (base 2) and the result is that of the intensities; by default this is assumed when a value is negative.
 * Logarithms that are not raised give a far smaller result, as in the published example.
 */
export function coefficientOfVariation(
  matrix: ExpressionMatrix,
  groups: readonly SampleGroup[],
  { raise = hasNegative(matrix) }: { readonly raise?: boolean } = {},
): number {
  const variations = new Float64Array(matrix.features.length * groups.length);
  let count = 0;
  for (let feature = 0; feature < matrix.features.length; feature += 1) {
    const row = rowOf(matrix, feature);
    for (const { libraries } of groups) {
      const variation = variationOf(row, libraries, raise);
      if (Number.isFinite(variation)) {
        variations[count] = variation;
        count += 1;
      }
    }
  }
  return quantileOfUnsorted(variations.subarray(0, count), 0.5);
}

/** Coefficient of variation of some values of a row, in percent, without missing ones. */
export function variationOf(row: Float64Array, libraries: readonly number[], raise: boolean): number {
  let sum = 0;
  let count = 0;
  for (const library of libraries) {
    const value = intensityOf(row[library], raise);
    if (!Number.isNaN(value)) {
      sum += value;
      count += 1;
    }
  }
  const centre = sum / count;
  let squares = 0;
  for (const library of libraries) {
    const value = intensityOf(row[library], raise);
    if (!Number.isNaN(value)) {
      squares += (value - centre) * (value - centre);
    }
  }
  return count < 2 ? NaN : (100 * Math.sqrt(squares / (count - 1))) / centre;
}

function intensityOf(value: number | undefined, raise: boolean): number {
  return raise ? 2 ** (value ?? NaN) : (value ?? NaN);
}

/** True if the values of a table are logarithms that are raised for its coefficient of variation. */
export function isRaisedForVariation(omics: Omics, scale: ValueScale, matrix: ExpressionMatrix): boolean {
  return omics === 'proteomics' && !takesVariationOfLogs(omics, scale, matrix);
}

/** True for proteins and peptides that are positive logarithms: the published method computes their CV without raising them. */
export function takesVariationOfLogs(omics: Omics, scale: ValueScale, matrix: ExpressionMatrix): boolean {
  return omics === 'proteomics' && scale === 'log2' && !hasNegative(matrix);
}

/** True for a negative value: only logarithms are negative. */
function hasNegative({ values }: ExpressionMatrix): boolean {
  for (let cell = 0; cell < values.length; cell += 1) {
    if ((values[cell] ?? NaN) < 0) {
      return true;
    }
  }
  return false;
}

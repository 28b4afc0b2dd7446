import { type ExpressionMatrix, type Omics, rowOf } from '../matrix/expression-matrix';
import { mean } from '../statistics/descriptive';
import { type GeneComparisons } from './gene-comparisons';
import { type FeatureRows } from './reference-features';
import { type SamplePair } from './sample-pair';
import { compareByVoom, type VoomComparison } from './voom-comparison';

/** Least peptide intensity in a library of median size, as in protqc. RNA has no such limit, as in exp2qcdt. */
const MIN_PEPTIDE_INTENSITY = 10;
const MAX_ADJUSTED_P = 0.05;
/** A peptide with this many missing values in the libraries of a pair is left out. */
const TOO_MANY_MISSING = 3;

/** Weighted mean of log2 values over libraries: one value for each library and row of a feature. */
export interface LibraryMean {
  /** Index in the matrix of the library of each value. */
  readonly libraries: readonly number[];
  /** Index of the first of them in the arrays, which the means of many features share: a view for each would take more memory. */
  readonly first: number;
  readonly values: ArrayLike<number>;
  readonly weights: ArrayLike<number>;
}

/** Measured log2 fold change of a feature: the difference of two weighted means. */
export interface MeasuredFoldChange {
  readonly log2FoldChange: number;
  readonly numerator: LibraryMean;
  readonly denominator: LibraryMean;
}

/** Request of fold changes between two samples. */
export interface FoldChangeRequest {
  readonly pair: SamplePair;
  /** Rows of the features of the reference for this pair. */
  readonly requested: FeatureRows;
  /** Comparisons of a table of counts, which keep the requested rows. */
  readonly genes: GeneComparisons;
}

/** Measured log2 fold changes by feature; empty when a sample of the pair is missing. */
export function measuredFoldChanges(
  omics: Omics,
  table: ExpressionMatrix,
  { pair, requested, genes }: FoldChangeRequest,
): Map<string, MeasuredFoldChange> {
  if (pair.numerator.length === 0 || pair.denominator.length === 0) {
    return new Map();
  }
  switch (omics) {
    case 'proteomics':
      return peptideFoldChanges(table, pair, requested);
    case 'metabolomics':
      return metaboliteFoldChanges(table, pair, requested);
    case 'transcriptomics':
      return byName(genes.of(pair), requested);
  }
}

/**
 * Peptides as in protqc: intensities of the reference peptides with fewer than three missing values, limma-voom, adjusted p
 * below 0.05. Missing values count as 0.
 */
function peptideFoldChanges(
  table: ExpressionMatrix,
  pair: SamplePair,
  requested: FeatureRows,
): Map<string, MeasuredFoldChange> {
  const all = [...pair.numerator, ...pair.denominator];
  const rows = [...requested.values()]
    .map(([row = -1]) => row)
    .filter((row) => {
      const values = rowOf(table, row);
      return all.filter((library) => Number.isNaN(values[library])).length < TOO_MANY_MISSING;
    })
    .sort((one, other) => one - other);
  const comparison = compareByVoom(table, pair, {
    rows: Uint32Array.from(rows),
    scale: (value) => (Number.isNaN(value) ? 0 : 2 ** value),
    minCount: MIN_PEPTIDE_INTENSITY,
    isKept: () => true,
  });
  return byName(comparison, requested, MAX_ADJUSTED_P);
}

/** Metabolites as in metqc: difference of mean log2 intensities of rows without missing values or zeros, no filter by p. */
function metaboliteFoldChanges(
  table: ExpressionMatrix,
  { numerator, denominator }: SamplePair,
  requested: FeatureRows,
): Map<string, MeasuredFoldChange> {
  const measured = new Map<string, MeasuredFoldChange>();
  for (const [name, rows] of requested) {
    const complete = rows.map((row) => rowOf(table, row)).filter((row) => row.every((value) => value > 0));
    const logsOf = (libraries: readonly number[]): LibraryMean => {
      const values = complete.flatMap((row) => libraries.map((library) => Math.log2(row[library] ?? NaN)));
      return { libraries: complete.flatMap(() => libraries), first: 0, values, weights: values.map(() => 1) };
    };
    if (complete.length > 0) {
      const [above, below] = [logsOf(numerator), logsOf(denominator)];
      const log2FoldChange = mean(above.values) - mean(below.values);
      measured.set(name, { log2FoldChange, numerator: above, denominator: below });
    }
  }
  return measured;
}

/** Fold changes of the requested features, with an adjusted p below a limit where one is given. */
function byName(
  { rows, log2FoldChange, adjustedP, pair, weighted }: VoomComparison,
  requested: FeatureRows,
  maxAdjustedP: number | null = null,
): Map<string, MeasuredFoldChange> {
  const { numerator, denominator } = pair;
  const width = numerator.length + denominator.length;
  const { values } = weighted;
  const weights = weighted.weights ?? new Float64Array(values.length).fill(1);
  const nameOfRow = new Map([...requested].map(([name, [row = -1]]) => [row, name]));
  const measured = new Map<string, MeasuredFoldChange>();
  let position = 0;
  weighted.rows.forEach((row, kept) => {
    while ((rows[position] ?? row) < row) {
      position += 1;
    }
    const name = nameOfRow.get(row);
    const isSignificant = maxAdjustedP === null || (adjustedP[position] ?? NaN) < maxAdjustedP;
    if (name === undefined || !isSignificant) {
      return;
    }
    const first = kept * width;
    measured.set(name, {
      log2FoldChange: log2FoldChange[position] ?? NaN,
      numerator: { libraries: numerator, first, values, weights },
      denominator: { libraries: denominator, first: first + numerator.length, values, weights },
    });
  });
  return measured;
}

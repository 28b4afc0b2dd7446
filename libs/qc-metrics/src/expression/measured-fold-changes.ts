import { foldChanges } from '../differential/fold-changes';
import { type ExpressionMatrix, type Omics, rowOf } from '../matrix/expression-matrix';
import { mean } from '../statistics/descriptive';
import { isDetected } from './feature-rules';
import { type FeatureRows } from './reference-features';
import { type SampleGroup } from './sample-groups';

/** Least peptide intensity in a library of median size, as in protqc. RNA has no such limit, as in exp2qcdt. */
const MIN_PEPTIDE_INTENSITY = 10;
const MAX_ADJUSTED_P = 0.05;
/** A peptide with this many missing values in the libraries of a pair is left out. */
const TOO_MANY_MISSING = 3;

/** Samples and features of which fold changes are requested. */
export interface FoldChangeRequest {
  /** Numerator and denominator, such as `D5/D6`. */
  readonly pair: string;
  readonly groups: readonly SampleGroup[];
  /** Rows of the features of the reference for this pair. */
  readonly requested: FeatureRows;
}

/** Weighted mean of log2 values over libraries: one value for each library and row of a feature. */
export interface LibraryMean {
  /** Index in the matrix of the library of each value. */
  readonly libraries: readonly number[];
  readonly values: ArrayLike<number>;
  readonly weights: ArrayLike<number>;
}

/** Measured log2 fold change of a feature: the difference of two weighted means. */
export interface MeasuredFoldChange {
  readonly log2FoldChange: number;
  readonly numerator: LibraryMean;
  readonly denominator: LibraryMean;
}

/** Libraries of the two samples of a pair. */
interface PairLibraries {
  readonly numerator: readonly number[];
  readonly denominator: readonly number[];
}

/** Measured log2 fold changes by feature; empty when a sample of the pair is missing. */
export function measuredFoldChanges(
  omics: Omics,
  table: ExpressionMatrix,
  { pair, groups, requested }: FoldChangeRequest,
): Map<string, MeasuredFoldChange> {
  const [numerator = [], denominator = []] = pair
    .split('/')
    .map((sample) => groups.find((group) => group.sample === sample)?.libraries);
  if (numerator.length === 0 || denominator.length === 0) {
    return new Map();
  }
  return METHODS[omics](table, { numerator, denominator }, requested);
}

const METHODS: Readonly<
  Record<
    Omics,
    (
      table: ExpressionMatrix,
      libraries: PairLibraries,
      requested: FeatureRows,
    ) => Map<string, MeasuredFoldChange>
  >
> = {
  proteomics: peptideFoldChanges,
  metabolomics: metaboliteFoldChanges,
  transcriptomics: geneFoldChanges,
};

/**
 * Peptides as in protqc: intensities of the reference peptides with fewer than three missing values, limma-voom, adjusted p
 * below 0.05. Missing values count as 0.
 */
function peptideFoldChanges(
  table: ExpressionMatrix,
  libraries: PairLibraries,
  requested: FeatureRows,
): Map<string, MeasuredFoldChange> {
  const all = [...libraries.numerator, ...libraries.denominator];
  const features = [...requested].filter(([, [row = -1]]) => {
    const values = rowOf(table, row);
    return all.filter((library) => Number.isNaN(values[library])).length < TOO_MANY_MISSING;
  });
  const toIntensity = (value: number): number => (Number.isNaN(value) ? 0 : 2 ** value);
  const measured = voomFoldChanges(table, libraries, features, {
    scale: toIntensity,
    minCount: MIN_PEPTIDE_INTENSITY,
  });
  return new Map(
    measured.filter(({ adjustedP }) => adjustedP < MAX_ADJUSTED_P).map((change) => [change.name, change]),
  );
}

/** Genes as in exp2qcdt: counts of all genes that both samples express, limma-voom, no filter by p. */
function geneFoldChanges(
  table: ExpressionMatrix,
  libraries: PairLibraries,
  requested: FeatureRows,
): Map<string, MeasuredFoldChange> {
  const names = new Map([...requested].map(([name, [row = -1]]) => [row, name]));
  const detected: [string, readonly number[]][] = [];
  for (let row = 0; row < table.features.length; row += 1) {
    const values = rowOf(table, row);
    if (isDetected(values, libraries.numerator) && isDetected(values, libraries.denominator)) {
      detected.push([names.get(row) ?? '', [row]]);
    }
  }
  const measured = voomFoldChanges(table, libraries, detected, {
    scale: (value) => (Number.isNaN(value) ? 0 : value),
    minCount: 0,
  });
  return new Map(measured.filter(({ name }) => name !== '').map((change) => [change.name, change]));
}

/** Metabolites as in metqc: difference of mean log2 intensities of rows without missing values or zeros, no filter by p. */
function metaboliteFoldChanges(
  table: ExpressionMatrix,
  { numerator, denominator }: PairLibraries,
  requested: FeatureRows,
): Map<string, MeasuredFoldChange> {
  const measured = new Map<string, MeasuredFoldChange>();
  for (const [name, rows] of requested) {
    const complete = rows.map((row) => rowOf(table, row)).filter((row) => row.every((value) => value > 0));
    const logsOf = (libraries: readonly number[]): LibraryMean => {
      const values = complete.flatMap((row) => libraries.map((library) => Math.log2(row[library] ?? NaN)));
      return { libraries: complete.flatMap(() => libraries), values, weights: values.map(() => 1) };
    };
    if (complete.length > 0) {
      const means = { numerator: logsOf(numerator), denominator: logsOf(denominator) };
      const log2FoldChange = mean(means.numerator.values) - mean(means.denominator.values);
      measured.set(name, { log2FoldChange, ...means });
    }
  }
  return measured;
}

function voomFoldChanges(
  table: ExpressionMatrix,
  { numerator, denominator }: PairLibraries,
  features: readonly (readonly [string, readonly number[]])[],
  { scale, minCount }: { readonly scale: (value: number) => number; readonly minCount: number },
): (MeasuredFoldChange & { readonly name: string; readonly adjustedP: number })[] {
  const libraries = [...numerator, ...denominator];
  const values = new Float64Array(features.length * libraries.length);
  features.forEach(([, [row = -1]], feature) => {
    const all = rowOf(table, row);
    libraries.forEach((library, position) => {
      values[feature * libraries.length + position] = scale(all[library] ?? NaN);
    });
  });
  const isNumerator = libraries.map((_, position) => position < numerator.length);
  return foldChanges({ values, isNumerator }, minCount).map((change) => {
    const meanOf = (of: readonly number[], first: number): LibraryMean => ({
      libraries: of,
      values: change.values.subarray(first, first + of.length),
      weights: change.weights.subarray(first, first + of.length),
    });
    return {
      name: features[change.feature]?.[0] ?? '',
      log2FoldChange: change.log2FoldChange,
      adjustedP: change.adjustedP,
      numerator: meanOf(numerator, 0),
      denominator: meanOf(denominator, numerator.length),
    };
  });
}

import { benjaminiHochberg } from '../statistics/false-discovery';
import { expressedFeatures } from './expression-filter';
import { moderatedTests } from './moderated-tests';
import { normalisationFactors } from './normalisation-factors';
import { withPrecisionWeights } from './precision-weights';
import { librarySizes, selectFeatures, type TwoGroupTable } from './two-group-table';
import { fitTwoGroups, type LogRows } from './two-group-fit';

/**
 * Fold changes of features between two samples, with their moderated t tests: one entry of each array per feature. NaN for a
 * feature whose means cannot be separated; see {@link fitTwoGroups}.
 */
export interface FoldChanges {
  /** Index of each feature in the table, ascending. */
  readonly features: Uint32Array;
  readonly log2FoldChange: Float64Array;
  /** Mean of the log2 values per million. */
  readonly averageExpression: Float64Array;
  readonly t: Float64Array;
  readonly p: Float64Array;
  /** Adjusted by Benjamini and Hochberg over these features. */
  readonly adjustedP: Float64Array;
  /** Log2 values per million of these features with their weights. */
  readonly weighted: LogRows;
}

/**
 * Fold changes of counts or intensities as limma-voom computes them: filter, TMM, precision weights, moderated t test. In the
 * order of the table, without the features that the filter excludes; empty for fewer than two features, and with a library without values.
 *
 * @param minCount least value in a library of median size, for the filter
 */
export function foldChanges(table: TwoGroupTable, minCount: number): FoldChanges {
  const selected = expressedFeatures(table, minCount);
  const expressed = selectFeatures(table, selected);
  const features = selected.length >= 2 && hasSizes(expressed) ? selected : new Uint32Array(0);
  const weighted =
    features.length === 0
      ? { features: 0, isNumerator: table.isNumerator, isWeighted: false, write: () => undefined }
      : withPrecisionWeights(expressed, normalisationFactors(expressed));
  const fits = fitTwoGroups(weighted);
  const { t, p } = moderatedTests(fits);
  return {
    features,
    log2FoldChange: fits.numeratorMean.map((mean, feature) => mean - (fits.denominatorMean[feature] ?? NaN)),
    averageExpression: fits.averageExpression,
    t,
    p,
    adjustedP: benjaminiHochberg(p),
    weighted,
  };
}

/** True if each library has values: one without any has no size to be normalised by, and edgeR stops with an error. */
function hasSizes(table: TwoGroupTable): boolean {
  return librarySizes(table).every((size) => size > 0);
}

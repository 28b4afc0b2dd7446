import { mean, median } from '../statistics/descriptive';
import { quantileOfUnsorted } from '../statistics/values-of-ranks';
import { type Library, logSharesOf, TrimmedMeans } from './trimmed-mean';
import {
  featureCount,
  hasValue,
  librariesOf,
  librarySizes,
  selectFeatures,
  type TwoGroupTable,
} from './two-group-table';

const REFERENCE_QUANTILE = 0.75;
const NEGLIGIBLE_QUANTILE = 1e-20;

/**
 * Normalisation factors of the libraries by trimmed means of M values (TMM), with geometric mean 1. A library's effective size
 * is its sum times its factor.
 *
 * Source: Robinson and Oshlack (2010), Genome Biology 11:R25; trimming and weights as edgeR's `calcNormFactors`.
 */
export function normalisationFactors(table: TwoGroupTable): Float64Array {
  const sizes = librarySizes(table);
  const columns = librariesOf(selectFeatures(table, featuresWithValues(table)));
  const reference = referenceLibrary(columns, sizes);
  const trimmedMeans = new TrimmedMeans(libraryOf(columns, sizes, reference));
  const logShares = new Float64Array(columns[0]?.length ?? 0);
  const factors = sizes.map((_, library) =>
    trimmedMeans.factorOf(libraryOf(columns, sizes, library, logShares)),
  );
  const centre = Math.exp(mean(factors.map(Math.log)));
  return factors.map((factor) => factor / centre);
}

function featuresWithValues(table: TwoGroupTable): Uint32Array {
  return Uint32Array.from({ length: featureCount(table) }, (_, feature) => feature).filter((feature) =>
    hasValue(table, feature),
  );
}

function libraryOf(
  columns: readonly Float64Array[],
  sizes: Float64Array,
  index: number,
  logShares?: Float64Array,
): Library {
  const values = columns[index] ?? new Float64Array(0);
  const size = sizes[index] ?? NaN;
  return { values, size, logShares: logSharesOf(values, size, logShares) };
}

/** Library whose upper quartile is nearest to the mean of all; of mostly empty ones the largest by square roots. */
function referenceLibrary(columns: readonly Float64Array[], sizes: Float64Array): number {
  const quartiles = columns.map(
    (column, library) => quantileOfUnsorted(column, REFERENCE_QUANTILE) / (sizes[library] ?? NaN),
  );
  if (median(quartiles) < NEGLIGIBLE_QUANTILE) {
    const roots = columns.map((column) => column.reduce((sum, value) => sum + Math.sqrt(value), 0));
    return roots.indexOf(Math.max(...roots));
  }
  const centre = mean(quartiles);
  const distances = quartiles.map((quartile) => Math.abs(quartile - centre));
  return distances.indexOf(Math.min(...distances));
}

import { mean, median } from '../statistics/descriptive';
import { quantileOfUnsorted } from '../statistics/values-of-ranks';
import { logSharesOf, TrimmedMeans } from './trimmed-mean';
import {
  featureCount,
  hasValue,
  librarySizes,
  selectFeatures,
  type TwoGroupTable,
  writeLibraries,
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
  const libraries = new LibraryReader(selectFeatures(table, featuresWithValues(table)));
  const reference = referenceLibrary(libraries, sizes);
  const size = sizes[reference] ?? NaN;
  const values = libraries.at(reference).slice();
  const trimmedMeans = new TrimmedMeans({ values, size, logShares: logSharesOf(values, size) });
  const logShares = new Float64Array(values.length);
  const factors = sizes.map((own, library) => {
    const column = libraries.at(library);
    return trimmedMeans.factorOf({
      values: column,
      size: own,
      logShares: logSharesOf(column, own, logShares),
    });
  });
  const centre = Math.exp(mean(factors.map(Math.log)));
  return factors.map((factor) => factor / centre);
}

/** Libraries that are copied at once: their values of one feature are side by side in memory. */
const COLUMNS = 8;

/** Reader of the values of one library at a time. Those of all of them together would take as much memory as the table. */
class LibraryReader {
  readonly #table: TwoGroupTable;
  readonly #columns: readonly Float64Array[];
  #first = -COLUMNS;

  constructor(table: TwoGroupTable) {
    this.#table = table;
    this.#columns = Array.from({ length: COLUMNS }, () => new Float64Array(featureCount(table)));
  }

  /** Values of a library, until those of another one are read. */
  at(library: number): Float64Array {
    const position = library % COLUMNS;
    if (library - position !== this.#first) {
      this.#first = library - position;
      writeLibraries(this.#table, this.#first, this.#columns);
    }
    return this.#columns[position] ?? new Float64Array(0);
  }
}

function featuresWithValues(table: TwoGroupTable): Uint32Array {
  const features = new Uint32Array(featureCount(table));
  let count = 0;
  for (let feature = 0; feature < features.length; feature += 1) {
    if (hasValue(table, feature)) {
      features[count] = feature;
      count += 1;
    }
  }
  return features.subarray(0, count);
}

/** Library whose upper quartile is nearest to the mean of all; of mostly empty ones the largest by square roots. */
function referenceLibrary(libraries: LibraryReader, sizes: Float64Array): number {
  const quartiles = Array.from(
    sizes,
    (size, library) => quantileOfUnsorted(libraries.at(library), REFERENCE_QUANTILE) / size,
  );
  if (median(quartiles) < NEGLIGIBLE_QUANTILE) {
    const roots = Array.from(sizes, (_, library) =>
      libraries.at(library).reduce((sum, value) => sum + Math.sqrt(value), 0),
    );
    return roots.indexOf(Math.max(...roots));
  }
  const centre = mean(quartiles);
  const distances = quartiles.map((quartile) => Math.abs(quartile - centre));
  return distances.indexOf(Math.min(...distances));
}

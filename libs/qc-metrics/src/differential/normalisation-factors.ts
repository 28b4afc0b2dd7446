import { mean, median, quantile } from '../statistics/descriptive';
import { averageRanks } from './average-ranks';
import { featureCount, librarySizes, selectFeatures, type TwoGroupTable } from './two-group-table';

const TRIMMED_RATIOS = 0.3;
const TRIMMED_SIZES = 0.05;
const REFERENCE_QUANTILE = 0.75;
const NEGLIGIBLE_QUANTILE = 1e-20;
const NEGLIGIBLE_RATIO = 1e-6;

/**
 * Normalisation factors of the libraries by trimmed means of M values (TMM), with geometric mean 1. A library's effective size
 * is its sum times its factor.
 *
 * Source: Robinson and Oshlack (2010), Genome Biology 11:R25; trimming and weights as edgeR's `calcNormFactors`.
 */
export function normalisationFactors(table: TwoGroupTable): Float64Array {
  const sizes = librarySizes(table);
  const columns = columnsOf(selectFeatures(table, featuresWithValues(table)));
  const reference = referenceLibrary(columns, sizes);
  const factors = columns.map((column, library) =>
    trimmedMeanOfRatios(
      { values: column, size: sizes[library] ?? 0 },
      { values: columns[reference] ?? column, size: sizes[reference] ?? 0 },
    ),
  );
  const centre = Math.exp(mean(factors.map(Math.log)));
  return Float64Array.from(factors, (factor) => factor / centre);
}

interface Library {
  readonly values: readonly number[];
  readonly size: number;
}

function featuresWithValues(table: TwoGroupTable): number[] {
  const width = table.isNumerator.length;
  return Array.from({ length: featureCount(table) }, (_, feature) => feature).filter((feature) =>
    table.values.subarray(feature * width, (feature + 1) * width).some((value) => value > 0),
  );
}

function columnsOf(table: TwoGroupTable): number[][] {
  const width = table.isNumerator.length;
  return table.isNumerator.map((_, library) =>
    Array.from(
      { length: featureCount(table) },
      (__, feature) => table.values[feature * width + library] ?? 0,
    ),
  );
}

/** Library whose upper quartile is nearest to the mean of all; of mostly empty ones the largest by square roots. */
function referenceLibrary(columns: readonly (readonly number[])[], sizes: Float64Array): number {
  const quartiles = columns.map(
    (column, library) => quantile(column, REFERENCE_QUANTILE) / (sizes[library] ?? 0),
  );
  if (median(quartiles) < NEGLIGIBLE_QUANTILE) {
    const roots = columns.map((column) => column.reduce((sum, value) => sum + Math.sqrt(value), 0));
    return roots.indexOf(Math.max(...roots));
  }
  const centre = mean(quartiles);
  const distances = quartiles.map((quartile) => Math.abs(quartile - centre));
  return distances.indexOf(Math.min(...distances));
}

function trimmedMeanOfRatios(library: Library, reference: Library): number {
  const features = library.values.flatMap((value, feature) => {
    const other = reference.values[feature] ?? 0;
    if (!(value > 0 && other > 0)) {
      return [];
    }
    const [share, otherShare] = [value / library.size, other / reference.size];
    return [
      {
        ratio: Math.log2(share / otherShare),
        size: (Math.log2(share) + Math.log2(otherShare)) / 2,
        variance:
          (library.size - value) / library.size / value + (reference.size - other) / reference.size / other,
      },
    ];
  });
  if (!features.some(({ ratio }) => Math.abs(ratio) >= NEGLIGIBLE_RATIO)) {
    return 1;
  }
  const isWithin = trimmedBy(
    features.map(({ ratio }) => ratio),
    TRIMMED_RATIOS,
  );
  const isTypical = trimmedBy(
    features.map(({ size }) => size),
    TRIMMED_SIZES,
  );
  let [weighted, weights] = [0, 0];
  features.forEach(({ ratio, variance }, index) => {
    if (isWithin(index) && isTypical(index)) {
      weighted += ratio / variance;
      weights += 1 / variance;
    }
  });
  return weights > 0 ? 2 ** (weighted / weights) : 1;
}

/** Test for the values that remain after trimming a share of the lowest and of the highest. */
function trimmedBy(values: readonly number[], share: number): (index: number) => boolean {
  const lowest = Math.floor(values.length * share) + 1;
  const highest = values.length + 1 - lowest;
  const ranks = averageRanks(values);
  return (index) => {
    const rank = ranks[index] ?? 0;
    return rank >= lowest && rank <= highest;
  };
}

import { logScaleOf } from '../expression/feature-rules';
import { columnsOf, type ExpressionMatrix, type Omics } from '../matrix/expression-matrix';
import { clusterOrder } from '../statistics/cluster-order';
import { pairwiseCorrelations } from '../statistics/correlation';
import { roundTo } from '../statistics/descriptive';

/** Pearson correlations of all pairs of libraries, on the log2 scale of the replicate correlation. */
export interface QcLibraryCorrelation {
  /** Libraries in the order of the table. */
  readonly libraries: readonly string[];
  /**
   * Lower triangle without the diagonal: the first row is that of the second library with the first. 6 decimals; null
   * for two libraries without enough common values.
   */
  readonly rows: readonly (readonly (number | null)[])[];
  /** Positions of the libraries in the order of a hierarchical clustering: average linkage, distance 1 - r. */
  readonly clustered: readonly number[];
  /** Number of features that were used: fewer than the table has where it is very large; they are evenly taken then. */
  readonly features: number;
}

/** Maximum number of libraries: a matrix of more could not be read, and its page would be slow. */
const MAX_LIBRARIES = 96;
/** Maximum number of products of two values: more take longer than half a second. */
const MAX_PRODUCTS = 60e6;
const DECIMALS = 6;

/** Correlations of the libraries with their order by clustering; null for fewer than two libraries, or too many. */
export function libraryCorrelationOf(omics: Omics, matrix: ExpressionMatrix): QcLibraryCorrelation | null {
  const size = matrix.libraries.length;
  if (size < 2 || size > MAX_LIBRARIES) {
    return null;
  }
  const step = Math.ceil((matrix.features.length * (size * (size - 1))) / 2 / MAX_PRODUCTS) || 1;
  const positions = matrix.libraries.map((_, position) => position);
  const columns = columnsOf(matrix, positions, { step, scale: logScaleOf(omics, matrix) });
  const correlations = pairwiseCorrelations(columns);
  const at = (one: number, other: number): number => {
    const [first, second] = one < other ? [one, other] : [other, one];
    return correlations[first * size - (first * (first + 1)) / 2 + second - first - 1] ?? NaN;
  };
  const distances = positions.map((one) =>
    positions.map((other) => (one === other ? 0 : distanceOf(at(one, other)))),
  );
  return {
    libraries: [...matrix.libraries],
    rows: positions.slice(1).map((row) => positions.slice(0, row).map((column) => rounded(at(row, column)))),
    clustered: clusterOrder(distances),
    features: columns[0]?.length ?? 0,
  };
}

/** Distance of two libraries; that of unrelated ones where their correlation is not known. */
function distanceOf(correlation: number): number {
  return Number.isNaN(correlation) ? 1 : 1 - correlation;
}

function rounded(correlation: number): number | null {
  return Number.isNaN(correlation) ? null : roundTo(correlation, DECIMALS);
}

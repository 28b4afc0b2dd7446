import { featuresForComparison } from '../expression/feature-rules';
import { type SampleGroup } from '../expression/sample-groups';
import { type ExpressionMatrix, type Omics } from '../matrix/expression-matrix';
import { mean, toSignificant } from '../statistics/descriptive';
import { isConstant } from '../statistics/principal-components';
import { type QcLoading } from './qc-report';

/** Features of each component that are in the report. */
const LOADINGS_OF_COMPONENT = 15;
const DIGITS = 6;

/**
 * Features that pull a component most: those with the largest correlations of their standardised values with its coordinates,
 * some for each component, by size. Six significant digits.
 */
export function loadingsOf(
  omics: Omics,
  matrix: ExpressionMatrix,
  groups: readonly SampleGroup[],
  points: readonly { readonly pc1: number; readonly pc2: number }[],
): QcLoading[] {
  const axes = [points.map(({ pc1 }) => pc1), points.map(({ pc2 }) => pc2)].map(unitVector);
  const [first = NO_AXIS, second = NO_AXIS] = axes;
  const loadings = axes.map(() => new Float64Array(matrix.features.length).fill(NaN));
  const [onFirst = NO_AXIS, onSecond = NO_AXIS] = loadings;
  for (const [feature, row] of featuresForComparison(omics, matrix, groups)) {
    if (!isConstant(row)) {
      onFirst[feature] = correlationWith(first, row);
      onSecond[feature] = correlationWith(second, row);
    }
  }
  const chosen = new Set(loadings.flatMap(largestOf));
  return [...chosen].map((feature) => ({
    name: matrix.features.at(feature) ?? '',
    pc1: toSignificant(onFirst[feature] ?? NaN, DIGITS),
    pc2: toSignificant(onSecond[feature] ?? NaN, DIGITS),
  }));
}

const NO_AXIS = new Float64Array(0);

/** Coordinates around their mean, with the length 1; all 0 for a component without variance, which has no correlation with anything. */
function unitVector(coordinates: readonly number[]): Float64Array {
  const centre = mean(coordinates);
  const centred = Float64Array.from(coordinates, (coordinate) => coordinate - centre);
  const length = Math.hypot(...centred);
  return length > 0 ? centred.map((coordinate) => coordinate / length) : centred;
}

/** Pearson correlation of the values of a feature with an axis of length 1. */
function correlationWith(axis: Float64Array, row: Float64Array): number {
  const centre = mean(row);
  let product = 0;
  let squares = 0;
  for (let library = 0; library < row.length; library += 1) {
    const distance = (row[library] ?? NaN) - centre;
    product += distance * (axis[library] ?? NaN);
    squares += distance * distance;
  }
  return Math.min(1, Math.max(-1, product / Math.sqrt(squares)));
}

/** Features with the largest loadings of either sign, largest first. */
function largestOf(loadings: Float64Array): number[] {
  const sizeOf = (feature: number): number => Math.abs(loadings[feature] ?? NaN);
  const largest: number[] = [];
  for (let feature = 0; feature < loadings.length; feature += 1) {
    const size = sizeOf(feature);
    const isLarge =
      largest.length < LOADINGS_OF_COMPONENT ? !Number.isNaN(size) : size > sizeOf(largest.at(-1) ?? -1);
    if (isLarge) {
      const rank = largest.findIndex((other) => sizeOf(other) < size);
      largest.splice(rank < 0 ? largest.length : rank, 0, feature);
      largest.length = Math.min(largest.length, LOADINGS_OF_COMPONENT);
    }
  }
  return largest;
}

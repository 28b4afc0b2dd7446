import { ascendingOrder } from '../statistics/ascending-order';
import { mean } from '../statistics/descriptive';
import { localRegression, type SmoothLine } from '../statistics/local-regression';
import { tabulatedLog2 } from '../statistics/tabulated-log2';
import { fitTwoGroups, type LogRows, type TwoGroupFits } from './two-group-fit';
import { featureCount, hasValue, librarySizes, type TwoGroupTable } from './two-group-table';

const SPAN = 0.5;
const MILLION = 1e6;
const logOf = tabulatedLog2(0.5);

/**
 * Log2 values per million with precision weights from the trend of the standard deviation over the mean (voom). `factors` are
 * the normalisation factors of the libraries. Without replicates all weights are equal.
 *
 * Source: Law, Chen, Shi and Smyth (2014), Genome Biology 15:R29; the trend is R's `lowess` with a span of 0.5, as in limma.
 */
export function withPrecisionWeights(table: TwoGroupTable, factors: Float64Array): LogRows {
  const sizes = librarySizes(table).map((size, library) => size * (factors[library] ?? 1) + 1);
  const millions = sizes.map((size) => Math.log2(size / MILLION));
  const unweighted = logsPerMillion(table, millions);
  if (sizes.length < 3) {
    return unweighted;
  }
  const toCount = mean(sizes.map(Math.log2)) - Math.log2(MILLION);
  const fits = fitTwoGroups(unweighted);
  const trend = localRegression(...trendPoints(table, fits, toCount), SPAN);
  const writeWeights = weightsBy(trend, fits, table.isNumerator, millions);
  return {
    ...unweighted,
    isWeighted: true,
    write: (feature, values, weights) => {
      unweighted.write(feature, values, weights);
      writeWeights(feature, weights);
    },
  };
}

function logsPerMillion(table: TwoGroupTable, millions: Float64Array): LogRows {
  const { values: counts, isNumerator } = table;
  const width = isNumerator.length;
  return {
    features: featureCount(table),
    isNumerator,
    isWeighted: false,
    write: (feature, values) => {
      const start = feature * width;
      for (let library = 0; library < width; library += 1) {
        values[library] = logOf(counts[start + library] ?? NaN) - (millions[library] ?? NaN);
      }
    },
  };
}

/** Mean log2 count and root of the standard deviation of each feature with a value, in the order of the means. */
function trendPoints(
  table: TwoGroupTable,
  { averageExpression, variance }: TwoGroupFits,
  toCount: number,
): [Float64Array, Float64Array] {
  const order = ascendingOrder(averageExpression).filter((feature) => hasValue(table, feature));
  const means = new Float64Array(order.length);
  const roots = new Float64Array(order.length);
  for (let position = 0; position < order.length; position += 1) {
    const feature = order[position] ?? 0;
    means[position] = (averageExpression[feature] ?? NaN) + toCount;
    roots[position] = Math.sqrt(Math.sqrt(variance[feature] ?? NaN));
  }
  return [means, roots];
}

/** Writer of the weights of a feature: the precision that the trend gives to the fitted count of each value. */
function weightsBy(
  { x, y }: SmoothLine,
  { numeratorMean, denominatorMean }: TwoGroupFits,
  isNumerator: readonly boolean[],
  millions: Float64Array,
): (feature: number, weights: Float64Array) => void {
  const width = millions.length;
  const side = Uint8Array.from(isNumerator, Number);
  const last = x.length - 1;
  const [lowest, highest] = [x[0] ?? NaN, x[last] ?? NaN];
  const [first, end] = [precisionOf(y[0] ?? NaN), precisionOf(y[last] ?? NaN)];
  // Positions near the one before are found at once.
  let segment = 0;
  return (feature, weights) => {
    const numerator = numeratorMean[feature] ?? NaN;
    const denominator = denominatorMean[feature] ?? NaN;
    for (let library = 0; library < width; library += 1) {
      const position = (side[library] === 1 ? numerator : denominator) + (millions[library] ?? NaN);
      if (!(position > lowest)) {
        weights[library] = first;
      } else if (!(position < highest)) {
        weights[library] = end;
      } else {
        while (position < (x[segment] ?? NaN)) {
          segment -= 1;
        }
        while (position >= (x[segment + 1] ?? NaN)) {
          segment += 1;
        }
        const left = x[segment] ?? NaN;
        const low = y[segment] ?? NaN;
        const share = (position - left) / ((x[segment + 1] ?? NaN) - left);
        weights[library] = precisionOf(low + ((y[segment + 1] ?? NaN) - low) * share);
      }
    }
  };
}

/** Precision of a value: the reciprocal of its variance. The trend has the root of the standard deviation. */
function precisionOf(root: number): number {
  const deviation = root * root;
  return 1 / (deviation * deviation);
}

import { mean } from '../statistics/descriptive';
import { localRegression, type SmoothLine } from '../statistics/local-regression';
import { tabulatedLog2 } from '../statistics/tabulated-log2';
import { fitTwoGroups, type LogValues, type TwoGroupFits } from './two-group-fit';
import { hasValue, librarySizes, type TwoGroupTable } from './two-group-table';

const SPAN = 0.5;
const MILLION = 1e6;

/**
 * Log2 values per million with precision weights from the trend of the standard deviation over the mean (voom). `factors` are
 * the normalisation factors of the libraries. Without replicates all weights are equal.
 *
 * Source: Law, Chen, Shi and Smyth (2014), Genome Biology 15:R29; the trend is R's `lowess` with a span of 0.5, as in limma.
 */
export function withPrecisionWeights(table: TwoGroupTable, factors: Float64Array): LogValues {
  const sizes = librarySizes(table).map((size, library) => size * (factors[library] ?? 1) + 1);
  const width = table.isNumerator.length;
  const unweighted = { values: logsPerMillion(table, sizes), weights: null, isNumerator: table.isNumerator };
  if (width < 3) {
    return unweighted;
  }
  const toCount = mean(sizes.map(Math.log2)) - Math.log2(MILLION);
  const fits = fitTwoGroups(unweighted);
  const trend = localRegression(...trendPoints(table, fits, toCount), SPAN);
  return { ...unweighted, weights: weightsBy(trend, fits, table.isNumerator, sizes) };
}

function logsPerMillion({ values }: TwoGroupTable, sizes: Float64Array): Float64Array {
  const width = sizes.length;
  const logs = new Float64Array(values.length);
  const logOf = tabulatedLog2(0.5);
  const perMillion = sizes.map((size) => Math.log2(size / MILLION));
  for (let start = 0; start < values.length; start += width) {
    for (let library = 0; library < width; library += 1) {
      logs[start + library] = logOf(values[start + library] ?? NaN) - (perMillion[library] ?? NaN);
    }
  }
  return logs;
}

/** Mean log2 count and root of the standard deviation of each feature with a value, in the order of the means. */
function trendPoints(
  table: TwoGroupTable,
  { averageExpression, variance }: TwoGroupFits,
  toCount: number,
): [Float64Array, Float64Array] {
  const order = Uint32Array.from(averageExpression, (_, feature) => feature)
    .filter((feature) => hasValue(table, feature))
    .sort((one, other) => (averageExpression[one] ?? NaN) - (averageExpression[other] ?? NaN));
  return [
    Float64Array.from(order, (feature) => (averageExpression[feature] ?? NaN) + toCount),
    Float64Array.from(order, (feature) => Math.sqrt(Math.sqrt(variance[feature] ?? NaN))),
  ];
}

/** Weights of all values: the precision that the trend gives to the fitted count of each. */
function weightsBy(
  trend: SmoothLine,
  { numeratorMean, denominatorMean }: TwoGroupFits,
  isNumerator: readonly boolean[],
  sizes: Float64Array,
): Float64Array {
  const width = sizes.length;
  const toCounts = sizes.map((size) => Math.log2(size / MILLION));
  const weights = new Float64Array(numeratorMean.length * width);
  const line = new LineReader(trend);
  for (let feature = 0; feature < numeratorMean.length; feature += 1) {
    for (let library = 0; library < width; library += 1) {
      const fitted = (isNumerator[library] ? numeratorMean[feature] : denominatorMean[feature]) ?? NaN;
      const height = line.at(fitted + (toCounts[library] ?? NaN));
      const squared = height * height;
      weights[feature * width + library] = 1 / (squared * squared);
    }
  }
  return weights;
}

/** Reader of a line: straight between its points, constant outside. Positions near the last one are found at once. */
class LineReader {
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  #segment = 0;

  constructor({ x, y }: SmoothLine) {
    this.#x = x;
    this.#y = y;
  }

  at(position: number): number {
    const [x, y] = [this.#x, this.#y];
    const last = x.length - 1;
    if (!(position > (x[0] ?? NaN))) {
      return y[0] ?? NaN;
    }
    if (!(position < (x[last] ?? NaN))) {
      return y[last] ?? NaN;
    }
    let segment = this.#segment;
    while (position < (x[segment] ?? NaN)) {
      segment -= 1;
    }
    while (position >= (x[segment + 1] ?? NaN)) {
      segment += 1;
    }
    this.#segment = segment;
    const left = x[segment] ?? NaN;
    const low = y[segment] ?? NaN;
    return low + ((y[segment + 1] ?? NaN) - low) * ((position - left) / ((x[segment + 1] ?? NaN) - left));
  }
}

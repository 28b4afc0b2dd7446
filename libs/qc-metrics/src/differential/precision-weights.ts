import lowess from '@stdlib/stats-lowess';
import { mean } from '../statistics/descriptive';
import { fitTwoGroups, type LogValues } from './two-group-fit';
import { librarySizes, type TwoGroupTable } from './two-group-table';

const SPAN = 0.5;
const MILLION = 1e6;

/**
 * Log2 values per million with precision weights from the trend of the standard deviation over the mean (voom). `factors` are
 * the normalisation factors of the libraries. Without replicates all weights are 1.
 *
 * Source: Law, Chen, Shi and Smyth (2014), Genome Biology 15:R29; the trend is R's `lowess` with a span of 0.5, as in limma.
 */
export function withPrecisionWeights(table: TwoGroupTable, factors: Float64Array): LogValues {
  const sizes = librarySizes(table).map((size, library) => size * (factors[library] ?? 1) + 1);
  const width = table.isNumerator.length;
  const values = table.values.map((value, cell) =>
    Math.log2(((value + 0.5) / (sizes[cell % width] ?? 0)) * MILLION),
  );
  const unweighted: LogValues = {
    values,
    weights: new Float64Array(values.length).fill(1),
    isNumerator: table.isNumerator,
  };
  if (width < 3) {
    return unweighted;
  }
  const toCount = mean(sizes.map(Math.log2)) - Math.log2(MILLION);
  const fits = fitTwoGroups(unweighted);
  const trended = fits.filter((_, feature) =>
    table.values.subarray(feature * width, (feature + 1) * width).some((value) => value > 0),
  );
  const trend = trendThrough(
    trended.map(({ averageExpression }) => averageExpression + toCount),
    trended.map(({ variance }) => variance ** 0.25),
  );
  const weights = values.map((_, cell) => {
    const library = cell % width;
    const fit = fits[Math.floor(cell / width)];
    const fitted = (table.isNumerator[library] ? fit?.numeratorMean : fit?.denominatorMean) ?? NaN;
    return 1 / trend(fitted + Math.log2((sizes[library] ?? 0) / MILLION)) ** 4;
  });
  return { ...unweighted, weights };
}

/** Smooth line through points as a function: linear between its points, constant outside, the mean of points with equal x. */
function trendThrough(x: readonly number[], y: readonly number[]): (at: number) => number {
  const line = lowess([...x], [...y], { f: SPAN });
  const positions: number[] = [];
  const heights: number[] = [];
  for (let first = 0; first < line.x.length;) {
    let last = first;
    while (last + 1 < line.x.length && line.x[last + 1] === line.x[first]) {
      last += 1;
    }
    positions.push(line.x[first] ?? NaN);
    heights.push(mean(line.y.slice(first, last + 1)));
    first = last + 1;
  }
  return (at) => interpolate(positions, heights, at);
}

function interpolate(positions: readonly number[], heights: readonly number[], at: number): number {
  let [below, above] = [0, positions.length - 1];
  if (!(at > (positions[below] ?? NaN))) {
    return heights[below] ?? NaN;
  }
  if (!(at < (positions[above] ?? NaN))) {
    return heights[above] ?? NaN;
  }
  while (above - below > 1) {
    const middle = (below + above) >> 1;
    [below, above] = (positions[middle] ?? NaN) <= at ? [middle, above] : [below, middle];
  }
  const [left, right] = [positions[below] ?? NaN, positions[above] ?? NaN];
  const [low, high] = [heights[below] ?? NaN, heights[above] ?? NaN];
  return low + (high - low) * ((at - left) / (right - left));
}

/**
 * Pearson correlation of the pairs in which both values are present (not NaN).
 * NaN when fewer than three such pairs remain or one side does not vary. Always within -1..1.
 */
export function pearson(first: ArrayLike<number>, second: ArrayLike<number>): number {
  const { count, meanX, meanY } = meansOfPairs(first, second);
  if (count < 3) {
    return NaN;
  }
  let product = 0;
  let squaresX = 0;
  let squaresY = 0;
  for (let index = 0; index < first.length; index += 1) {
    const x = (first[index] ?? NaN) - meanX;
    const y = (second[index] ?? NaN) - meanY;
    if (!Number.isNaN(x) && !Number.isNaN(y)) {
      product += x * y;
      squaresX += x ** 2;
      squaresY += y ** 2;
    }
  }
  const scale = Math.sqrt(squaresX) * Math.sqrt(squaresY);
  return scale > 0 ? Math.min(1, Math.max(-1, product / scale)) : NaN;
}

function meansOfPairs(
  first: ArrayLike<number>,
  second: ArrayLike<number>,
): { count: number; meanX: number; meanY: number } {
  let count = 0;
  let sumX = 0;
  let sumY = 0;
  for (let index = 0; index < first.length; index += 1) {
    const x = first[index] ?? NaN;
    const y = second[index] ?? NaN;
    if (!Number.isNaN(x) && !Number.isNaN(y)) {
      count += 1;
      sumX += x;
      sumY += y;
    }
  }
  return { count, meanX: sumX / count, meanY: sumY / count };
}

/**
 * Pearson correlations of all pairs of columns, each over the rows in which both have a value; like {@link pearson}, for many
 * long columns. The columns are centred in place.
 */
export function pairwiseCorrelations(columns: readonly Float64Array[]): number[] {
  columns.forEach(centre);
  return columns.flatMap((first, index) =>
    columns.slice(index + 1).map((second) => correlationOfCentred(first, second)),
  );
}

function centre(column: Float64Array): void {
  const [first = NaN] = column;
  const { meanX } = meansOfPairs(column, column);
  const middle = Number.isNaN(meanX) ? first : meanX;
  for (let index = 0; index < column.length; index += 1) {
    column[index] = (column[index] ?? NaN) - middle;
  }
}

/** Correlation in one pass: values near their mean lose no digits in sums of squares. */
function correlationOfCentred(first: Float64Array, second: Float64Array): number {
  // Declared one by one: V8 keeps numbers of a destructured array boxed, which takes five times as long.
  let count = 0;
  let sumX = 0;
  let sumY = 0;
  let squaresX = 0;
  let squaresY = 0;
  let product = 0;
  for (let index = 0; index < first.length; index += 1) {
    const x = first[index] ?? NaN;
    const y = second[index] ?? NaN;
    const xy = x * y;
    // NaN when either value is missing.
    if (xy === xy) {
      count += 1;
      sumX += x;
      sumY += y;
      squaresX += x * x;
      squaresY += y * y;
      product += xy;
    }
  }
  const varianceX = squaresX - (sumX * sumX) / count;
  const varianceY = squaresY - (sumY * sumY) / count;
  const scale = Math.sqrt(varianceX) * Math.sqrt(varianceY);
  if (count < 3 || !(scale > 0)) {
    return NaN;
  }
  return Math.min(1, Math.max(-1, (product - (sumX * sumY) / count) / scale));
}

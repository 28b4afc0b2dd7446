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
  let [count, sumX, sumY] = [0, 0, 0];
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

/**
 * Pearson correlation of the pairs in which both values are present (not NaN).
 * NaN when fewer than three such pairs remain or one side does not vary. Always within -1..1.
 */
export function pearson(first: ArrayLike<number>, second: ArrayLike<number>): number {
  const pairs = completePairs(first, second);
  const count = pairs.length;
  if (count < 3) {
    return NaN;
  }
  const meanX = pairs.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = pairs.reduce((sum, [, y]) => sum + y, 0) / count;
  let product = 0;
  let squaresX = 0;
  let squaresY = 0;
  for (const [x, y] of pairs) {
    product += (x - meanX) * (y - meanY);
    squaresX += (x - meanX) ** 2;
    squaresY += (y - meanY) ** 2;
  }
  const scale = Math.sqrt(squaresX) * Math.sqrt(squaresY);
  return scale > 0 ? Math.min(1, Math.max(-1, product / scale)) : NaN;
}

function completePairs(first: ArrayLike<number>, second: ArrayLike<number>): [number, number][] {
  const pairs: [number, number][] = [];
  for (let index = 0; index < first.length; index += 1) {
    const x = first[index] ?? NaN;
    const y = second[index] ?? NaN;
    if (!Number.isNaN(x) && !Number.isNaN(y)) {
      pairs.push([x, y]);
    }
  }
  return pairs;
}

/** Ranks of values from 1, in their order; equal values share the mean of their ranks. */
export function averageRanks(values: readonly number[]): Float64Array {
  const order = Float64Array.from(values).sort();
  const ranks = new Map<number, number>();
  for (let first = 0; first < order.length;) {
    const value = order[first] ?? NaN;
    let last = first;
    while (order[last + 1] === value) {
      last += 1;
    }
    ranks.set(value, (first + last) / 2 + 1);
    first = last + 1;
  }
  return Float64Array.from(values, (value) => ranks.get(value) ?? NaN);
}

/** Adjusted p values by the Benjamini-Hochberg procedure (false discovery rate), in the given order. */
export function benjaminiHochberg(pValues: readonly number[]): number[] {
  const order = pValues.map((value, index) => ({ value, index })).sort((a, b) => b.value - a.value);
  const adjusted = new Array<number>(pValues.length).fill(1);
  let smallest = 1;
  order.forEach(({ value, index }, position) => {
    smallest = Math.min(smallest, (value * pValues.length) / (pValues.length - position));
    adjusted[index] = smallest;
  });
  return adjusted;
}

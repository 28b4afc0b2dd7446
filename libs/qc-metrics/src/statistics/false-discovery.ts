/** Adjusted p values by the Benjamini-Hochberg procedure (false discovery rate), in the given order. A p that is NaN is no test. */
export function benjaminiHochberg(pValues: ArrayLike<number>): Float64Array {
  const order = Uint32Array.from({ length: pValues.length }, (_, index) => index)
    .filter((index) => !Number.isNaN(pValues[index]))
    .sort((one, other) => (pValues[other] ?? NaN) - (pValues[one] ?? NaN));
  const size = order.length;
  const adjusted = new Float64Array(pValues.length).fill(NaN);
  let smallest = 1;
  for (let position = 0; position < size; position += 1) {
    const index = order[position] ?? 0;
    smallest = Math.min(smallest, ((pValues[index] ?? NaN) * size) / (size - position));
    adjusted[index] = smallest;
  }
  return adjusted;
}

import { ascendingOrder } from './ascending-order';

/** Adjusted p values by the Benjamini-Hochberg procedure (false discovery rate), in the given order. A p that is NaN is no test. */
export function benjaminiHochberg(pValues: ArrayLike<number>): Float64Array {
  const p = Float64Array.from(pValues);
  const order = ascendingOrder(p);
  const tests = p.reduce((count, value) => (Number.isNaN(value) ? count : count + 1), 0);
  const adjusted = new Float64Array(p.length).fill(NaN);
  let smallest = 1;
  for (let rank = tests; rank > 0; rank -= 1) {
    const index = order[rank - 1] ?? 0;
    smallest = Math.min(smallest, ((p[index] ?? NaN) * tests) / rank);
    adjusted[index] = smallest;
  }
  return adjusted;
}

/** Bisection: the first number from `from` on that meets a condition which all later ones meet; `to` without one. */
export function lowerBound(from: number, to: number, isMet: (index: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isMet(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Arithmetic mean; NaN for no values. */
export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) {
    sum += values[index] ?? 0;
  }
  return sum / values.length;
}

/** Sample standard deviation (n - 1 in the denominator); NaN for fewer than two values. */
export function standardDeviation(values: ArrayLike<number>): number {
  if (values.length < 2) {
    return NaN;
  }
  const centre = mean(values);
  let squares = 0;
  for (let index = 0; index < values.length; index += 1) {
    squares += ((values[index] ?? 0) - centre) ** 2;
  }
  return Math.sqrt(squares / (values.length - 1));
}

/**
 * Quantile by linear interpolation between order statistics (R's type 7).
 * `probability` is from 0 to 1. NaN for no values.
 */
export function quantile(values: readonly number[], probability: number): number {
  return quantileOfSorted(
    [...values].sort((a, b) => a - b),
    probability,
  );
}

/** Quantile of ascending values, of type 7 as in R; NaN for none. */
export function quantileOfSorted(sorted: ArrayLike<number>, probability: number): number {
  const position = (sorted.length - 1) * probability;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) {
    return NaN;
  }
  return below + (position - Math.floor(position)) * (above - below);
}

/** Median; NaN for no values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Rounding half away from zero to a number of decimals, as in the published tables. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  // A small negative value is 0, which is never written as -0.
  return (Math.sign(value) * Math.round(Math.abs(value) * factor)) / factor + 0;
}

/** Powers of ten that a number holds exactly. */
const EXACT_POWERS = Array.from({ length: 23 }, (_, power) => Number(`1e${power}`));

/** Value with a number of significant digits; without a text, where its power of ten allows that. */
export function toSignificant(value: number, digits: number): number {
  const decimals = digits - 1 - Math.floor(Math.log10(Math.abs(value)));
  const factor = EXACT_POWERS[decimals];
  // A quotient of two exact numbers is the number nearest to the decimal one, as if it were read from text.
  return factor === undefined ? Number(value.toPrecision(digits)) : Math.round(value * factor) / factor;
}

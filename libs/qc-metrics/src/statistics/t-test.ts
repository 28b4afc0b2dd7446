import { mean } from './descriptive';

const CONVERGED = 1e-12;
const SMALLEST = 1e-300;
const MAX_STEPS = 300;
const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];

/**
 * Two-sided p value of a t test with pooled variance.
 * NaN when a side has fewer than two values; 0 when neither side varies and the means differ.
 */
export function pooledTTest(first: readonly number[], second: readonly number[]): number {
  const degreesOfFreedom = first.length + second.length - 2;
  if (first.length < 2 || second.length < 2) {
    return NaN;
  }
  const difference = mean(first) - mean(second);
  const squares = squaresAround(first) + squaresAround(second);
  if (squares === 0) {
    return difference === 0 ? 1 : 0;
  }
  const error = Math.sqrt((squares / degreesOfFreedom) * (1 / first.length + 1 / second.length));
  const t = difference / error;
  return incompleteBeta(degreesOfFreedom / (degreesOfFreedom + t * t), degreesOfFreedom / 2, 0.5);
}

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

/**
 * Benjamini-Hochberg threshold: the largest p value whose adjusted value is below `level`; -1 without one. Sorts the p
 * values in place, which takes no further memory for millions of them.
 */
export function discoveryThreshold(pValues: Float64Array, level: number): number {
  pValues.sort();
  for (let rank = pValues.length; rank > 0; rank -= 1) {
    const p = pValues[rank - 1] ?? NaN;
    if ((p * pValues.length) / rank < level) {
      return p;
    }
  }
  return -1;
}

function squaresAround(values: readonly number[]): number {
  const centre = mean(values);
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
}

/** Regularised incomplete beta function, by the continued fraction that converges fast on this side. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) {
    return x <= 0 ? 0 : 1;
  }
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2)
    ? (front * fraction(x, a, b)) / a
    : 1 - (front * fraction(1 - x, b, a)) / b;
}

function fraction(x: number, a: number, b: number): number {
  const safe = (value: number): number => (Math.abs(value) < SMALLEST ? SMALLEST : value);
  let c = 1;
  let d = 1 / safe(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= MAX_STEPS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / safe(1 + even * d);
    c = safe(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / safe(1 + odd * d);
    c = safe(1 + odd / c);
    const step = d * c;
    result *= step;
    if (Math.abs(step - 1) < CONVERGED) {
      break;
    }
  }
  return result;
}

function logGamma(x: number): number {
  if (x < 0.5) {
    return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  }
  const shifted = x - 1;
  const base = shifted + LANCZOS.length - 0.5;
  const series = LANCZOS.reduce(
    (sum, factor, index) => sum + factor / (shifted + index + 1),
    0.9999999999998099,
  );
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(series);
}

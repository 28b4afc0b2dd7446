import polygamma from '@stdlib/math-base-special-polygamma';
import { mean } from '../statistics/descriptive';
import { quantileOfUnsorted } from '../statistics/values-of-ranks';

/** Prior of the variances of features: a scaled inverse chi-squared distribution. */
export interface PriorVariance {
  readonly variance: number;
  /** Infinite when the variances differ by chance only. */
  readonly degreesOfFreedom: number;
}

const SMALLEST_RELATIVE_VARIANCE = 1e-5;
const MAX_STEPS = 50;
const CONVERGED = 1e-8;
const [DIGAMMA, TRIGAMMA, TETRAGAMMA] = [0, 1, 2];

/**
 * Prior of residual variances with their degrees of freedom by the moments of their logarithms (empirical Bayes).
 *
 * Source: Smyth (2004), Statistical Applications in Genetics and Molecular Biology 3:3; zeros as limma treats them.
 */
export function priorVariance(variances: Float64Array, degreesOfFreedom: Float64Array): PriorVariance {
  if (variances.length < 2) {
    return { variance: variances[0] ?? NaN, degreesOfFreedom: 0 };
  }
  const typical = quantileOfUnsorted(variances, 0.5) || 1;
  const raised = variances.map((variance) => Math.max(variance, SMALLEST_RELATIVE_VARIANCE * typical));
  const moments = new Map([...new Set(degreesOfFreedom)].map((degrees) => [degrees, momentsOf(degrees / 2)]));
  let expectedSpread = 0;
  const logs = raised.map((variance, feature) => {
    const moment = moments.get(degreesOfFreedom[feature] ?? NaN);
    expectedSpread += moment?.spread ?? NaN;
    return Math.log(variance) + (moment?.offset ?? NaN);
  });
  const centre = mean(logs);
  const spread = logs.reduce((sum, log) => sum + (log - centre) ** 2, 0) / (logs.length - 1);
  const excess = spread - expectedSpread / logs.length;
  if (!(excess > 0)) {
    return { variance: mean(raised), degreesOfFreedom: Infinity };
  }
  const priorHalf = inverseTrigamma(excess);
  return {
    variance: Math.exp(centre + polygamma(DIGAMMA, priorHalf) - Math.log(priorHalf)),
    degreesOfFreedom: 2 * priorHalf,
  };
}

/** Distance of the logarithm of a variance from its expectation, and the spread of such logarithms, by half the degrees of freedom. */
function momentsOf(half: number): { readonly offset: number; readonly spread: number } {
  return { offset: Math.log(half) - polygamma(DIGAMMA, half), spread: polygamma(TRIGAMMA, half) };
}

/** Inverse of the trigamma function by Newton's method on its reciprocal, which is nearly linear. */
function inverseTrigamma(value: number): number {
  if (value > 1e7) {
    return 1 / Math.sqrt(value);
  }
  if (value < 1e-6) {
    return 1 / value;
  }
  let root = 0.5 + 1 / value;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const found = polygamma(TRIGAMMA, root);
    const change = (found * (1 - found / value)) / polygamma(TETRAGAMMA, root);
    root += change;
    if (-change / root < CONVERGED) {
      break;
    }
  }
  return root;
}

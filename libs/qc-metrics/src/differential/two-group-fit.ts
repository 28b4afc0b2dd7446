/** Log2 values with their weights: features by libraries in row-major order. */
export interface LogValues {
  readonly values: Float64Array;
  readonly weights: Float64Array;
  /** For each library, whether it belongs to the numerator of the fold change. */
  readonly isNumerator: readonly boolean[];
}

/** Weighted least-squares fit of one feature: a mean for each of the two samples. */
export interface TwoGroupFit {
  readonly numeratorMean: number;
  readonly denominatorMean: number;
  /** Mean of all values, without weights. */
  readonly averageExpression: number;
  /** Residual variance, with two degrees of freedom fewer than there are libraries. */
  readonly variance: number;
  /** Standard error of the difference of the means, for a variance of 1. */
  readonly unscaledError: number;
}

/** Weighted least-squares fits of all features. */
export function fitTwoGroups(table: LogValues): TwoGroupFit[] {
  const width = table.isNumerator.length;
  return Array.from({ length: table.values.length / width }, (_, feature) =>
    fitFeature(table, feature * width),
  );
}

function fitFeature({ values, weights, isNumerator }: LogValues, start: number): TwoGroupFit {
  const width = isNumerator.length;
  let total = 0;
  const weight = { numerator: 0, denominator: 0 };
  const sum = { numerator: 0, denominator: 0 };
  for (let library = 0; library < width; library += 1) {
    const side = isNumerator[library] ? 'numerator' : 'denominator';
    const value = values[start + library] ?? NaN;
    const w = weights[start + library] ?? NaN;
    total += value;
    weight[side] += w;
    sum[side] += w * value;
  }
  const numeratorMean = sum.numerator / weight.numerator;
  const denominatorMean = sum.denominator / weight.denominator;
  let squares = 0;
  for (let library = 0; library < width; library += 1) {
    const centre = isNumerator[library] ? numeratorMean : denominatorMean;
    squares += (weights[start + library] ?? NaN) * ((values[start + library] ?? NaN) - centre) ** 2;
  }
  return {
    numeratorMean,
    denominatorMean,
    averageExpression: total / width,
    variance: squares / (width - 2),
    unscaledError: Math.sqrt(1 / weight.numerator + 1 / weight.denominator),
  };
}

/** Log2 values of features in libraries, written row by row: a table of 60,000 genes is not copied for them. */
export interface LogRows {
  readonly features: number;
  /** For each library, whether it belongs to the numerator of the fold change. */
  readonly isNumerator: readonly boolean[];
  /** Whether the values have precision weights; otherwise all are equal, and `write` leaves the weights as they are. */
  readonly isWeighted: boolean;
  /** Writes the values of a feature, and the precision weight of each. */
  readonly write: (feature: number, values: Float64Array, weights: Float64Array) => void;
}

/**
 * Weighted least-squares fits, one per feature: a mean for each of the two samples. Where the denominator has next to no weight the
 * means cannot be separated: they are NaN, and the variance is that around one mean.
 */
export interface TwoGroupFits {
  readonly numeratorMean: Float64Array;
  readonly denominatorMean: Float64Array;
  /** Mean of all values, without weights. */
  readonly averageExpression: Float64Array;
  /** Residual variance. */
  readonly variance: Float64Array;
  /** Degrees of freedom of the variance: the number of libraries without that of the means. */
  readonly degreesOfFreedom: Float64Array;
  /** Standard error of the difference of the means, for a variance of 1. */
  readonly unscaledError: Float64Array;
}

/** Share of the weights below which R's QR decomposition counts the difference of the samples as collinear: its tolerance of 1e-7, squared. */
const COLLINEAR = 1e-14;

/** Weighted least-squares fits of all features. */
export function fitTwoGroups({ features, isNumerator, write }: LogRows): TwoGroupFits {
  const width = isNumerator.length;
  const fits = {
    numeratorMean: new Float64Array(features),
    denominatorMean: new Float64Array(features),
    averageExpression: new Float64Array(features),
    variance: new Float64Array(features),
    degreesOfFreedom: new Float64Array(features),
    unscaledError: new Float64Array(features),
  };
  const side = Uint8Array.from(isNumerator, Number);
  const row = new Float64Array(width);
  const weight = new Float64Array(width).fill(1);
  for (let feature = 0; feature < features; feature += 1) {
    write(feature, row, weight);
    fitRow(fits, feature, { row, weight, side });
  }
  return fits;
}

/** Fits one feature and writes its figures. */
function fitRow(
  fits: TwoGroupFits,
  feature: number,
  { row, weight, side }: { row: Float64Array; weight: Float64Array; side: Uint8Array },
): void {
  const width = row.length;
  let total = 0;
  let numeratorWeight = 0;
  let numeratorSum = 0;
  let denominatorWeight = 0;
  let denominatorSum = 0;
  for (let library = 0; library < width; library += 1) {
    const value = row[library] ?? NaN;
    const w = weight[library] ?? NaN;
    total += value;
    if (side[library] === 1) {
      numeratorWeight += w;
      numeratorSum += w * value;
    } else {
      denominatorWeight += w;
      denominatorSum += w * value;
    }
  }
  const weights = numeratorWeight + denominatorWeight;
  const isCollinear = denominatorWeight < COLLINEAR * weights;
  const common = (numeratorSum + denominatorSum) / weights;
  const numeratorMean = isCollinear ? common : numeratorSum / numeratorWeight;
  const denominatorMean = isCollinear ? common : denominatorSum / denominatorWeight;
  let squares = 0;
  for (let library = 0; library < width; library += 1) {
    const distance = (row[library] ?? NaN) - (side[library] === 1 ? numeratorMean : denominatorMean);
    squares += (weight[library] ?? NaN) * (distance * distance);
  }
  const degreesOfFreedom = width - (isCollinear ? 1 : 2);
  fits.numeratorMean[feature] = isCollinear ? NaN : numeratorMean;
  fits.denominatorMean[feature] = isCollinear ? NaN : denominatorMean;
  fits.averageExpression[feature] = total / width;
  fits.degreesOfFreedom[feature] = degreesOfFreedom;
  fits.variance[feature] = squares / degreesOfFreedom;
  fits.unscaledError[feature] = Math.sqrt(1 / numeratorWeight + 1 / denominatorWeight);
}

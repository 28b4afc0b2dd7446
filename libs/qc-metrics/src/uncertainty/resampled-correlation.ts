import { type LibraryMean, type MeasuredFoldChange } from '../expression/measured-fold-changes';
import { mean } from '../statistics/descriptive';

/**
 * Relative correlations of resamples: each fold change is computed anew from the libraries drawn. Normalisation, precision
 * weights and the choice of features stay those of the whole batch. Each value is read once for all resamples.
 */
export function resampledCorrelations(
  measured: readonly MeasuredFoldChange[],
  reference: readonly number[],
  draws: readonly ArrayLike<number>[],
): number[] {
  const resampled = new ResampledMeans(draws);
  const sums = new PairSums(
    draws.length,
    mean(measured.map(({ log2FoldChange }) => log2FoldChange)),
    mean(reference),
  );
  const numerators = new Float64Array(draws.length);
  const denominators = new Float64Array(draws.length);
  measured.forEach(({ numerator, denominator }, index) => {
    resampled.write(numerator, numerators);
    resampled.write(denominator, denominators);
    sums.add(numerators, denominators, reference[index] ?? NaN);
  });
  return sums.correlations();
}

/** Weighted means over the libraries that each resample has drawn. */
class ResampledMeans {
  readonly #draws: readonly ArrayLike<number>[];
  /** Numbers of times that each resample draws the libraries of a mean; the means of a sample share their list of libraries. */
  readonly #timesOf = new Map<readonly number[], Float64Array>();
  #weight = new Float64Array(0);
  #weighted = new Float64Array(0);

  constructor(draws: readonly ArrayLike<number>[]) {
    this.#draws = draws;
  }

  /** Writes the mean of each resample; NaN where it has drawn none of the libraries. */
  write({ libraries, first, values, weights }: LibraryMean, means: Float64Array): void {
    const times = this.#timesFor(libraries);
    const size = libraries.length;
    if (size > this.#weight.length) {
      this.#weight = new Float64Array(size);
      this.#weighted = new Float64Array(size);
    }
    const [weight, weighted] = [this.#weight, this.#weighted];
    for (let index = 0; index < size; index += 1) {
      const own = weights[first + index] ?? NaN;
      weight[index] = own;
      weighted[index] = own * (values[first + index] ?? NaN);
    }
    for (let resample = 0; resample < means.length; resample += 1) {
      const start = resample * size;
      let sum = 0;
      let total = 0;
      for (let index = 0; index < size; index += 1) {
        const drawn = times[start + index] ?? 0;
        sum += drawn * (weighted[index] ?? NaN);
        total += drawn * (weight[index] ?? NaN);
      }
      means[resample] = sum / total;
    }
  }

  #timesFor(libraries: readonly number[]): Float64Array {
    const known = this.#timesOf.get(libraries);
    const times =
      known ??
      Float64Array.from(this.#draws.flatMap((drawn) => libraries.map((library) => drawn[library] ?? 0)));
    this.#timesOf.set(libraries, times);
    return times;
  }
}

/** Sums for the correlation of differences with a reference, one for each resample, around their usual means. */
class PairSums {
  readonly #centre: number;
  readonly #referenceCentre: number;
  readonly #count: Float64Array;
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  readonly #xx: Float64Array;
  readonly #yy: Float64Array;
  readonly #xy: Float64Array;

  constructor(resamples: number, centre: number, referenceCentre: number) {
    this.#centre = centre;
    this.#referenceCentre = referenceCentre;
    this.#count = new Float64Array(resamples);
    this.#x = new Float64Array(resamples);
    this.#y = new Float64Array(resamples);
    this.#xx = new Float64Array(resamples);
    this.#yy = new Float64Array(resamples);
    this.#xy = new Float64Array(resamples);
  }

  /** Adds the differences of one feature; one that is NaN does not count. */
  add(numerators: Float64Array, denominators: Float64Array, reference: number): void {
    const y = reference - this.#referenceCentre;
    const centre = this.#centre;
    const [count, sumX, sumY, sumXX, sumYY, sumXY] = [
      this.#count,
      this.#x,
      this.#y,
      this.#xx,
      this.#yy,
      this.#xy,
    ];
    for (let resample = 0; resample < numerators.length; resample += 1) {
      const x = (numerators[resample] ?? NaN) - (denominators[resample] ?? NaN) - centre;
      if (!Number.isNaN(x)) {
        count[resample] = (count[resample] ?? 0) + 1;
        sumX[resample] = (sumX[resample] ?? 0) + x;
        sumY[resample] = (sumY[resample] ?? 0) + y;
        sumXX[resample] = (sumXX[resample] ?? 0) + x * x;
        sumYY[resample] = (sumYY[resample] ?? 0) + y * y;
        sumXY[resample] = (sumXY[resample] ?? 0) + x * y;
      }
    }
  }

  /** Correlation of each resample; NaN below three differences, or where they do not vary. */
  correlations(): number[] {
    return Array.from(this.#count, (count, resample) => {
      const [x = 0, y = 0] = [this.#x[resample], this.#y[resample]];
      const varianceX = (this.#xx[resample] ?? 0) - (x * x) / count;
      const varianceY = (this.#yy[resample] ?? 0) - (y * y) / count;
      const scale = Math.sqrt(varianceX) * Math.sqrt(varianceY);
      const product = (this.#xy[resample] ?? 0) - (x * y) / count;
      return count >= 3 && scale > 0 ? Math.min(1, Math.max(-1, product / scale)) : NaN;
    });
  }
}

import { valuesOfRanks } from '../statistics/values-of-ranks';

const TRIMMED_RATIOS = 0.3;
const TRIMMED_SIZES = 0.05;
const NEGLIGIBLE_RATIO = 1e-6;
/** Whole numbers whose logarithms are computed once for a library of more features: most counts of a batch. */
const TABULATED = 2048;

/** Library of a table: its values, their sum, and the log2 of each value's share of it. */
export interface Library {
  readonly values: Float64Array;
  readonly size: number;
  readonly logShares: Float64Array;
}

/** Log2 of each value's share of its library, in the memory of `logShares` where given. */
export function logSharesOf(
  values: Float64Array,
  size: number,
  logShares: Float64Array = new Float64Array(values.length),
): Float64Array {
  const known = values.length > TABULATED ? TABULATED : 0;
  const logs = Float64Array.from({ length: known }, (_, count) => Math.log2(count / size));
  for (let feature = 0; feature < values.length; feature += 1) {
    const value = values[feature] ?? NaN;
    const count = value | 0;
    logShares[feature] =
      count === value && count >= 0 && count < known ? (logs[count] ?? NaN) : Math.log2(value / size);
  }
  return logShares;
}

/** Trimmed means of M values of libraries against a reference, with memory that they share. */
export class TrimmedMeans {
  readonly #reference: Library;
  readonly #features: Uint32Array;
  readonly #ratios: Float64Array;
  readonly #sizes: Float64Array;

  constructor(reference: Library) {
    const count = reference.values.length;
    this.#reference = reference;
    this.#features = new Uint32Array(count);
    this.#ratios = new Float64Array(count);
    this.#sizes = new Float64Array(count);
  }

  /**
   * Factor of a library: the mean of its ratios to the reference, without the 30 % lowest and highest ratios and the 5 % features
   * with the lowest and highest values, each weighted by its precision. Features without a value in one of the two are left out.
   */
  factorOf(library: Library): number {
    const count = this.#compare(library);
    const ratios = this.#ratios.subarray(0, count);
    const sizes = this.#sizes.subarray(0, count);
    if (!ratios.some((ratio) => Math.abs(ratio) >= NEGLIGIBLE_RATIO)) {
      return 1;
    }
    const isInRatios = rangeAfterTrimming(ratios, TRIMMED_RATIOS);
    const isInSizes = rangeAfterTrimming(sizes, TRIMMED_SIZES);
    const features = this.#features;
    const own = library.values;
    const ownSize = library.size;
    const { values, size } = this.#reference;
    let weighted = 0;
    let weights = 0;
    for (let index = 0; index < count; index += 1) {
      const ratio = ratios[index] ?? NaN;
      if (isInRatios(ratio) && isInSizes(sizes[index] ?? NaN)) {
        const feature = features[index] ?? 0;
        const value = own[feature] ?? NaN;
        const other = values[feature] ?? NaN;
        const variance = (ownSize - value) / ownSize / value + (size - other) / size / other;
        weighted += ratio / variance;
        weights += 1 / variance;
      }
    }
    return weights > 0 ? 2 ** (weighted / weights) : 1;
  }

  /** Writes the log2 ratios and mean log2 shares of the features with a value in both; returns their number. */
  #compare(library: Library): number {
    const { values, size, logShares } = this.#reference;
    const own = library.values;
    const ownSize = library.size;
    const ownShares = library.logShares;
    // Fields are read once: in the loop each reading would take as long as the arithmetic.
    const features = this.#features;
    const ratios = this.#ratios;
    const sizes = this.#sizes;
    let count = 0;
    for (let feature = 0; feature < values.length; feature += 1) {
      const value = own[feature] ?? NaN;
      const other = values[feature] ?? NaN;
      if (value > 0 && other > 0) {
        features[count] = feature;
        // In the order of edgeR's operations: equal ratios have equal ranks.
        ratios[count] = Math.log2(value / ownSize / (other / size));
        sizes[count] = ((ownShares[feature] ?? NaN) + (logShares[feature] ?? NaN)) / 2;
        count += 1;
      }
    }
    return count;
  }
}

/**
 * Test for the values that remain after trimming a share of the lowest and of the highest. Equal values share the mean of their
 * ranks, so that all of them remain or none.
 */
function rangeAfterTrimming(values: Float64Array, share: number): (value: number) => boolean {
  const lowest = Math.floor(values.length * share) + 1;
  const highest = values.length + 1 - lowest;
  const [low = NaN, high = NaN] = valuesOfRanks(values, [lowest - 1, highest - 1]);
  let belowLow = 0;
  let atLow = 0;
  let belowHigh = 0;
  let atHigh = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? NaN;
    belowLow += value < low ? 1 : 0;
    atLow += value === low ? 1 : 0;
    belowHigh += value < high ? 1 : 0;
    atHigh += value === high ? 1 : 0;
  }
  const hasLow = belowLow + (atLow + 1) / 2 >= lowest;
  const hasHigh = belowHigh + (atHigh + 1) / 2 <= highest;
  return (value) => (hasLow ? value >= low : value > low) && (hasHigh ? value <= high : value < high);
}

import { quantilesOfUnsorted } from './values-of-ranks';

/** Figures of a box plot: quartiles, whiskers, and the number of values beyond them. */
export interface BoxFigures {
  readonly n: number;
  readonly min: number;
  /** Lowest value within 1.5 interquartile ranges below the box. */
  readonly lowWhisker: number;
  /** First quartile, of type 7 as in R. */
  readonly q1: number;
  readonly median: number;
  /** Third quartile, of type 7 as in R. */
  readonly q3: number;
  /** Highest value within 1.5 interquartile ranges above the box. */
  readonly highWhisker: number;
  readonly max: number;
  /** Number of values beyond the whiskers. */
  readonly beyond: number;
}

/** Distance of the fences from the box in interquartile ranges, as Tukey defines them. */
const FENCE = 1.5;

/** Figures of the box plot of values, all finite, in any order; null for none. */
export function boxFigures(values: Float64Array): BoxFigures | null {
  if (values.length === 0) {
    return null;
  }
  const n = values.length;
  let min = Infinity;
  let max = -Infinity;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? NaN;
    min = value < min ? value : min;
    max = value > max ? value : max;
  }
  const [q1 = NaN, median = NaN, q3 = NaN] = quantilesOfUnsorted(values, [0.25, 0.5, 0.75]);
  return { n, min, q1, median, q3, max, ...whiskersOf(values, q1, q3) };
}

function whiskersOf(
  values: Float64Array,
  q1: number,
  q3: number,
): Pick<BoxFigures, 'lowWhisker' | 'highWhisker' | 'beyond'> {
  const low = q1 - FENCE * (q3 - q1);
  const high = q3 + FENCE * (q3 - q1);
  let lowWhisker = q1;
  let highWhisker = q3;
  let beyond = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? NaN;
    if (value < low || value > high) {
      beyond += 1;
    } else {
      lowWhisker = value < lowWhisker ? value : lowWhisker;
      highWhisker = value > highWhisker ? value : highWhisker;
    }
  }
  return { lowWhisker, highWhisker, beyond };
}

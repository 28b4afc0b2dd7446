import { quantile, roundTo } from '../statistics/descriptive';
import { type Direction } from './history';

/** Grade of a batch relative to the history. */
export type Grade = 'Bad' | 'Fair' | 'Good' | 'Great';

/** Grades of a metric by three cuts, on the scale of the metric. An infinite cut is one that no value passes, or each value. */
export interface GradeScale {
  readonly direction: Direction;
  /** Cut above each grade but the best: from `Bad` to `Fair`, `Fair` to `Good`, `Good` to `Great`. */
  readonly cuts: Readonly<Record<CutGrade, number>>;
  /** Grade of a value at a cut: the worse or the better one of its two neighbours. */
  readonly atCut: 'worse' | 'better';
  /** Decimals to which a value is rounded before it is compared; without them it is compared with all its digits. */
  readonly decimals?: number;
}

/** Grade with a cut above it. */
export type CutGrade = (typeof CUT_GRADES)[number];

/** Grades with a cut above them, the worst first. */
export const CUT_GRADES = ['Bad', 'Fair', 'Good'] as const;

const QUANTILES = { Bad: 0.2, Fair: 0.5, Good: 0.8 } as const;

/** Grades by the 20, 50 and 80 % quantiles of the history, as protqc and metqc have them. A value at a cut takes the worse grade. */
export function quantileGrades(history: readonly number[], direction: Direction): GradeScale {
  const sign = direction === 'higher' ? 1 : -1;
  const oriented = history.map((value) => sign * value);
  const cut = (probability: number) => sign * quantile(oriented, probability);
  return {
    direction,
    cuts: { Bad: cut(QUANTILES.Bad), Fair: cut(QUANTILES.Fair), Good: cut(QUANTILES.Good) },
    atCut: 'worse',
  };
}

/**
 * Grades by rank among the history and the batch itself, as exp2qcdt grades RNA: the best fifth is Great, up to half Good, and
 * the same from the other end for Bad and Fair. A value equal to that of a historical batch shares its better rank.
 */
export function rankGrades(history: readonly number[], direction: Direction): GradeScale {
  const sign: number = direction === 'higher' ? 1 : -1;
  const ascending = history.map((value) => sign * value).sort((a, b) => a - b);
  const batches = history.length + 1;
  // Value that is as good as this number of historical batches.
  const cut = (notBetter: number) =>
    sign * (notBetter <= 0 ? -Infinity : (ascending[notBetter - 1] ?? Infinity));
  return {
    direction,
    cuts: {
      Bad: cut(Math.ceil(batches / 5) - 1),
      Fair: cut(Math.ceil(batches / 2)),
      Good: cut(Math.floor(batches - batches / 5) + 1),
    },
    atCut: 'better',
  };
}

/** Value as it is compared with the cuts of a scale. */
export function comparedValue({ decimals }: GradeScale, value: number): number {
  return decimals === undefined ? value : roundTo(value, decimals);
}

/** Grade of a value. */
export function gradeOf(scale: GradeScale, value: number): Grade {
  const { direction, cuts, atCut } = scale;
  const sign = direction === 'higher' ? 1 : -1;
  const compared = sign * comparedValue(scale, value);
  const isBelow = (cut: number) => (atCut === 'worse' ? compared <= sign * cut : compared < sign * cut);
  return CUT_GRADES.find((grade) => isBelow(cuts[grade])) ?? 'Great';
}

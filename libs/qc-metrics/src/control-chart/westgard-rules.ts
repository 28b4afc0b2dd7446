import { type ControlLimits, type ControlPoint, inTimeOrder } from './control-limits';

/** Westgard rules, from the one that needs the fewest points to the one that needs the most; the warning is last. */
export const CONTROL_RULES = ['1-3s', '2-2s', 'R-4s', '4-1s', '10-x', '1-2s'] as const;
/** Rule of a control chart; see {@link westgardChart}. */
export type ControlRule = (typeof CONTROL_RULES)[number];

/** Rule that warns only: the others tell that the process is out of control. */
export const WARNING_RULE: ControlRule = '1-2s';

/** Point of a control chart with the rules that it breaks. */
export interface ControlledPoint<Point extends ControlPoint> {
  readonly point: Point;
  /** Distance from the centre in standard deviations, negative below it. */
  readonly score: number;
  /** Rules of which this point is the last one needed, in the order of {@link CONTROL_RULES}. */
  readonly broken: readonly ControlRule[];
}

/**
 * Reason why the rules cannot be applied. `no-limits`: centre or standard deviation is absent. `no-spread`: the standard
 * deviation is 0 although the values differ, so that each difference would be infinitely many of it.
 */
export type ControlGap = 'no-limits' | 'no-spread';

/** Result of the rules over a series, or the reason why they cannot be applied. */
export type ControlChart<Point extends ControlPoint> =
  | { readonly known: true; readonly points: readonly ControlledPoint<Point>[] }
  | { readonly known: false; readonly gap: ControlGap };

/** Standard deviations by which a score has to exceed a limit: a value on the limit does not break the rule. */
const TIE = 1e-9;
/** Standard deviation, as a fraction of the largest value, below which it is only the rounding of equal values. */
const ROUNDING = 1e-12;

const RULES: Readonly<Record<ControlRule, (scores: readonly number[]) => boolean>> = {
  '1-3s': (scores) => onOneSide(scores, 1, 3),
  '2-2s': (scores) => onOneSide(scores, 2, 2),
  'R-4s': isOpposite,
  '4-1s': (scores) => onOneSide(scores, 4, 1),
  '10-x': (scores) => onOneSide(scores, 10, 0),
  '1-2s': (scores) => onOneSide(scores, 1, 2),
};

/**
 * Control chart by Levey and Jennings with the rules of Westgard, Barry, Hunt and Groth (1981), A multi-rule Shewhart chart
 * for quality control in clinical chemistry, Clinical Chemistry 27: 493-501. The points are taken in the order of time, one
 * value for each run; a rule is broken at the last point that it needs:
 *
 * - `1-2s`, a warning: the value is above centre + 2 SD, or below centre - 2 SD.
 * - `1-3s`: the value is above centre + 3 SD, or below centre - 3 SD.
 * - `2-2s`: two consecutive values are above centre + 2 SD, or both below centre - 2 SD.
 * - `R-4s`: of two consecutive values one is above centre + 2 SD and the other below centre - 2 SD. The original compares
 *   the controls of one run; a series with one value for each run compares neighbours.
 * - `4-1s`: four consecutive values are above centre + 1 SD, or all below centre - 1 SD.
 * - `10-x`: ten consecutive values are above the centre, or all below it.
 *
 * Above and below are strict: a value on a limit does not break its rule. A series of equal values on the centre breaks none.
 */
export function westgardChart<Point extends ControlPoint>(
  points: readonly Point[],
  limits: ControlLimits | null | undefined,
): ControlChart<Point> {
  if (!limits || !Number.isFinite(limits.centre) || !Number.isFinite(limits.sd) || limits.sd < 0) {
    return { known: false, gap: 'no-limits' };
  }
  const ordered = inTimeOrder(points);
  const scores = scoresOf(ordered, limits);
  if (!scores) {
    return { known: false, gap: 'no-spread' };
  }
  return {
    known: true,
    points: ordered.map((point, index) => ({
      point,
      score: scores[index] ?? NaN,
      broken: brokenAt(scores, index),
    })),
  };
}

/** Distances from the centre in standard deviations; null if they have no unit. */
function scoresOf(points: readonly ControlPoint[], { centre, sd }: ControlLimits): number[] | null {
  const distances = points.map(({ value }) => value - centre);
  const rounding = ROUNDING * Math.max(Math.abs(centre), ...points.map(({ value }) => Math.abs(value)));
  if (sd > rounding) {
    return distances.map((distance) => distance / sd);
  }
  return distances.every((distance) => Math.abs(distance) <= rounding) ? distances.map(() => 0) : null;
}

function brokenAt(scores: readonly number[], index: number): ControlRule[] {
  const until = scores.slice(0, index + 1);
  return CONTROL_RULES.filter((rule) => RULES[rule](until));
}

/** Whether the last `count` scores are all above `distance`, or all below its negative. */
function onOneSide(scores: readonly number[], count: number, distance: number): boolean {
  const last = scores.slice(-count);
  const beyond = distance + TIE;
  return (
    last.length === count && (last.every((score) => score > beyond) || last.every((score) => score < -beyond))
  );
}

/** Whether the last score is more than 2 above the centre and the one before more than 2 below it, or the reverse. */
function isOpposite(scores: readonly number[]): boolean {
  const [before, last] = scores.slice(-2);
  return (
    before !== undefined &&
    last !== undefined &&
    onOneSide([before], 1, 2) &&
    onOneSide([last], 1, 2) &&
    Math.sign(before) !== Math.sign(last)
  );
}

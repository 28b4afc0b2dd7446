import { mean, standardDeviation } from '../statistics/descriptive';

/** Value of a control chart at a time. */
export interface ControlPoint {
  /** Any number that orders the points, such as milliseconds since 1970. */
  readonly time: number;
  readonly value: number;
}

/** Centre line of a control chart and the standard deviation around it. */
export interface ControlLimits {
  readonly centre: number;
  readonly sd: number;
}

/** Number of points in a baseline: Westgard recommends at least 20 before limits are taken as settled. */
export const RECOMMENDED_BASELINE = 20;

/** Points in the order of time. Points of the same time keep their order. */
export function inTimeOrder<Point extends ControlPoint>(points: readonly Point[]): Point[] {
  return points.toSorted((a, b) => a.time - b.time);
}

/**
 * Centre and sample standard deviation (n - 1) of the first `count` points in the order of time, or of all when there are
 * fewer. Null for fewer than two: one value has no spread. No point of it is further away than {@link baselineReach}.
 */
export function baselineLimits(points: readonly ControlPoint[], count: number): ControlLimits | null {
  const values = inTimeOrder(points)
    .slice(0, count)
    .map(({ value }) => value);
  return values.length < 2 ? null : { centre: mean(values), sd: standardDeviation(values) };
}

/**
 * Largest distance of a point of a baseline of `count` points from its centre, in standard deviations: (n - 1) / sqrt(n), below 3
 * for ten points and fewer, none of which can break the rule 1-3s.
 */
export function baselineReach(count: number): number {
  return (count - 1) / Math.sqrt(count);
}

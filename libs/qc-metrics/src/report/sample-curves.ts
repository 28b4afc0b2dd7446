import { isOutlier, robustScore, sampleSpread } from '../statistics/sample-spread';
import { median } from '../statistics/descriptive';
import { evenlySampled } from '../statistics/evenly-sampled';
import { type QuartetSample } from '../expression/quartet-samples';

/** Point of a curve: its position and the value there. */
export type CurvePoint = readonly [x: number, y: number];

/** Curve of one sample or file, such as the mean quality by position in the read. */
export interface SampleCurve {
  readonly kind: string;
  /** Name of the sample, with the number of the file of a pair. */
  readonly sample: string;
  readonly donor: QuartetSample | null;
  /** File of a pair that the curve is about; absent for a whole sample. */
  readonly read?: 1 | 2;
  /** Program that wrote it. */
  readonly tool: string;
  /** Ascending by x. */
  readonly points: readonly CurvePoint[];
}

/** Curve of a sample beside those of the same kind, program and file of a pair. */
export interface QcCurve extends SampleCurve {
  /** Mean distance from the median of these curves, in the unit of y; null for a curve without others. */
  readonly distance: number | null;
  /** True if the distance is an outlier among the distances of these curves. */
  readonly outlier: boolean;
}

/** Content of the file with the curves of a report. */
export interface QcCurves {
  readonly schemaVersion: 1;
  readonly curves: readonly QcCurve[];
}

/** Maximum number of points of a curve, which is more than a chart can show. */
const MAX_POINTS = 200;
const DIGITS = 6;
/** Share of the usual height of the curves below which a mean distance cannot be seen in a chart. */
const VISIBLE_SHARE = 0.01;

/**
 * Curves with their distance from the median curve of the same kind, program and file of a pair, and a mark on outliers. An outlier is
 * further away than the others by more than 3.5 robust deviations, and by at least 1 % of the median height: between curves that
 * lie upon each other, that of the smallest file is always the furthest. Second reads are worse than first ones in every sound run,
 * so they are compared with each other. Between two points a curve is a straight line, and beyond its ends it is not compared. At
 * most 200 points for each, with six significant digits.
 */
export function comparedCurves(curves: readonly SampleCurve[]): QcCurve[] {
  const thin = curves.map((curve) => ({
    ...curve,
    points: evenlySampled(curve.points, MAX_POINTS).map(rounded),
  }));
  const groups = new Map<string, SampleCurve[]>();
  for (const curve of thin) {
    const key = groupOf(curve);
    groups.set(key, [...(groups.get(key) ?? []), curve]);
  }
  const distances = new Map([...groups.values()].flatMap(distancesIn));
  return thin.map((curve) => {
    const group = groups.get(groupOf(curve)) ?? [];
    const distance = distances.get(curve) ?? null;
    const spread = sampleSpread(group.flatMap((one) => distances.get(one) ?? []));
    const score = distance === null || !spread ? null : robustScore(distance, spread);
    const isFar = isOutlier(score) && (score ?? 0) > 0;
    return { ...curve, distance, outlier: isFar && (distance ?? 0) >= VISIBLE_SHARE * heightOf(group) };
  });
}

function groupOf({ kind, tool, read }: SampleCurve): string {
  return `${kind} ${tool} ${read ?? ''}`;
}

/** Median of the highest values of the curves. */
function heightOf(group: readonly SampleCurve[]): number {
  return median(group.map(({ points }) => Math.max(0, ...points.map(([, y]) => Math.abs(y)))));
}

function distancesIn(group: readonly SampleCurve[]): [SampleCurve, number][] {
  if (group.length < 2) {
    return [];
  }
  const xs = evenlySampled(
    [...new Set(group.flatMap(({ points }) => points.map(([x]) => x)))].sort((a, b) => a - b),
    MAX_POINTS,
  );
  const lines = group.map(({ points }) => xs.map((x) => valueAt(points, x)));
  const centre = xs.map((_, index) => median(lines.flatMap((line) => line[index] ?? [])));
  return group.flatMap((curve, line): [SampleCurve, number][] => {
    const gaps = xs.flatMap((_, index) => {
      const value = lines[line]?.[index] ?? null;
      return value === null ? [] : [Math.abs(value - (centre[index] ?? NaN))];
    });
    return gaps.length === 0
      ? []
      : [[curve, significant(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length)]];
  });
}

/** Value of a curve at a position by linear interpolation; null beyond its ends. */
function valueAt(points: readonly CurvePoint[], x: number): number | null {
  const after = points.findIndex(([position]) => position >= x);
  const [next, previous] = [points[after], points[after - 1]];
  if (!next) {
    return null;
  }
  if (next[0] === x) {
    return next[1];
  }
  return previous
    ? previous[1] + ((next[1] - previous[1]) * (x - previous[0])) / (next[0] - previous[0])
    : null;
}

function rounded([x, y]: CurvePoint): CurvePoint {
  return [x, significant(y)];
}

function significant(value: number): number {
  return Number(value.toPrecision(DIGITS));
}

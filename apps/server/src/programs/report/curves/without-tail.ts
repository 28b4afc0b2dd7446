import { type QcCurve } from '@omics-portal/qc-metrics';

/** Kinds of curves with a long end of rare values, which would leave no room for the others. */
const WITH_TAIL = ['coverage', 'insertSize'];
/** Share of the peak of a curve under which its end is left out. */
const NEGLIGIBLE = 0.005;

/**
 * Curves of one kind without the end where all of them are below half a percent of their peaks: a depth of coverage of a few bases
 * can be a hundred times the usual one. Other kinds of curves are as they are.
 */
export function withoutTail(kind: string, curves: readonly QcCurve[]): readonly QcCurve[] {
  if (!WITH_TAIL.includes(kind)) {
    return curves;
  }
  const end = Math.max(...curves.map(endOf));
  return curves.map((curve) => ({ ...curve, points: curve.points.filter(([x]) => x <= end) }));
}

/** Position of the last point that matters. */
function endOf({ points }: QcCurve): number {
  const peak = Math.max(...points.map(([, y]) => y));
  return points.findLast(([, y]) => y >= peak * NEGLIGIBLE)?.[0] ?? Infinity;
}

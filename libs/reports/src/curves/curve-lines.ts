import type { QcCurve } from '@omics-portal/qc-metrics';
import type { CurveLine } from '@omics-portal/ui/charts';

/** Key of a curve among those of its kind: the same sample may have one of each program. */
export function curveKey({ sample, tool }: Pick<QcCurve, 'sample' | 'tool'>): string {
  return `${sample} (${tool})`;
}

/** Lines of a chart of curves of one kind. `noteOf` is the tooltip of a curve. */
export function curveLines(
  curves: readonly QcCurve[],
  noteOf: (curve: QcCurve) => readonly string[],
): CurveLine[] {
  return curves.map((curve) => ({
    id: curveKey(curve),
    label: curveKey(curve),
    points: curve.points.map(([x, y]) => ({ x, y })),
    notes: noteOf(curve),
    outlier: curve.outlier,
  }));
}

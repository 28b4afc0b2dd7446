import type { ExpressionReport, MetricKey, QcMetric } from '@omics-portal/qc-metrics';
import type { Series } from '../plane/plane-series';

/** SNR and RC of a batch. */
export interface BatchPosition {
  readonly snr: number;
  readonly rc: number;
}

type Metrics = readonly Pick<QcMetric, 'key' | 'value' | 'history'>[];

/** SNR and RC of a report; null without one of them. */
export function batchPosition(metrics: Metrics): BatchPosition | null {
  const valueOf = (key: MetricKey) => metrics.find((metric) => metric.key === key)?.value ?? null;
  const [snr, rc] = [valueOf('snr'), valueOf('rc')];
  return snr === null || rc === null ? null : { snr, rc };
}

/** Mean of SNR and RC over the published history that a report was compared with; null without one. */
export function historyMean({
  metrics,
}: Pick<ExpressionReport, 'metrics'>): (BatchPosition & { n: number }) | null {
  const historyOf = (key: MetricKey) => metrics.find((metric) => metric.key === key)?.history;
  const [snr, rc] = [historyOf('snr'), historyOf('rc')];
  return snr && rc ? { snr: snr.mean, rc: rc.mean, n: Math.min(snr.n, rc.n) } : null;
}

interface PlaneInput {
  readonly own: BatchPosition;
  readonly mean: BatchPosition | null;
  readonly others: readonly (BatchPosition & { readonly name: string })[];
  readonly labels: { readonly own: string; readonly mean: string; readonly others: string };
}

/** Series of the plane of SNR and RC: this batch, the mean of the history, and other reports; an empty one is left out. */
export function batchPlaneSeries({ own, mean, others, labels }: PlaneInput): Series[] {
  const pointOf = ({ snr, rc }: BatchPosition, label: string) => ({ x: snr, y: rc, label });
  const series = [
    { id: 'this-batch', label: labels.own, points: [pointOf(own, labels.own)] },
    { id: 'history', label: labels.mean, points: mean ? [pointOf(mean, labels.mean)] : [] },
    { id: 'others', label: labels.others, points: others.map((other) => pointOf(other, other.name)) },
  ];
  return series.filter(({ points }) => points.length > 0);
}

import { DNA_METRICS, type MetricKey, SCORED_METRICS } from '@omics-portal/qc-metrics';
import type { ReportKind } from '@omics-portal/resources';

/** Figures of which there are control charts. */
export const FIGURES = [...SCORED_METRICS, ...DNA_METRICS, 'total'] as const satisfies readonly MetricKey[];

/** Figures of the reports of a tool, in the order of a report. */
export function figuresOf(kind: ReportKind): readonly MetricKey[] {
  if (kind === 'dseqc') {
    return [...DNA_METRICS, 'total'];
  }
  return [...SCORED_METRICS.filter((key) => key !== 'recall' || kind === 'metqc'), 'total'];
}

/** Figure of a chart: that of the address if the tool has it, or else the one that tells most of a batch. */
export function chosenFigure(kind: ReportKind, figure: MetricKey | undefined): MetricKey {
  return figuresOf(kind).find((key) => key === figure) ?? (kind === 'dseqc' ? 'total' : 'snr');
}

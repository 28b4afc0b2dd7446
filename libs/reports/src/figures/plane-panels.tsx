import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ExpressionReport } from '@omics-portal/qc-metrics';
import { useMemo } from 'react';
import { formatNumber } from '@omics-portal/wording';
import { formatFigure, formatShare } from '../format/figure';
import { LazyScatter } from './lazy-scatter';
import { correlationSeries, pcaSeries } from './plane-series';
import { ReportSection } from './report-section';

/** Maximum number of points in a chart: each is an element of the page, and more would make it slow. */
const MAX_POINTS = 1500;

interface PcaPanelProps {
  readonly pca: NonNullable<ExpressionReport['pca']>;
  /** Signal-to-noise ratio in decibels; null if it could not be computed. */
  readonly snr: number | null;
}

/** PCA chart: the libraries by their first two principal components, with a colour and a shape for each sample. */
export function PcaPanel({ pca: { points, varianceExplained }, snr }: PcaPanelProps) {
  const { t, i18n } = useLingui();
  const series = useMemo(() => pcaSeries(points), [points]);
  const [first, second] = varianceExplained.map((share) => formatShare(share, i18n.locale));
  const shares = t`PC1 explains ${first} and PC2 ${second} of the variance.`;
  const size = t`${plural(points.length, { one: '# library', other: '# libraries' })} of ${plural(series.length, { one: '# sample', other: '# samples' })}.`;
  const noise = snr === null ? '' : formatFigure(snr, 'dB', i18n.locale);
  const separation = snr === null ? '' : t`The signal-to-noise ratio is ${noise}.`;
  return (
    <ReportSection>
      <LazyScatter
        title={t`Principal components (PCA)`}
        summary={[shares, size, separation].filter(Boolean).join(' ')}
        series={series}
        xLabel={`PC1 (${first})`}
        yLabel={`PC2 (${second})`}
      />
    </ReportSection>
  );
}

interface CorrelationPanelProps {
  readonly correlation: NonNullable<ExpressionReport['correlation']>;
  readonly rc: number | null;
}

/** Scatter chart of the measured fold changes over those of the reference set. */
export function CorrelationPanel({ correlation: { points, n }, rc }: CorrelationPanelProps) {
  const { t, i18n } = useLingui();
  const series = useMemo(() => correlationSeries(points, MAX_POINTS), [points]);
  const drawn = formatNumber(series.flatMap((one) => one.points).length, i18n.locale);
  const all = formatNumber(n, i18n.locale);
  const value = rc === null ? '' : formatFigure(rc, '', i18n.locale);
  const agreement = rc === null ? '' : t`The relative correlation is ${value}.`;
  const count =
    drawn === all
      ? t`${all} fold changes.`
      : t`${drawn} of ${all} fold changes are drawn, evenly taken; the figure is of all.`;
  return (
    <ReportSection>
      <LazyScatter
        title={t`Agreement with the reference set`}
        summary={[agreement, count].filter(Boolean).join(' ')}
        series={series.map((one) => (one.label === '' ? { ...one, label: t`All pairs` } : one))}
        xLabel={t`log2 fold change, reference`}
        yLabel={t`log2 fold change, this batch`}
      />
    </ReportSection>
  );
}

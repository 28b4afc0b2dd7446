import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ExpressionReport } from '@omics-portal/qc-metrics';
import type { ScatterChartProps } from '@omics-portal/ui/charts';
import { useMemo } from 'react';
import { joinSentences } from '@omics-portal/wording';
import { LazyScatter } from '../figures/lazy-charts';
import { formatFigure, formatShare } from '../format/figure';
import { pcaSeries } from './plane-series';

/** Properties of the plane of the libraries. */
export interface LibraryPlaneProps extends Pick<ScatterChartProps, 'named' | 'window' | 'onWindowChange'> {
  readonly pca: NonNullable<ExpressionReport['pca']>;
  /** Signal-to-noise ratio in decibels; null if it could not be computed. */
  readonly snr: number | null;
}

/** Libraries by their first two principal components, with a colour and a shape for each sample. */
export function LibraryPlane({ pca: { points, varianceExplained }, snr, ...options }: LibraryPlaneProps) {
  const { t, i18n } = useLingui();
  const series = useMemo(() => pcaSeries(points), [points]);
  const [first, second] = varianceExplained.map((share) => formatShare(share, i18n.locale));
  const shares = t`PC1 explains ${first} and PC2 ${second} of the variance.`;
  const size = t`${plural(points.length, { one: '# library', other: '# libraries' })} of ${plural(series.length, { one: '# sample', other: '# samples' })}.`;
  const noise = snr === null ? '' : formatFigure(snr, 'dB', i18n.locale);
  const separation = snr === null ? '' : t`The signal-to-noise ratio is ${noise}.`;
  return (
    <LazyScatter
      {...options}
      title={t`Principal components (PCA)`}
      summary={joinSentences([shares, size, separation])}
      series={series}
      xLabel={`PC1 (${first})`}
      yLabel={`PC2 (${second})`}
    />
  );
}

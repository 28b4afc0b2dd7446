import { useLingui } from '@lingui/react/macro';
import { EmptyState, SegmentedControl } from '@omics-portal/ui';
import { ScatterChart } from '@omics-portal/ui/charts';
import { formatNumber, formatPercentage, useChartLabels } from '@omics-portal/wording';
import { ChartCard } from '../shared/chart-card';
import type { ExpressionParts } from './expression-parts';

/** Props of the chart. */
export interface BatchPlaneChartProps extends ExpressionParts {
  readonly onBatch: (batch: string) => void;
  readonly onLibrary: (library: string) => void;
}

/** Principal component analysis of the libraries of a batch, which can be chosen. */
export function BatchPlaneChart({ document, view, onBatch, onLibrary }: BatchPlaneChartProps) {
  const { t, i18n } = useLingui();
  const chart = useChartLabels();
  const plane = document.planes.find(({ batch }) => batch === view.plane);
  if (!plane) {
    return (
      <ChartCard source={document.table.source}>
        <EmptyState title={t`No principal components could be computed`} />
      </ChartCard>
    );
  }
  const [first, second] = plane.explainedVariance.map((share) => formatPercentage(share * 100));
  const snr = plane.snr === null ? null : formatNumber(Number(plane.snr.toFixed(2)), i18n.locale);
  const samples = [...new Set(plane.points.map(({ sample }) => sample))];
  return (
    <ChartCard
      source={plane.source}
      controls={
        document.planes.length > 1 ? (
          <SegmentedControl
            label={t`Batch`}
            value={plane.batch}
            onValueChange={onBatch}
            options={document.planes.map(({ batch }) => ({ value: batch, label: batch }))}
          />
        ) : undefined
      }
    >
      <ScatterChart
        viewId="plane"
        title={t`Principal components of the batch ${plane.batch}`}
        summary={
          snr === null
            ? t`Each point is a library. The signal-to-noise ratio could not be computed.`
            : t`Each point is a library. The signal-to-noise ratio is ${snr} dB.`
        }
        xLabel={`PC1 (${first ?? ''})`}
        yLabel={`PC2 (${second ?? ''})`}
        series={samples.map((sample) => ({
          id: sample,
          label: sample,
          points: plane.points.flatMap((point) =>
            point.sample === sample ? [{ x: point.pc1, y: point.pc2, label: point.id }] : [],
          ),
        }))}
        labels={{ ...chart, point: t`Library`, series: t`Sample` }}
        selected={view.library ?? ''}
        onSelect={({ label }) => onLibrary(label)}
      />
    </ChartCard>
  );
}

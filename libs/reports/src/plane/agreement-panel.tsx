import { useLingui } from '@lingui/react/macro';
import type { ExpressionReport } from '@omics-portal/qc-metrics';
import { SegmentedControl } from '@omics-portal/ui';
import { useMemo } from 'react';
import { formatNumber, joinSentences } from '@omics-portal/wording';
import { formatFigure } from '../format/figure';
import { LazyScatter } from '../figures/lazy-charts';
import { useReportView } from '../view/use-report-view';
import { correlationSeries, pairsIn } from './plane-series';
import { ReportSection } from '../figures/report-section';

/** Maximum number of points in a chart: each is an element of the page, and more would make it slow. */
const MAX_POINTS = 1500;

interface CorrelationPanelProps {
  readonly correlation: NonNullable<ExpressionReport['correlation']>;
  readonly rc: number | null;
}

/** Scatter chart of the measured fold changes over those of the reference set. */
export function CorrelationPanel({ correlation: { points, n }, rc }: CorrelationPanelProps) {
  const { t, i18n } = useLingui();
  const { view, change } = useReportView();
  const pairs = useMemo(() => pairsIn(points), [points]);
  const pair = pairs.find((one) => one === view.rcPair);
  const ungrouped = t`All pairs`;
  const [series, tableSeries] = useMemo(() => {
    const labelled = (maxPoints: number) =>
      correlationSeries(points, maxPoints, pair).map((one) => ({ ...one, label: one.label || ungrouped }));
    return [labelled(MAX_POINTS), labelled(points.length)] as const;
  }, [points, pair, ungrouped]);
  const drawn = formatNumber(series.flatMap((one) => one.points).length, i18n.locale);
  const all = formatNumber(
    pair ? points.filter(({ name }) => name.endsWith(` ${pair}`)).length : n,
    i18n.locale,
  );
  const value = rc === null ? '' : formatFigure(rc, '', i18n.locale);
  const agreement = rc === null ? '' : t`The relative correlation is ${value}.`;
  const count =
    drawn === all
      ? t`${all} fold changes.`
      : t`${drawn} of ${all} fold changes are drawn, as an even sample; the figure is computed from all of them, and the table lists all of them.`;
  const scope = pair ? t`Only ${pair} is shown; the figure is computed from all pairs.` : '';
  return (
    <ReportSection
      id="agreement"
      controls={
        pairs.length > 1 ? (
          <SegmentedControl
            label={t`Pair of samples`}
            value={pair ?? ''}
            onValueChange={(value) => change({ rcPair: value || undefined })}
            options={[{ value: '', label: t`All pairs` }, ...pairs.map((value) => ({ value, label: value }))]}
          />
        ) : null
      }
    >
      <LazyScatter
        title={t`Agreement with the reference set`}
        summary={joinSentences([agreement, count, scope])}
        series={series}
        tableSeries={tableSeries}
        xLabel={t`log2 fold change, reference`}
        yLabel={t`log2 fold change, this batch`}
      />
    </ReportSection>
  );
}

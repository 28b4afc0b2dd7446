import { useLingui } from '@lingui/react/macro';
import { significance, type QcDifferential } from '@omics-portal/qc-metrics';
import { SegmentedControl } from '@omics-portal/ui';
import { formatNumber, joinSentences } from '@omics-portal/wording';
import { useMemo } from 'react';
import { LazyScatter } from '../figures/lazy-charts';
import { ReportSection } from '../figures/report-section';
import { useReportView } from '../view/use-report-view';
import { volcanoPoints } from './volcano-series';

/** Volcano chart of the differential features of a pair of samples, which can be chosen. */
export function VolcanoPanel({ differential: { pairs, limits } }: { readonly differential: QcDifferential }) {
  const { t, i18n } = useLingui();
  const { view, change: changeView } = useReportView();
  const volcano = pairs.find(({ pair }) => pair === view.pair) ?? pairs[0];
  const points = useMemo(() => volcano && volcanoPoints(volcano, limits), [volcano, limits]);
  if (!volcano || !points) {
    return null;
  }
  const [numerator = '', denominator = ''] = volcano.pair.split('/');
  const [tested, up, down, drawn] = [volcano.tested, volcano.up, volcano.down, volcano.points.length].map(
    (count) => formatNumber(count, i18n.locale),
  );
  const { log2FoldChange: change, adjustedP } = limits;
  const found = t`Of ${tested} features ${up} are higher in ${numerator} than in ${denominator}, and ${down} are lower.`;
  const rule = t`The dashed limits: a log2 fold change of ${change} and an adjusted p of ${adjustedP}.`;
  const part =
    volcano.points.length < volcano.tested
      ? t`${drawn} are drawn: the most significant ones, and an even sample of the others.`
      : '';
  const least = significance(0);
  const clipped = volcano.points.some((point) => significance(point.adjustedP) === least)
    ? t`An adjusted p below 1E-${least} is shown as 1E-${least}.`
    : '';
  // The first series is drawn first, below the others.
  const series = [
    { id: 'neither', label: t`Not differential`, points: points.neither, muted: true },
    { id: 'up', label: t`Higher in ${numerator}`, points: points.up },
    { id: 'down', label: t`Lower in ${numerator}`, points: points.down },
  ];
  return (
    <ReportSection
      id="differential"
      controls={
        <SegmentedControl
          label={t`Samples that are compared`}
          value={volcano.pair}
          onValueChange={(pair) => changeView({ pair })}
          options={pairs.map(({ pair }) => ({ value: pair, label: pair }))}
        />
      }
    >
      <LazyScatter
        title={t`Differential features, ${volcano.pair}`}
        summary={joinSentences([found, rule, part, clipped])}
        series={series}
        limits={[
          { axis: 'x', value: -change },
          { axis: 'x', value: change },
          { axis: 'y', value: significance(adjustedP) },
        ]}
        xLabel={t`log2 fold change`}
        yLabel={t`−log10 of the adjusted p`}
      />
    </ReportSection>
  );
}

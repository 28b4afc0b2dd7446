import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { evenlySampled, type ExpressionReport, type QcBox } from '@omics-portal/qc-metrics';
import { formatNumber, joinSentences, useBoxLabels } from '@omics-portal/wording';
import { LazyBoxPlot } from '../figures/lazy-charts';
import { ReportSection } from '../figures/report-section';
import { chartHeight, MAX_LIBRARIES } from './library-rows';
import { useDistributionUnit } from './use-distribution-unit';

interface DistributionPanelProps {
  readonly report: ExpressionReport;
  readonly boxes: NonNullable<ExpressionReport['distribution']>;
}

/** Box plots of the values of each library. */
export function DistributionPanel({ report, boxes }: DistributionPanelProps) {
  const { t, i18n } = useLingui();
  const { n, min, q1, median, q3, max, outliers } = useBoxLabels();
  const unitOf = useDistributionUnit();
  const drawn = evenlySampled(boxes, MAX_LIBRARIES);
  const medians = boxes.map((box) => box.median);
  const [low, high] = [Math.min(...medians), Math.max(...medians)].map((value) =>
    formatNumber(Math.round(value * 100) / 100, i18n.locale),
  );
  const count = t`${plural(boxes.length, { one: '# library', other: '# libraries' })}.`;
  const spread = t`The medians lie between ${low} and ${high}.`;
  const part =
    drawn.length < boxes.length
      ? t`${drawn.length} of them are drawn, as an even sample; the table has all of them.`
      : t`Of the values beyond the whiskers, only the lowest and the highest are drawn.`;
  return (
    <ReportSection id="distribution">
      <LazyBoxPlot
        title={t`Distribution of the values`}
        summary={joinSentences([count, spread, part])}
        height={chartHeight(drawn.length)}
        xLabel={unitOf([report])}
        yLabel={t`Library`}
        groups={drawn.map((figures) => ({
          key: figures.library,
          label: figures.library,
          values: [],
          figures,
        }))}
        table={{
          columns: [t`Library`, n, min, q1, median, q3, max, outliers],
          rows: boxes.map(rowOf),
        }}
      />
    </ReportSection>
  );
}

function rowOf({ library, n, min, q1, median, q3, max, beyond }: QcBox): (string | number)[] {
  return [library, n, min, q1, median, q3, max, beyond];
}

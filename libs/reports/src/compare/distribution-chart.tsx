import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { joinSentences, useBoxLabels } from '@omics-portal/wording';
import { useMemo } from 'react';
import { chartHeight } from '../expression/library-rows';
import { useDistributionUnit } from '../expression/use-distribution-unit';
import { LazyBoxPlot } from '../figures/lazy-charts';
import { ReportSection } from '../figures/report-section';
import type { NamedFigures } from './comparison-series';
import { comparedDistributions } from './distribution-groups';

/** Box plots of the libraries of all reports on one axis, in the colour of each report. */
export function DistributionChart({ reports }: { readonly reports: readonly NamedFigures[] }) {
  const { t } = useLingui();
  const { n, min, q1, median, q3, max, outliers } = useBoxLabels();
  const unitOf = useDistributionUnit();
  const shown = useMemo(() => comparedDistributions(reports), [reports]);
  if (shown.reports.length < 2) {
    return null;
  }
  const { boxes, drawn } = shown;
  const count = t`${plural(boxes.length, { one: '# library', other: '# libraries' })}.`;
  const order = t`The libraries of the reports alternate, in the order of their tables.`;
  const part =
    drawn.length < boxes.length
      ? t`${drawn.length} of them are drawn, as an even sample; the table has all of them.`
      : t`Of the values beyond the whiskers, only the lowest and the highest are drawn.`;
  return (
    <ReportSection>
      <LazyBoxPlot
        title={t`Distribution of the values`}
        summary={joinSentences([count, order, part])}
        height={chartHeight(drawn.length)}
        xLabel={unitOf(shown.reports.map(({ figures }) => figures))}
        yLabel={t`Library`}
        series={shown.reports.map(({ id, name }) => ({ key: id, label: name }))}
        groups={drawn.map(({ report, box }) => ({
          key: `${report.id} ${box.library}`,
          label: box.library,
          series: report.id,
          values: [],
          figures: box,
        }))}
        table={{
          columns: [t`Report`, t`Library`, n, min, q1, median, q3, max, outliers],
          rows: boxes.map(({ report, box }) => [
            ...[report.name, box.library, box.n, box.min],
            ...[box.q1, box.median, box.q3, box.max, box.beyond],
          ]),
        }}
      />
    </ReportSection>
  );
}

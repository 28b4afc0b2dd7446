import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DnaReport } from '@omics-portal/qc-metrics';
import { useMemo } from 'react';
import { LazyScatter } from '../figures/lazy-charts';
import { ReportSection } from '../figures/report-section';
import { concordanceSeries, type VariantKind } from './concordance-series';

/** Scatter charts of F1 over the Mendelian concordance rate, one for each type of variant: this batch in the history. */
export function ConcordancePanels({ report }: { readonly report: DnaReport }) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-5 empty:hidden xl:grid-cols-2">
      <ConcordancePanel report={report} type="snv" title={t`Concordance and F1 of SNVs`} />
      <ConcordancePanel report={report} type="indel" title={t`Concordance and F1 of INDELs`} />
    </div>
  );
}

interface ConcordancePanelProps {
  readonly report: DnaReport;
  readonly type: VariantKind;
  readonly title: string;
}

function ConcordancePanel({ report, type, title }: ConcordancePanelProps) {
  const { t } = useLingui();
  const own = t`This batch`;
  const series = useMemo(() => concordanceSeries(report, type, own), [report, type, own]);
  const batches = report.history.length;
  if (series.length === 0) {
    return null;
  }
  const compared =
    batches === 0
      ? t`No history to compare with.`
      : t`${plural(batches, { one: '# batch of the history', other: '# batches of the history' })}, by library preparation.`;
  return (
    <ReportSection id={type}>
      <LazyScatter
        title={title}
        summary={compared}
        series={series}
        xLabel={t`Mendelian concordance rate`}
        xBounds="share"
        yLabel={t`F1: harmonic mean of precision and recall`}
        yBounds="share"
      />
    </ReportSection>
  );
}

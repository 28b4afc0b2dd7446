import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { roundTo, type DnaReport } from '@omics-portal/qc-metrics';
import { useMemo } from 'react';
import { LazyHeatMap } from '../figures/lazy-charts';
import { METRIC_LABELS } from '../figures/metric-labels';
import { ReportSection } from '../figures/report-section';
import { BATCH_SCORES, batchScores } from './batch-scores';

/** Height of a row and of the names of the columns, in pixels. */
const ROW = 18;
const NAMES = 150;
/** Labels of columns that would be cut at their only difference. */
const SHORT_LABELS = {
  mendelianSnv: msg`MCR, SNV`,
  mendelianIndel: msg`MCR, INDEL`,
};
/** Standard deviations of the lightest and the darkest colour: seven steps of 0.6. */
const RANGE = { min: -2.1, max: 2.1 };

/** Heat map of the metrics of this batch and of those of the history, the best total first. */
export function BatchesPanel({ report }: { readonly report: DnaReport }) {
  const { t, i18n } = useLingui();
  const batches = useMemo(() => batchScores(report), [report]);
  if (!batches) {
    return null;
  }
  const past = batches.length - 1;
  const own = t`This batch`;
  return (
    <ReportSection id="batches">
      <LazyHeatMap
        title={t`Metrics of the batches`}
        summary={t`Distance to the mean of ${plural(past, { one: '# batch of the history', other: '# batches of the history' })}, in standard deviations. The best total score is first. MCR: Mendelian concordance rate.`}
        height={ROW * batches.length + NAMES}
        corner={t`Batch`}
        rows={batches.map(({ batch }) => ({ key: batch ?? own, label: batch ?? own }))}
        columns={BATCH_SCORES.map((key) => ({
          key,
          label: i18n._({ ...METRIC_LABELS, ...SHORT_LABELS }[key]),
        }))}
        values={batches.map(({ scores }) => scores.map((score) => score && roundTo(score, 2)))}
        range={RANGE}
      />
    </ReportSection>
  );
}

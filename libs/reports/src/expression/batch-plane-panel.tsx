import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ExpressionReport } from '@omics-portal/qc-metrics';
import { Button } from '@omics-portal/ui';
import { Plus } from 'lucide-react';
import { joinSentences } from '@omics-portal/wording';
import { useBatches } from '../control-charts/use-batches';
import { LazyScatter } from '../figures/lazy-charts';
import { ReportSection } from '../figures/report-section';
import { useReportView } from '../view/use-report-view';
import { batchPlaneSeries, batchPosition, type BatchPosition, historyMean } from './batch-plane-series';

interface BatchPlanePanelProps {
  readonly report: ExpressionReport;
  /** Storage link of report.json, which tells this report from the others. */
  readonly link: string;
}

/** Other report in the plane, with its name. */
type OtherBatch = BatchPosition & { readonly name: string };

/**
 * SNR over RC of an RNA batch: among other reports when the user adds them, and with the mean of the published history if one is
 * installed. Nothing without both figures.
 */
export function BatchPlanePanel({ report, link }: BatchPlanePanelProps) {
  const { t } = useLingui();
  const { view, change } = useReportView();
  const own = batchPosition(report.metrics);
  if (!own) {
    return null;
  }
  return (
    <ReportSection id="batch-plane">
      {view.otherBatches ? (
        <ComparedPlane report={report} own={own} link={link} />
      ) : (
        <>
          <Plane report={report} own={own} others={[]} note="" />
          <Button
            size="sm"
            className="mt-3 print:hidden"
            icon={<Plus />}
            onClick={() => change({ otherBatches: true })}
          >
            {t`Add other reports on RNA`}
          </Button>
        </>
      )}
    </ReportSection>
  );
}

type ComparedPlaneProps = BatchPlanePanelProps & { readonly own: BatchPosition };

/** Plane with the newest reports on RNA that the user can read. */
function ComparedPlane({ report, own, link }: ComparedPlaneProps) {
  const { t } = useLingui();
  const { list, batches, remaining, unread } = useBatches('rseqc', {});
  const others = batches.flatMap(({ report: other, figures }): OtherBatch[] => {
    const position = other.figures === link ? null : batchPosition(figures.metrics);
    return position ? [{ ...position, name: other.name }] : [];
  });
  const found = others.length;
  const isLoading = list.isPending || remaining > 0;
  const failed = list.isError || unread.length > 0;
  const note = isLoading
    ? t`Other reports are loading.`
    : t`${plural(found, { one: '# other report', other: '# other reports' })} of yours and your groups with both figures.`;
  return (
    <>
      <Plane report={report} own={own} others={others} note={note} />
      {failed ? <p className="mt-2 text-sm text-muted">{t`Some reports could not be read.`}</p> : null}
    </>
  );
}

interface PlaneProps extends Pick<ComparedPlaneProps, 'report' | 'own'> {
  readonly others: readonly OtherBatch[];
  readonly note: string;
}

function Plane({ report, own, others, note }: PlaneProps) {
  const { t } = useLingui();
  const mean = historyMean(report);
  const history = mean
    ? t`The history of ${plural(mean.n, { one: '# batch', other: '# batches' })} is drawn as its mean.`
    : t`No published history of RNA batches is installed.`;
  const labels = { own: t`This batch`, mean: t`Mean of the history`, others: t`Other reports` };
  return (
    <LazyScatter
      title={t`SNR and RC of this batch`}
      summary={joinSentences([history, note])}
      series={batchPlaneSeries({ own, mean, others, labels })}
      xLabel={t`Signal-to-noise ratio (SNR), dB`}
      yLabel={t`Relative correlation (RC)`}
    />
  );
}

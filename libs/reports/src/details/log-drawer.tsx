import { isReportUnderWay, type Report } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { Drawer, EmptyState } from '@omics-portal/ui';
import { FailedReason } from '../failure/failed-reason';
import { LogText } from './log-text';

/** Drawer with the log of a report. */
export function LogDrawer({ report, onClose }: { readonly report: Report; readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Drawer
      open
      size="lg"
      title={t`Log`}
      description={report.name}
      closeLabel={t`Close`}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      {report.log ? (
        <>
          <FailedReason failure={report.failure} className="mb-3 text-sm" />
          <LogText link={report.log} underWay={isReportUnderWay(report)} failure={report.failure} />
        </>
      ) : (
        <EmptyState title={t`Not Found`} description={t`This report has no log.`} />
      )}
    </Drawer>
  );
}

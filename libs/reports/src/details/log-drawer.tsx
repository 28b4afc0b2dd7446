import { isFinished, isReportUnderWay, type Report } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { Drawer, EmptyState } from '@omics-portal/ui';
import { FailedReason } from '../failure/failed-reason';
import { LogSummary } from './log-summary';
import { LogText } from './log-text';

/** Language in which programs write their logs. */
const LOG_LOCALE = 'en-US';

/** Drawer with the log of a report. */
export function LogDrawer({ report, onClose }: { readonly report: Report; readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const summary = i18n.locale === LOG_LOCALE || !isFinished(report) ? null : report.figures;
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
          {summary ? <LogSummary link={summary} /> : null}
          <LogText
            link={report.log}
            underWay={isReportUnderWay(report)}
            failure={report.failure}
            folded={summary !== null}
            finished={isFinished(report)}
          />
        </>
      ) : (
        <EmptyState title={t`Not Found`} description={t`This report has no log.`} />
      )}
    </Drawer>
  );
}

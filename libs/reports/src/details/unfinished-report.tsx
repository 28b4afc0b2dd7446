import { type Report, taskStatus } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { Alert, Card, Progress, Spinner } from '@omics-portal/ui';
import { floorPercentage, formatPercentage, PanelBoundary } from '@omics-portal/wording';
import { type ComponentProps, lazy, Suspense } from 'react';
import { FailedReason } from '../failure/failed-reason';
import { RepeatReport } from '../repeat/lazy-repeat-report';

const LogText = lazy(async () => ({ default: (await import('./log-text')).LogText }));

/** Log of the report, whose code is loaded on demand: a finished report shows none. */
function ReportLog(log: ComponentProps<typeof LogText>) {
  const { t } = useLingui();
  return (
    <PanelBoundary>
      <Suspense fallback={<Spinner label={t`Loading the log`} />}>
        <LogText {...log} />
      </Suspense>
    </PanelBoundary>
  );
}

/** Running report: its progress and its log, both polled. */
export function StartedReport({ report }: { readonly report: Report }) {
  const { t } = useLingui();
  const percentage = report.percentage === null ? null : floorPercentage(report.percentage);
  const waits = taskStatus(report.status).state === 'submitted';
  return (
    <Card title={waits ? t`The report waits for a free slot` : t`The report is being made`}>
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          <Progress value={waits ? null : percentage} label={t`Progress of the report`} />
          {waits || percentage === null ? null : (
            <span className="text-sm tabular-nums">{formatPercentage(percentage)}</span>
          )}
        </div>
        <p className="text-sm text-muted">{t`This page updates by itself: you can leave it and come back.`}</p>
        {report.log && !waits ? <ReportLog underWay link={report.log} failure={null} /> : null}
      </div>
    </Card>
  );
}

interface FailedReportProps {
  readonly report: Report;
  /** Hides links to other screens. */
  readonly readonly: boolean;
}

/** Failed report: why it failed, the remedy, and its log. A new report starts with the values of this one. */
export function FailedReport({ report, readonly }: FailedReportProps) {
  const { t } = useLingui();
  const percentage = floorPercentage(report.percentage ?? 0);
  const title = percentage > 0 ? t`The report failed at ${percentage}%` : t`The report failed`;
  return (
    <div className="flex flex-col gap-4">
      <Alert
        tone="danger"
        title={title}
        action={readonly || !report.kind ? null : <RepeatReport report={report} kind={report.kind} />}
      >
        <FailedReason failure={report.failure} />
        {report.failure?.problem ? null : (
          <p>{t`The last lines of the log say what is wrong and how to correct it. Correct the tables, then make a new report from them.`}</p>
        )}
      </Alert>
      {report.log ? (
        <Card title={t`Log`}>
          <ReportLog
            link={report.log}
            underWay={false}
            failure={report.failure}
            folded={report.failure?.problem != null}
          />
        </Card>
      ) : (
        <p className="text-sm text-muted">{t`This report has no log.`}</p>
      )}
    </div>
  );
}

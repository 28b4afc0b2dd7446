import { useLingui } from '@lingui/react/macro';
import { isReportUnderWay, reportQueries, taskStatus } from '@omics-portal/resources';
import { Alert, ButtonLink } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { FailedReason } from '../failure/failed-reason';
import { useReports } from '../ports/reports-ports';
import { reportInterval } from '../tasks/poll-interval';
import { LevelStatus } from '../verdict/level-status';

interface SubmittedReportProps {
  /** Id of the report; null for older servers, whose list shows the report. */
  readonly id: string | null;
}

/** Report that was just requested, until its end: under way, ready with its verdict, or failed with the reason. */
export function SubmittedReport({ id }: SubmittedReportProps) {
  const { t } = useLingui();
  const { links, reports, polling } = useReports();
  const { data: report } = useQuery({
    ...reportQueries(reports).detail(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => reportInterval(polling.tasksMs, state.data),
  });
  const link =
    id === null ? null : (
      <ButtonLink size="sm" variant="primary" href={links.report(id)}>
        {t`Open report`}
      </ButtonLink>
    );
  if (!report || isReportUnderWay(report)) {
    return (
      <Alert tone="success" title={t`The report is being made`} action={link}>
        {t`It takes a few seconds. The list shows it as well.`}
      </Alert>
    );
  }
  if (taskStatus(report.status).state === 'failed') {
    return (
      <Alert tone="danger" title={t`The report failed`} action={link}>
        <FailedReason failure={report.failure} />
      </Alert>
    );
  }
  return (
    <Alert tone="success" title={t`The report is ready`} action={link}>
      {report.verdict ? <LevelStatus level={report.verdict} /> : null}
    </Alert>
  );
}

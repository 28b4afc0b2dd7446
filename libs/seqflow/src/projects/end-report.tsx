import { useLingui } from '@lingui/react/macro';
import type { Project, ProjectReport } from '@omics-portal/api';
import {
  isUnderWay,
  pollInterval,
  projectStatus,
  reportQueries,
  taskStatus,
  type TaskState,
} from '@omics-portal/resources';
import { Button, Status, TextLink } from '@omics-portal/ui';
import { PanelBoundary, TASK_STATE_LABELS } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLiveUpdates } from '../live/use-live-updates';
import { useSeqflow } from '../ports/seqflow-ports';
import { JobVerdict } from '../status/status-tags';

/** Loaded for a report that failed. */
const FailureReason = lazy(async () => ({
  default: (await import('../failure/failure-reason')).FailureReason,
}));

/** States of a report that waits or runs. */
const ACTIVE: readonly TaskState[] = ['submitted', 'running'];

interface EndReportProps {
  readonly project: Pick<Project, 'project_name' | 'status' | 'finished_time'>;
  readonly report: ProjectReport;
}

/** Report over all samples that a project ends in: its verdict, else its state, with a link, or why there is none. */
export function EndReport({ project, report: { task } }: EndReportProps) {
  const { t } = useLingui();
  if (task) {
    return <EndReportState name={project.project_name} task={task} />;
  }
  if (projectStatus(project).state === 'deleted') {
    return '-';
  }
  // A live event changes the status alone: the report of a project that has just ended is read with its finished time.
  return isUnderWay(project.status) || project.finished_time === null
    ? t`Made when all jobs have ended`
    : t`None, because no job has succeeded`;
}

function EndReportState({ name, task }: { readonly name: string; readonly task: string }) {
  const { t, i18n } = useLingui();
  const { links, polling, reports } = useSeqflow();
  const live = useLiveUpdates();
  const report = useQuery({
    ...reportQueries(reports).detail(task),
    refetchInterval: ({ state: { data } }) =>
      data && ACTIVE.includes(taskStatus(data.status).state) ? pollInterval(polling.jobsMs, live) : false,
  });
  if (report.isError) {
    return (
      <Button variant="link" size="sm" onClick={() => void report.refetch()}>
        {t`Report not available, retry`}
      </Button>
    );
  }
  const { status = 'Submitted', failure = null, verdict = null } = report.data ?? {};
  const { state, tone } = taskStatus(status);
  return (
    <div className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {verdict ? (
          <JobVerdict verdict={verdict} />
        ) : (
          <Status tone={tone} label={i18n._(TASK_STATE_LABELS[state])} />
        )}
        <TextLink href={links.report(task)} aria-label={t`View report: ${name}`}>{t`View report`}</TextLink>
      </span>
      {failure ? (
        <PanelBoundary silent>
          <Suspense>
            <FailureReason error={failure.error} problem={failure.problem} />
          </Suspense>
        </PanelBoundary>
      ) : null}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Project, WorkflowDetail } from '@omics-portal/api';
import { hasFailed, isUnderWay } from '@omics-portal/resources';
import { EmptyState, SkeletonLines } from '@omics-portal/ui';
import { AttemptList } from '../attempts/attempt-list';
import type { OpenAttemptLog } from '../attempts/open-attempt-log';
import { JobDrawer } from '../job-drawer/job-drawer';
import { JobOutcome } from '../job-drawer/job-outcome';
import { JobProblems } from '../logs/job-problems';
import { JobActions, type JobOpeners } from './job-actions';
import { JobFacts } from './job-facts';
import { JobSteps } from './job-steps';
import { RunAgainLink } from './run-again-link';
import type { JobNeighbours } from './use-job-neighbours';

interface JobDetailsDrawerProps extends JobOpeners {
  readonly jobId: string;
  /** Project of the job; undefined while it loads. */
  readonly project: Project | undefined;
  readonly neighbours: JobNeighbours;
  /** Opens the details of another job. */
  readonly onJob: (jobId: string) => void;
  readonly onAttemptLog: OpenAttemptLog;
  readonly onClose: () => void;
}

/** Drawer about one job: its outcome and actions, its attempts with their steps, then its facts and parameters. */
export function JobDetailsDrawer({
  jobId,
  project,
  neighbours,
  onJob,
  onAttemptLog,
  onClose,
  ...openers
}: JobDetailsDrawerProps) {
  const { t } = useLingui();
  return (
    <JobDrawer
      jobId={jobId}
      onClose={onClose}
      title={(sample) => (sample ? t`Job: ${sample}` : t`Job`)}
      failedTitle={t`The job could not be loaded`}
      loading={<SkeletonLines lines={4} label={t`Loading...`} />}
    >
      {(job) => (
        <div className="flex flex-col gap-4">
          <JobSteps
            {...neighbours}
            onStep={(step) => void neighbours.find(step).then((next) => (next ? onJob(next) : undefined))}
          />
          <JobOutcome job={job} />
          {hasFailed(job) ? <JobProblems job={job} /> : null}
          <div className="flex flex-wrap items-center gap-1">
            <JobActions job={job} {...openers} className="justify-start" />
            {project ? <RunAgainLink project={project} job={job.id} /> : null}
          </div>
          <Attempts job={job} onLogs={onAttemptLog} />
          <JobFacts job={job} jobs={neighbours.jobs} appName={project?.app_name ?? undefined} />
        </div>
      )}
    </JobDrawer>
  );
}

function Attempts({ job, onLogs }: { readonly job: WorkflowDetail; readonly onLogs: OpenAttemptLog }) {
  const { t } = useLingui();
  if (job.attempts.length > 0) {
    return <AttemptList job={job} onLogs={onLogs} />;
  }
  return (
    <EmptyState
      title={isUnderWay(job.status) ? t`The job has not started yet` : t`No attempt is listed`}
      description={
        isUnderWay(job.status)
          ? t`It starts as soon as its engine has a free slot.`
          : t`The job was stopped before it started, or this service does not record attempts.`
      }
    />
  );
}

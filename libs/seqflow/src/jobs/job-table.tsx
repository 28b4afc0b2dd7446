import { useMemo, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Workflow } from '@omics-portal/api';
import { DataTable, type DataTableColumn, VisuallyHidden } from '@omics-portal/ui';
import { ElapsedTime, Moment } from '@omics-portal/wording';
import { JobStatus, JobVerdict } from '../status/status-tags';
import { JobActions, type JobOpeners } from './job-actions';
import { JobProgress } from './job-progress';

interface JobTableProps extends JobOpeners {
  readonly jobs: readonly Workflow[];
  readonly loading: boolean;
  readonly empty: ReactNode;
  /** Opens the details of a job. */
  readonly onDetails: (job: Workflow) => void;
  /** Opens standard error, which has the reason of a failure. */
  readonly onFailure: (job: Workflow) => void;
}

function JobTitle({
  job,
  onDetails,
  onFailure,
}: { readonly job: Workflow } & Pick<JobTableProps, 'onDetails' | 'onFailure'>) {
  const { t } = useLingui();
  return (
    <div className="min-w-48">
      <button
        type="button"
        className="rounded-control text-start font-medium break-all text-primary-text hover:underline"
        onClick={() => onDetails(job)}
      >
        <VisuallyHidden>{t`Details of`} </VisuallyHidden>
        {job.sample_id}
      </button>
      {job.status === 'Failed' ? (
        <button
          type="button"
          className="mt-1 line-clamp-3 max-w-96 rounded-control text-start font-mono text-xs break-words text-danger underline decoration-dotted underline-offset-3"
          onClick={() => onFailure(job)}
        >
          <VisuallyHidden>{t`Why ${job.sample_id} failed:`} </VisuallyHidden>
          {job.error || t`See standard error`}
        </button>
      ) : null}
    </div>
  );
}

/** Table of jobs: sample, state, times, progress and actions, and the last log line of a failed job. */
export function JobTable({ jobs, loading, empty, ...openers }: JobTableProps) {
  const { t } = useLingui();
  const { onDetails, onFailure, onLogs, onResults } = openers;
  const columns = useMemo<DataTableColumn<Workflow>[]>(
    () => [
      {
        id: 'sample',
        header: t`Job`,
        cell: (job) => (
          <>
            <JobTitle job={job} onDetails={onDetails} onFailure={onFailure} />
            {/* On a phone the last column is out of sight. */}
            <JobActions
              job={job}
              onLogs={onLogs}
              onResults={onResults}
              className="mt-1 justify-start sm:hidden"
            />
          </>
        ),
      },
      {
        id: 'status',
        header: t`Status`,
        cell: (job) => (
          <div className="flex flex-col items-start gap-1">
            <JobStatus job={job} />
            <JobVerdict verdict={job.verdict} />
          </div>
        ),
      },
      { id: 'progress', header: t`Progress`, cell: (job) => <JobProgress job={job} /> },
      {
        id: 'started',
        header: t({ message: 'Started', context: 'time' }),
        cell: (job) => <Moment ms={job.started_time} />,
      },
      {
        id: 'finished',
        header: t({ message: 'Finished', context: 'time' }),
        cell: (job) => <Moment ms={job.finished_time} />,
      },
      {
        id: 'elapsed',
        header: t`Elapsed`,
        cell: (job) => (
          <span className="whitespace-nowrap">
            <ElapsedTime started={job.started_time} finished={job.finished_time} />
          </span>
        ),
      },
      {
        id: 'actions',
        header: t`Actions`,
        align: 'end',
        cell: (job) => (
          <JobActions job={job} onLogs={onLogs} onResults={onResults} className="justify-end max-sm:hidden" />
        ),
      },
    ],
    [t, onDetails, onFailure, onLogs, onResults],
  );
  return (
    <DataTable
      // The card around the table has the name "Jobs"; on a narrow screen both are regions.
      caption={t`Jobs of the project`}
      columns={columns}
      rows={jobs}
      rowKey={(job) => job.id}
      loading={loading}
      loadingLabel={t`Loading the jobs`}
      empty={empty}
    />
  );
}

import { useCallback } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { ProjectStats, Workflow } from '@omics-portal/api';
import { changeJobs, jobQueries, pollInterval } from '@omics-portal/resources';
import { Button, Card, EmptyState, ErrorState, Pagination, SegmentedControl, notify } from '@omics-portal/ui';
import { CheckedAgo, useErrorText, usePaginationLabels } from '@omics-portal/wording';
import { RotateCcw } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';
import { jobListInput } from './job-list-input';
import { JOB_FILTERS, type JobManagementSearch } from '../job-search/job-search';
import { JobTable } from './job-table';

interface JobListProps {
  readonly projectId: string;
  readonly search: JobManagementSearch;
  readonly onSearchChange: (next: JobManagementSearch) => void;
  /** Counts of the project; undefined while unknown. */
  readonly stats: ProjectStats | undefined;
  readonly live: boolean;
  /** Whether failed jobs of the project may be submitted again. */
  readonly canResubmit: boolean;
}

function useJobFilterOptions(stats: ProjectStats | undefined) {
  const { t } = useLingui();
  const options = {
    '': { label: t({ message: 'Total', context: 'jobs' }), count: stats?.total },
    Submitted: { label: t`Submitted`, count: stats?.submitted },
    Running: { label: t`Running`, count: stats?.running },
    Failed: { label: t`Failed`, count: stats?.error },
    Succeeded: { label: t({ message: 'Finished', context: 'status' }), count: stats?.success },
    Aborted: { label: t`Aborted`, count: stats?.aborted },
  } satisfies Record<(typeof JOB_FILTERS)[number] | '', { label: string; count: number | undefined }>;
  return (['', ...JOB_FILTERS] as const).map((value) => ({ value, ...options[value] }));
}

/** Jobs of a project: filter with counts, table and pagination. Search parameters open the logs or results of a job. */
export function JobList({ projectId, search, onSearchChange, stats, live, canResubmit }: JobListProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains, polling } = useSeqflow();
  const pagerLabels = usePaginationLabels();
  const options = useJobFilterOptions(stats);
  const input = jobListInput(projectId, search);
  const jobs = useQuery({
    ...jobQueries(datains).list(input),
    placeholderData: keepPreviousData,
    refetchInterval: pollInterval(polling.jobsMs, live),
  });
  const open = useCallback(
    (job: Workflow, panel: 'details' | 'logs' | 'results', stream?: 'stderr') =>
      onSearchChange({ ...search, job: job.id, panel, attempt: undefined, log: undefined, stream }),
    [search, onSearchChange],
  );
  const onDetails = useCallback((job: Workflow) => open(job, 'details'), [open]);
  const onLogs = useCallback((job: Workflow) => open(job, 'logs'), [open]);
  const onFailure = useCallback((job: Workflow) => open(job, 'logs', 'stderr'), [open]);
  const onResults = useCallback((job: Workflow) => open(job, 'results'), [open]);

  return (
    <Card
      title={t`Jobs`}
      actions={<CheckedAgo at={jobs.dataUpdatedAt} live={live} onRefresh={() => void jobs.refetch()} />}
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SegmentedControl
            label={t`Filter by status`}
            value={search.status ?? ''}
            onValueChange={(value) =>
              onSearchChange({ ...search, page: undefined, status: JOB_FILTERS.find((one) => one === value) })
            }
            options={options}
          />
          {canResubmit && stats && stats.error > 0 ? (
            <ResubmitFailed projectId={projectId} count={stats.error} />
          ) : null}
        </div>
        {jobs.isError && !jobs.data ? (
          <ErrorState
            title={t`The jobs could not be loaded`}
            message={errorText(jobs.error)}
            retryLabel={t`Retry`}
            onRetry={() => void jobs.refetch()}
          />
        ) : (
          <JobTable
            jobs={jobs.data?.data ?? []}
            loading={jobs.isPending || jobs.isPlaceholderData}
            empty={
              <EmptyState title={search.status ? t`No job in this state` : t`This project has no jobs`} />
            }
            onDetails={onDetails}
            onLogs={onLogs}
            onResults={onResults}
            onFailure={onFailure}
          />
        )}
        <Pagination
          page={input.page}
          pageSize={input.perPage}
          total={jobs.data?.total ?? 0}
          labels={pagerLabels}
          onChange={(next) => onSearchChange({ ...search, page: next.page, perPage: next.pageSize })}
        />
      </div>
    </Card>
  );
}

function ResubmitFailed({ projectId, count }: { readonly projectId: string; readonly count: number }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const resubmit = useMutation(changeJobs(datains, projectId));
  const again = () =>
    resubmit.mutate(
      { action: 'resubmit', jobs: { filter: { status: 'Failed' } } },
      {
        onSuccess: ({ changed: done, unchanged: refused }) => {
          const sent = t`${plural(done, { one: '# job was submitted again', other: '# jobs were submitted again' })}`;
          notify({
            tone: refused > 0 ? 'warning' : 'success',
            title: sent,
            ...(refused > 0 && { description: t`Refused: ${refused}` }),
          });
        },
        onError: (error) =>
          notify({ tone: 'danger', title: t`No job was submitted again`, description: errorText(error) }),
      },
    );
  return (
    <Button size="sm" icon={<RotateCcw />} busy={resubmit.isPending} onClick={again}>
      {t`Resubmit all failed (${count})`}
    </Button>
  );
}

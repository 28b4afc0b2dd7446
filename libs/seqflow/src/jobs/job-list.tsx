import { useCallback, useMemo, useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ProjectStats, Workflow } from '@omics-portal/api';
import { FAILED_JOBS, hasFailed, type JobFilter, jobQueries, pollInterval } from '@omics-portal/resources';
import { Button, Card, EmptyState, ErrorState } from '@omics-portal/ui';
import { CheckedAgo, useErrorText } from '@omics-portal/wording';
import { RotateCcw } from 'lucide-react';
import type { JobManagementSearch } from '../job-search/job-search';
import { useSeqflow } from '../ports/seqflow-ports';
import { ChangeJobsDialog, type RequestedChange } from './change-jobs-dialog';
import { ChoiceBar } from './choice-bar';
import { FailureGroups } from './failure-groups';
import { chosenKeys, choiceOf, NO_CHOICE } from './job-choice';
import { JobFilters } from './job-filters';
import { JobGrid } from './job-grid';
import { jobFilterOf } from './job-list-input';
import { useJobWindows } from './use-job-windows';

interface JobListProps {
  readonly projectId: string;
  readonly search: JobManagementSearch;
  readonly onSearchChange: (next: JobManagementSearch) => void;
  /** Counts of the project; undefined while unknown. */
  readonly stats: ProjectStats | undefined;
  readonly live: boolean;
  /** True if failed jobs of the project may be submitted again. */
  readonly canResubmit: boolean;
}

/** Jobs of a project: filters with counts, failures by cause, and all jobs in one list. Search parameters open the logs or results of a job. */
export function JobList(props: JobListProps) {
  const { projectId, search, onSearchChange, stats, live, canResubmit } = props;
  const { t, i18n } = useLingui();
  const { datains, polling } = useSeqflow();
  const [change, setChange] = useState<RequestedChange | null>(null);
  const interval = pollInterval(polling.jobsMs, live);
  const groups = useQuery({ ...jobQueries(datains).groups(projectId), refetchInterval: interval }).data;
  const resubmit = (filter: JobFilter, count: number) =>
    setChange({ action: 'resubmit', jobs: { filter }, total: count, allowed: count });
  // An older service ignores the other conditions: a change of all that it lists would change too many.
  const filter = groups === null ? { status: search.status } : jobFilterOf(search);
  const hasFailures = stats !== undefined && stats.error > 0;
  const isFailureList = search.status === undefined || hasFailed(search);
  return (
    <Card
      title={t`Jobs`}
      actions={
        canResubmit && hasFailures ? (
          <Button size="sm" icon={<RotateCcw />} onClick={() => resubmit(FAILED_JOBS, stats.error)}>
            {t`Resubmit all failed (${i18n.number(stats.error)})`}
          </Button>
        ) : null
      }
    >
      <div className="flex flex-col gap-4">
        <JobFilters search={search} onSearchChange={onSearchChange} stats={stats} groups={groups} />
        {hasFailures && isFailureList && groups !== undefined ? (
          <FailureGroups
            groups={groups}
            chosen={search.failure}
            canResubmit={canResubmit}
            onShow={(failure) => onSearchChange({ ...search, failure })}
            onResubmit={({ id, jobs }) => resubmit({ failure: id }, jobs)}
          />
        ) : null}
        {/* Another filter is another list: its scroll position and its selection begin anew. */}
        <JobRows key={JSON.stringify(filter)} {...props} filter={filter} interval={interval} />
      </div>
      {change ? (
        <ChangeJobsDialog projectId={projectId} change={change} onClose={() => setChange(null)} />
      ) : null}
    </Card>
  );
}

interface JobRowsProps extends Pick<JobListProps, 'projectId' | 'search' | 'onSearchChange' | 'live'> {
  readonly filter: JobFilter;
  /** Interval of the requests in milliseconds; false while live events report changes. */
  readonly interval: number | false;
}

/** All jobs that a filter finds, with their selection and the changes of it. */
function JobRows({ projectId, search, onSearchChange, live, filter, interval }: JobRowsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [choice, setChoice] = useState(NO_CHOICE);
  const { slots, showPage, updatedAt, isPending, error, refetch } = useJobWindows({
    projectId,
    filter,
    refetchInterval: interval,
  });
  const selection = useMemo(() => chosenKeys(choice, slots), [choice, slots]);
  const open = useCallback(
    (job: Workflow, panel: 'details' | 'logs' | 'results', stream?: 'stderr') =>
      onSearchChange({ ...search, job: job.id, panel, attempt: undefined, log: undefined, stream }),
    [search, onSearchChange],
  );
  const onDetails = useCallback((job: Workflow) => open(job, 'details'), [open]);
  const onLogs = useCallback((job: Workflow) => open(job, 'logs'), [open]);
  const onFailure = useCallback((job: Workflow) => open(job, 'logs', 'stderr'), [open]);
  const onResults = useCallback((job: Workflow) => open(job, 'results'), [open]);
  const isFiltered = Object.values(filter).some((condition) => condition !== undefined);

  if (error) {
    return (
      <ErrorState
        title={t`The jobs could not be loaded`}
        message={errorText(error)}
        retryLabel={t`Retry`}
        onRetry={refetch}
      />
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-sm text-muted" role="status">
          {isPending
            ? ''
            : t`${plural(slots.length, { one: '# job in this list', other: '# jobs in this list' })}`}
        </span>
        <CheckedAgo at={updatedAt} live={live} onRefresh={refetch} />
      </div>
      <ChoiceBar
        projectId={projectId}
        choice={choice}
        filter={filter}
        slots={slots}
        onClear={() => setChoice(NO_CHOICE)}
      />
      <JobGrid
        slots={slots}
        onShowPage={showPage}
        selection={selection}
        onSelectionChange={(keys) => setChoice((before) => choiceOf(keys, slots, before))}
        loading={isPending}
        empty={<EmptyState title={isFiltered ? t`No job fits the filter` : t`This project has no jobs`} />}
        onDetails={onDetails}
        onLogs={onLogs}
        onResults={onResults}
        onFailure={onFailure}
      />
    </div>
  );
}

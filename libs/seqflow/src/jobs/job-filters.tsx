import { useLingui } from '@lingui/react/macro';
import type { JobGroups, ProjectStats } from '@omics-portal/api';
import { JOB_FILTERS } from '@omics-portal/resources';
import { Button, SearchBox, SegmentedControl, Select } from '@omics-portal/ui';
import { X } from 'lucide-react';
import { type JobManagementSearch } from '../job-search/job-search';

interface JobFiltersProps {
  readonly search: JobManagementSearch;
  readonly onSearchChange: (next: JobManagementSearch) => void;
  /** Counts of the project; undefined while unknown. */
  readonly stats: ProjectStats | undefined;
  /** Groups of the jobs; undefined while unknown, null from a service that filters by the state only. */
  readonly groups: JobGroups | null | undefined;
}

function useJobStateOptions(stats: ProjectStats | undefined) {
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

/** Filters of the job list: state, text, step, label, and the group of failures that is shown alone. */
export function JobFilters({ search, onSearchChange, stats, groups }: JobFiltersProps) {
  const { t } = useLingui();
  const options = useJobStateOptions(stats);
  const filter = (next: Partial<JobManagementSearch>) => onSearchChange({ ...search, ...next });
  const failure = groups?.failures.find(({ id }) => id === search.failure);
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label={t`Filter by status`}
        value={search.status ?? ''}
        onValueChange={(value) => filter({ status: JOB_FILTERS.find((one) => one === value) })}
        options={options}
      />
      {groups ? (
        <div className="flex flex-wrap items-center gap-3">
          <SearchBox
            label={t`Sample or reason for a failure`}
            hideLabel
            placeholder={t`Sample or reason for a failure`}
            value={search.q ?? ''}
            onSearch={(text) => filter({ q: text.slice(0, MAX_TEXT) || undefined })}
            searchLabel={t`Search`}
            clearLabel={t`Clear the search`}
            className="w-full sm:w-96"
          />
          <GroupSelect
            label={t`Step`}
            all={t`All steps`}
            value={search.step}
            groups={groups.steps.map(({ name, jobs }) => ({ value: name, label: name, jobs }))}
            onChange={(step) => filter({ step })}
          />
          <GroupSelect
            label={t`Label`}
            all={t`All labels`}
            value={search.label}
            groups={groups.labels.map(({ name, value, jobs }) => ({
              value: `${name}:${value}`,
              label: t`${name}: ${value}`,
              jobs,
            }))}
            onChange={(label) => filter({ label })}
          />
        </div>
      ) : null}
      {search.failure ? (
        <Button
          size="sm"
          className="max-w-full self-start"
          icon={<X />}
          onClick={() => filter({ failure: undefined })}
        >
          <span className="truncate">{t`Only this failure: ${failure?.line ?? search.failure}`}</span>
        </Button>
      ) : null}
    </div>
  );
}

/** Length of a text that the service searches for. */
const MAX_TEXT = 200;

interface GroupSelectProps {
  readonly label: string;
  /** Label of the choice of all. */
  readonly all: string;
  readonly value: string | undefined;
  readonly groups: readonly { readonly value: string; readonly label: string; readonly jobs: number }[];
  readonly onChange: (value: string | undefined) => void;
}

/** Select of one group with its number of jobs; renders nothing where there are none. A chosen group stays in the list without jobs. */
function GroupSelect({ label, all, value, groups, onChange }: GroupSelectProps) {
  const { i18n } = useLingui();
  if (groups.length === 0 && value === undefined) {
    return null;
  }
  const isMissing = value !== undefined && groups.every((group) => group.value !== value);
  return (
    <div className="w-full sm:w-52">
      <Select
        aria-label={label}
        value={value ?? ''}
        onValueChange={(next) => onChange(next || undefined)}
        options={[
          { value: '', label: all },
          ...groups.map((group) => ({
            value: group.value,
            label: `${group.label} (${i18n.number(group.jobs)})`,
          })),
          ...(isMissing ? [{ value, label: `${value} (0)` }] : []),
        ]}
      />
    </div>
  );
}

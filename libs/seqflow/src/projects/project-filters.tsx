import { appQueries, PROJECT_FILTERS, DELETED_PROJECTS } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SearchBox, SegmentedControl, Select, Switch } from '@omics-portal/ui';
import { StartDays } from '@omics-portal/wording';
import { useAppTitles } from '../apps/app-name';
import { useSeqflow } from '../ports/seqflow-ports';
import { type ProjectListSearch } from './project-search';

interface ProjectFiltersProps {
  readonly search: ProjectListSearch;
  readonly onSearchChange: (next: ProjectListSearch) => void;
  /** Hides the filter by app on the page of a pipeline. */
  readonly appFixed: boolean;
}

function useStatusFilterLabels() {
  const { t } = useLingui();
  return {
    '': t({ message: 'Total', context: 'projects' }),
    Submitted: t`Submitted`,
    Running: t`Running`,
    Failed: t`Failed`,
    Succeeded: t({ message: 'Finished', context: 'status' }),
    Aborted: t`Archived`,
    'On Hold': t`Deleted`,
  } satisfies Record<(typeof PROJECT_FILTERS)[number] | '', string>;
}

/** Filters by state, app, name and start. Every change returns to the first page. */
export function ProjectFilters({ search, onSearchChange, appFixed }: ProjectFiltersProps) {
  const { t } = useLingui();
  const labels = useStatusFilterLabels();
  const change = (next: Partial<ProjectListSearch>) =>
    onSearchChange({ ...search, ...next, page: undefined });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <SegmentedControl
        label={t`Filter by status`}
        value={search.status ?? ''}
        onValueChange={(value) => change({ status: PROJECT_FILTERS.find((status) => status === value) })}
        options={(['', ...PROJECT_FILTERS] as const).map((value) => ({ value, label: labels[value] }))}
      />
      <Switch
        label={t`Show deleted`}
        checked={
          search.status === DELETED_PROJECTS.status ||
          (search.status === undefined && search.deleted === true)
        }
        disabled={search.status !== undefined}
        onCheckedChange={(deleted) => change({ deleted: deleted || undefined })}
      />
      {/* A new line: the search fields stay together. */}
      <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-3">
        {appFixed ? null : <AppFilter appId={search.appId} onChange={(appId) => change({ appId })} />}
        <SearchBox
          label={t`Project name`}
          hideLabel
          placeholder={t`Please Enter Project Name`}
          searchLabel={t`Search`}
          clearLabel={t`Clear the search`}
          value={search.name ?? ''}
          onSearch={(name) => change({ name: name || undefined })}
          className="w-full max-w-88"
        />
        <StartDays from={search.from} to={search.to} onChange={change} />
      </div>
    </div>
  );
}

function AppFilter({
  appId,
  onChange,
}: {
  readonly appId: string | undefined;
  readonly onChange: (appId: string | undefined) => void;
}) {
  const { t, i18n } = useLingui();
  const { datains } = useSeqflow();
  const installed = useQuery(appQueries(datains, i18n.locale).installed());
  const titleOf = useAppTitles();
  const apps = (installed.data ?? [])
    .map(({ id, name }) => ({ value: id, label: titleOf(name) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  // Projects of an older version stay listed after an upgrade; its id has no name any more.
  const isRemoved = appId !== undefined && !apps.some(({ value }) => value === appId);
  return (
    <div className="w-60">
      <Select
        aria-label={t`Search By App`}
        value={appId ?? ''}
        onValueChange={(value) => onChange(value || undefined)}
        options={[
          { value: '', label: t`All apps` },
          ...apps,
          ...(isRemoved ? [{ value: appId, label: t`An app that is not installed` }] : []),
        ]}
      />
    </div>
  );
}

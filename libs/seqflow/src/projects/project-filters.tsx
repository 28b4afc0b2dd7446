import { appQueries, appLabel } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SearchBox, SegmentedControl, Select } from '@omics-portal/ui';
import { useSeqflow } from '../ports/seqflow-ports';
import { isProjectName } from './project-names';
import { PROJECT_FILTERS, type ProjectListSearch } from './project-search';

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

/** Filters by state, app and name. Every change returns to the first page. */
export function ProjectFilters({ search, onSearchChange, appFixed }: ProjectFiltersProps) {
  const { t } = useLingui();
  const labels = useStatusFilterLabels();
  const { page: _page, ...filters } = search;
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <SegmentedControl
        label={t`Filter by status`}
        value={search.status ?? ''}
        onValueChange={(value) =>
          onSearchChange({ ...filters, status: PROJECT_FILTERS.find((status) => status === value) })
        }
        options={(['', ...PROJECT_FILTERS] as const).map((value) => ({ value, label: labels[value] }))}
      />
      {appFixed ? null : (
        <AppFilter appId={search.appId} onChange={(appId) => onSearchChange({ ...filters, appId })} />
      )}
      <NameSearch
        name={search.name ?? ''}
        onSearch={(name) => onSearchChange({ ...filters, name: name || undefined })}
      />
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
  const apps = [...(installed.data ?? [])].sort((a, b) => appLabel(a.name).localeCompare(appLabel(b.name)));
  return (
    <div className="w-60">
      <Select
        aria-label={t`Search By App`}
        value={appId ?? ''}
        onValueChange={(value) => onChange(value || undefined)}
        options={[
          { value: '', label: t`All apps` },
          ...apps.map((app) => ({ value: app.id, label: appLabel(app.name) })),
        ]}
      />
    </div>
  );
}

/** Search by the exact name of a project. The service rejects invalid names, so the box validates them. */
function NameSearch({
  name,
  onSearch,
}: {
  readonly name: string;
  readonly onSearch: (name: string) => void;
}) {
  const { t } = useLingui();
  return (
    <SearchBox
      label={t`Project name`}
      // The help text is below the box: a label above would misalign the box with the other filters.
      hideLabel
      help={t`Finds the project with exactly this name.`}
      placeholder={t`Please Enter Project Name`}
      searchLabel={t`Search`}
      clearLabel={t`Clear the search`}
      value={name}
      onSearch={onSearch}
      refuse={(text) =>
        text === '' || isProjectName(text)
          ? undefined
          : t`No project can have this name: 5 to 64 letters, digits and underscores.`
      }
      className="w-full max-w-88"
    />
  );
}

import { REPORT_KINDS, taskStatus } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { SearchBox, SegmentedControl, Select } from '@omics-portal/ui';
import { TASK_STATE_LABELS } from '@omics-portal/wording';
import { REPORT_FILTERS, type ReportHistorySearch } from '../tasks/report-search';
import { KIND_LABELS } from '../tasks/kind-labels';

interface ReportFiltersProps {
  readonly search: ReportHistorySearch;
  readonly onSearchChange: (next: ReportHistorySearch) => void;
  /** Adds a filter by tool, for the list of all tools. */
  readonly withTool: boolean;
}

/** Filters by state, tool and name. Every change returns to the first page. */
export function ReportFilters({ search, onSearchChange, withTool }: ReportFiltersProps) {
  const { t, i18n } = useLingui();
  const { page: _page, ...filters } = search;
  const change = (changed: Partial<ReportHistorySearch>) =>
    onSearchChange({ ...filters, page: undefined, ...changed });
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SegmentedControl
        label={t`Filter by status`}
        value={search.status ?? ''}
        onValueChange={(value) => change({ status: REPORT_FILTERS.find((status) => status === value) })}
        options={[
          { value: '', label: t({ message: 'Total', context: 'reports' }) },
          ...REPORT_FILTERS.map((value) => ({
            value,
            label: i18n._(TASK_STATE_LABELS[taskStatus(value).state]),
          })),
        ]}
      />
      {withTool ? (
        <div className="w-56">
          <Select
            aria-label={t`Report Tool`}
            value={search.tool ?? ''}
            onValueChange={(value) => change({ tool: REPORT_KINDS.find((kind) => kind === value) })}
            options={[
              { value: '', label: t`All tools` },
              ...REPORT_KINDS.map((value) => ({ value, label: i18n._(KIND_LABELS[value]) })),
            ]}
          />
        </div>
      ) : null}
      <SearchBox
        label={t`Report Name`}
        placeholder={t`Any part of the name`}
        searchLabel={t`Search`}
        clearLabel={t`Clear the search`}
        value={search.name ?? ''}
        onSearch={(name) => change({ name: name || undefined })}
        className="w-full max-w-88"
      />
    </div>
  );
}

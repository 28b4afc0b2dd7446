import {
  pluginNameOf,
  REPORT_FILTERS,
  REPORT_KINDS,
  REPORT_MARK_FILTERS,
  REPORT_VERDICTS,
  type ReportKind,
  type ReportMarkFilter,
  taskStatus,
} from '@omics-portal/resources';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SearchBox, SegmentedControl, Select } from '@omics-portal/ui';
import { StartDays, TASK_STATE_LABELS, VERDICT_LABELS } from '@omics-portal/wording';
import { MeasurementFilters } from '../measurement/measurement-filters';
import { MeasuredDays } from '../measurement/measured-days';
import { useReports } from '../ports/reports-ports';
import { type ReportHistorySearch } from '../tasks/report-search';
import { KIND_LABELS } from '../tasks/kind-labels';

interface ReportFiltersProps {
  readonly search: ReportHistorySearch;
  readonly onSearchChange: (next: ReportHistorySearch) => void;
  /** Tool of the list; undefined for the list of all tools, which has a filter by tool. */
  readonly kind: ReportKind | undefined;
}

const MARK_LABELS = {
  checked: msg`Checked`,
  archived: msg`Archived`,
  'not-archived': msg`Not archived`,
} satisfies Record<ReportMarkFilter, MessageDescriptor>;

/** Width of a choice: two stand side by side on a phone. */
const FILTER_WIDTH = 'w-[calc(50%-0.5rem)] sm:w-56';

/** Filters by state, tool, verdict, mark, name, start and measurement. Every change returns to the first page. */
export function ReportFilters({ search, onSearchChange, kind }: ReportFiltersProps) {
  const { t, i18n } = useLingui();
  const { brand } = useReports();
  const tool = kind ?? search.tool;
  const change = (changed: Partial<ReportHistorySearch>) =>
    onSearchChange({ ...search, page: undefined, ...changed });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
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
      {/* A new line: the other filters stay together. */}
      <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-3">
        {kind === undefined ? (
          <Choice
            label={t`Report Tool`}
            all={t`All tools`}
            values={REPORT_KINDS}
            labels={KIND_LABELS}
            value={search.tool}
            onChange={(tool) => change({ tool })}
          />
        ) : null}
        <Choice
          label={t`Verdict`}
          all={t`All verdicts`}
          values={REPORT_VERDICTS}
          labels={VERDICT_LABELS}
          value={search.verdict}
          onChange={(verdict) => change({ verdict })}
        />
        <Choice
          label={t`Mark`}
          all={t`All marks`}
          values={REPORT_MARK_FILTERS}
          labels={MARK_LABELS}
          value={search.mark}
          onChange={(mark) => change({ mark })}
        />
        <SearchBox
          label={t`Report Name`}
          hideLabel
          placeholder={t`Any part of the name`}
          searchLabel={t`Search`}
          clearLabel={t`Clear the search`}
          value={search.name ?? ''}
          onSearch={(name) => change({ name: name || undefined })}
          className="w-full sm:max-w-88"
        />
        <StartDays from={search.from} to={search.to} onChange={change} />
        <MeasurementFilters
          pluginName={tool && pluginNameOf(brand, tool)}
          search={search}
          onChange={change}
          hideLabels
          className={FILTER_WIDTH}
        />
        <MeasuredDays search={search} onChange={change} />
      </div>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** Label of the option without a filter. */
  readonly all: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, MessageDescriptor>>;
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** Filter by one of some values, or none of them. */
function Choice<Value extends string>({ label, all, values, labels, value, onChange }: ChoiceProps<Value>) {
  const { i18n } = useLingui();
  return (
    <div className={FILTER_WIDTH}>
      <Select
        aria-label={label}
        value={value ?? ''}
        onValueChange={(chosen) => onChange(values.find((each) => each === chosen))}
        options={[
          { value: '', label: all },
          ...values.map((each) => ({ value: each, label: i18n._(labels[each]) })),
        ]}
      />
    </div>
  );
}

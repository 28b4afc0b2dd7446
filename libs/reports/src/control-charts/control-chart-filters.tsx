import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type MetricKey, RECOMMENDED_BASELINE, SEQUENCING, type Sequencing } from '@omics-portal/qc-metrics';
import { pluginNameOf, REPORT_KINDS, type ReportKind } from '@omics-portal/resources';
import { FormField, SearchBox, Select, type SelectOption } from '@omics-portal/ui';
import { METRIC_LABELS } from '../figures/metric-labels';
import { MeasurementFilters } from '../measurement/measurement-filters';
import { useReports } from '../ports/reports-ports';
import { KIND_LABELS } from '../tasks/kind-labels';
import { figuresOf } from './chart-figures';
import { BASELINE_SIZES, type ControlChartSearch, PERIODS, PUBLISHED } from './control-chart-search';

interface ControlChartFiltersProps {
  readonly kind: ReportKind;
  readonly figure: MetricKey;
  readonly sequencing: Sequencing | undefined;
  readonly search: ControlChartSearch;
  readonly onSearchChange: (next: ControlChartSearch) => void;
}

/** Filters of a control chart: tool, figure, sequencing, period, baseline, and measurement and name of the reports. */
export function ControlChartFilters({
  kind,
  figure,
  sequencing,
  search,
  onSearchChange,
}: ControlChartFiltersProps) {
  const { t, i18n } = useLingui();
  const { brand } = useReports();
  const change = (changed: Partial<ControlChartSearch>) => onSearchChange({ ...search, ...changed });
  const isOneOf = <Value,>(values: readonly Value[], text: string) =>
    values.find((value) => String(value) === text);
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Choice
        label={t`Report Tool`}
        value={kind}
        onChoose={(value) => change({ tool: isOneOf(REPORT_KINDS, value), figure: undefined })}
        options={REPORT_KINDS.map((value) => ({ value, label: i18n._(KIND_LABELS[value]) }))}
      />
      <Choice
        label={t`Figure`}
        value={figure}
        onChoose={(value) => change({ figure: isOneOf(figuresOf(kind), value) })}
        options={figuresOf(kind).map((value) => ({ value, label: i18n._(METRIC_LABELS[value]) }))}
      />
      {kind === 'dseqc' ? (
        <Choice
          label={t`Sequencing`}
          value={sequencing ?? ''}
          onChoose={(value) => change({ sequencing: isOneOf(SEQUENCING, value) })}
          options={SEQUENCING.map((value) => ({ value, label: value }))}
        />
      ) : null}
      <Choice
        label={t`Limits from`}
        value={String(search.baseline ?? RECOMMENDED_BASELINE)}
        onChoose={(value) => change({ baseline: value === PUBLISHED ? PUBLISHED : Number(value) })}
        options={[
          ...baselineSizes(search.baseline).map((size) => ({
            value: String(size),
            label: t`${plural(size, { one: 'the first # report', other: 'the first # reports' })}`,
          })),
          { value: PUBLISHED, label: t`the published history` },
        ]}
      />
      <Choice
        label={t`Period`}
        value={String(search.days ?? '')}
        onChoose={(value) => change({ days: isOneOf(PERIODS, value) })}
        options={[
          { value: '', label: t`Any time` },
          ...PERIODS.map((days) => ({
            value: String(days),
            label: t`${plural(days, { one: 'the last # day', other: 'the last # days' })}`,
          })),
        ]}
      />
      <MeasurementFilters pluginName={pluginNameOf(brand, kind)} search={search} onChange={change} />
      <SearchBox
        label={t`Report Name`}
        placeholder={t`Any part of the name`}
        searchLabel={t`Search`}
        clearLabel={t`Clear the search`}
        value={search.name ?? ''}
        onSearch={(name) => change({ name: name || undefined })}
        className="sm:col-span-2"
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly options: readonly SelectOption[];
}

function Choice({ label, value, onChoose, options }: ChoiceProps) {
  return (
    <FormField label={label}>
      {(control) => <Select {...control} value={value} onValueChange={onChoose} options={options} />}
    </FormField>
  );
}

/** Offered sizes, and that of the address. */
function baselineSizes(chosen: ControlChartSearch['baseline']): readonly number[] {
  const sizes = new Set<number>(BASELINE_SIZES);
  if (typeof chosen === 'number') {
    sizes.add(chosen);
  }
  return [...sizes].sort((a, b) => a - b);
}

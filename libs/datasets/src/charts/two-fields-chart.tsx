import { useId } from 'react';
import { useLingui } from '@lingui/react/macro';
import { withFilter, type FilterValue } from '@omics-portal/data-query';
import { useChartLabels } from '@omics-portal/wording';
import { withMark } from './chart-fields';
import type { ResultChartProps } from './field-chart';
import { GroupedBarChart } from './lazy-charts';
import { useChartError } from './use-chart-error';
import { useTwoFields } from './use-two-fields';
import { useTwoFieldsSummary } from './use-two-fields-summary';

interface TwoFieldsChartProps extends ResultChartProps {
  readonly group: string;
  readonly series: string;
  /** Value of a third field in this chart. */
  readonly within?: { readonly field: string; readonly value: FilterValue } | undefined;
  /** Values of the second field that come first, so that several charts have the same colours. */
  readonly segments?: readonly FilterValue[];
}

const ROW_HEIGHT = 30;
const AXIS_SPACE = 90;

/** Bar chart of files by two fields: bars for the first, segments for the second. */
export function TwoFieldsChart({ query, onQueryChange, labels, within, ...fields }: TwoFieldsChartProps) {
  const { t } = useLingui();
  const viewId = useId();
  const chartLabels = useChartLabels();
  const { group, series } = fields;
  const figures = useTwoFields(
    within ? withFilter(query, within.field, { kind: 'category', values: [within.value] }) : query,
    fields,
  );
  const error = useChartError(...figures.requests);
  const { groups, segments } = figures;
  const names = { group: labels.field(group), series: labels.field(series) };
  const title = within
    ? t`${labels.field(within.field)}: ${labels.value(within.field, within.value)}`
    : t`Files by ${names.group} and ${names.series}`;
  const { summary, table } = useTwoFieldsSummary(figures, { group, series }, labels);
  const read = (key: string) => JSON.parse(key) as FilterValue;
  return (
    <GroupedBarChart
      viewId={viewId}
      title={title}
      summary={summary}
      table={table}
      series={segments.map((value) => ({ id: JSON.stringify(value), label: labels.value(series, value) }))}
      groups={groups.map((value, row) => ({
        key: JSON.stringify(value),
        label: labels.value(group, value),
        // A segment without files would have nothing to click on.
        values: (figures.figures[row] ?? []).map((total) => (total === 0 ? null : total)),
      }))}
      stacked
      xLabel={t`Files`}
      yLabel={names.group}
      height={groups.length * ROW_HEIGHT + AXIS_SPACE}
      labels={chartLabels}
      loading={figures.isPending}
      {...error}
      empty={t`Nothing found`}
      onSelect={(groupKey, seriesKey) =>
        onQueryChange(
          withMark(query, {
            [group]: read(groupKey),
            [series]: read(seriesKey),
            ...(within && { [within.field]: within.value }),
          }),
        )
      }
    />
  );
}

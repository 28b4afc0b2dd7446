import { useId } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { withFilter, type FilterValue } from '@omics-portal/data-query';
import { useCollectionQueries } from '../records/use-collection-queries';
import { MOST_VALUES, withMark } from './chart-fields';
import type { ResultChartProps } from './field-chart';
import { GroupedBarChart } from './lazy-charts';
import { useChartError } from './use-chart-error';
import { useChartLabels } from './use-chart-labels';

interface TwoFieldsChartProps extends ResultChartProps {
  readonly group: string;
  readonly series: string;
  /** What a third field is in this chart. */
  readonly within?: { readonly field: string; readonly value: FilterValue } | undefined;
}

const ROW_HEIGHT = 30;
const AXIS_SPACE = 90;

/** The files of the result by two fields: a bar for each value of the first, in parts for the second. */
export function TwoFieldsChart({ query, onQueryChange, words, group, series, within }: TwoFieldsChartProps) {
  const { t } = useLingui();
  const viewId = useId();
  const labels = useChartLabels();
  const figures = useTwoFields(
    within ? withFilter(query, within.field, { kind: 'category', values: [within.value] }) : query,
    group,
    series,
  );
  const error = useChartError(...figures.asked);
  const { groups, parts } = figures;
  const files = groups.reduce((sum, { values }) => sum + values.reduce((one, other) => one + other, 0), 0);
  const names = { group: words.field(group), series: words.field(series) };
  const title = within
    ? `${words.field(within.field)}: ${words.value(within.value)}`
    : t`Files by ${names.group} and ${names.series}`;
  const read = (key: string) => JSON.parse(key) as FilterValue;
  return (
    <GroupedBarChart
      viewId={viewId}
      title={title}
      summary={t`${plural(files, { one: '# file', other: '# files' })}, by the most frequent values of ${names.group} and ${names.series}.`}
      series={parts.map((value) => ({ id: JSON.stringify(value), label: words.value(value) }))}
      groups={groups.map(({ value, values }) => ({
        key: JSON.stringify(value),
        label: words.value(value),
        // A part without files is none: there is nothing to press.
        values: values.map((total) => (total === 0 ? null : total)),
      }))}
      stacked
      xLabel={t`Files`}
      yLabel={names.group}
      height={groups.length * ROW_HEIGHT + AXIS_SPACE}
      labels={labels}
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

/** The figures of both fields together; the back end counts by one field, so each group is asked for by itself. */
function useTwoFields(query: ResultChartProps['query'], group: string, series: string) {
  const queries = useCollectionQueries();
  const byGroup = useQuery({ ...queries.counts(query, group, 'records'), placeholderData: keepPreviousData });
  const bySeries = useQuery({
    ...queries.counts(query, series, 'records'),
    placeholderData: keepPreviousData,
  });
  const values = (byGroup.data ?? []).slice(0, MOST_VALUES[0]).map(({ value }) => value);
  const parts = (bySeries.data ?? []).slice(0, MOST_VALUES[1]).map(({ value }) => value);
  const inGroups = useQueries({
    queries: values.map((value) =>
      queries.counts(withFilter(query, group, { kind: 'category', values: [value] }), series, 'records'),
    ),
  });
  return {
    asked: [byGroup, bySeries, ...inGroups],
    isPending: [byGroup, bySeries, ...inGroups].some(({ isPending }) => isPending),
    parts,
    groups: values.map((value, place) => {
      const totals = new Map((inGroups[place]?.data ?? []).map((count) => [count.value, count.total]));
      return { value, values: parts.map((part) => totals.get(part) ?? 0) };
    }),
  };
}

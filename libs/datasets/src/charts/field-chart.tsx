import { useId } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DataQuery, ValueCount } from '@omics-portal/data-query';
import { useChartLabels } from '@omics-portal/wording';
import type { FieldLabels } from '../fields/field-labels';
import { useRecordQueries } from '../ports/use-record-queries';
import { MAX_VALUES, withMark } from './chart-fields';
import { BarChart } from './lazy-charts';
import { useChartError } from './use-chart-error';

/** Props of a chart of the result. */
export interface ResultChartProps {
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly labels: FieldLabels;
}

/** Bar chart of files by the values of one field; a click on a bar filters by its value. */
export function FieldChart({
  query,
  onQueryChange,
  labels,
  field,
}: ResultChartProps & { readonly field: string }) {
  const { t } = useLingui();
  const viewId = useId();
  const chartLabels = useChartLabels();
  const queries = useRecordQueries();
  const counts = useQuery({ ...queries.counts(query, field, 'records'), placeholderData: keepPreviousData });
  const error = useChartError(counts);
  const all = counts.data ?? [];
  const shown = all.slice(0, MAX_VALUES[0]);
  const name = labels.field(field);
  const files = filesOf(all);
  const left = files - filesOf(shown);
  const values = new Map(shown.map(({ value }) => [JSON.stringify(value), value]));
  return (
    <BarChart
      viewId={viewId}
      title={t`Files by ${name}`}
      summary={
        shown.length < all.length
          ? t`${plural(files, { one: '# file', other: '# files' })}; the ${shown.length} most frequent of ${all.length} values. ${plural(left, { one: '# file', other: '# files' })} with other values not drawn.`
          : t`${plural(files, { one: '# file', other: '# files' })} with ${plural(all.length, { one: '# value', other: '# values' })}.`
      }
      data={shown.map(({ value, total }) => ({
        key: JSON.stringify(value),
        label: labels.value(field, value),
        value: total,
      }))}
      table={{
        columns: [name, t`Files`],
        rows: [
          ...shown.map(({ value, total }) => [labels.value(field, value), total]),
          ...(shown.length < all.length ? [[t`Other values`, left]] : []),
        ],
      }}
      xLabel={t`Files`}
      yLabel={name}
      labels={chartLabels}
      loading={counts.isPending}
      {...error}
      empty={t`Nothing found`}
      onSelect={(key) => onQueryChange(withMark(query, { [field]: values.get(key) ?? null }))}
    />
  );
}

function filesOf(counts: readonly ValueCount[]): number {
  return counts.reduce((sum, { total }) => sum + total, 0);
}

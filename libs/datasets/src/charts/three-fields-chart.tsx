import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ErrorState, SkeletonLines } from '@omics-portal/ui';
import { useRecordQueries } from '../ports/use-record-queries';
import { MAX_VALUES } from './chart-fields';
import type { ResultChartProps } from './field-chart';
import { useChartError } from './use-chart-error';
import { TwoFieldsChart } from './two-fields-chart';

interface ThreeFieldsChartProps extends ResultChartProps {
  readonly group: string;
  readonly series: string;
  readonly panel: string;
}

/** Bar charts of files by three fields: one of two fields for each of the most frequent values of the third. */
export function ThreeFieldsChart({ panel, ...chart }: ThreeFieldsChartProps) {
  const queries = useRecordQueries();
  const { t } = useLingui();
  const counts = useQuery({
    ...queries.counts(chart.query, panel, 'records'),
    placeholderData: keepPreviousData,
  });
  const bySeries = useQuery({
    ...queries.counts(chart.query, chart.series, 'records'),
    placeholderData: keepPreviousData,
  });
  const error = useChartError(counts, bySeries);
  const all = counts.data ?? [];
  const shown = all.slice(0, MAX_VALUES[2]);
  const left = all.slice(shown.length).reduce((sum, { total }) => sum + total, 0);
  const name = chart.labels.field(panel);
  const segments = (bySeries.data ?? []).slice(0, MAX_VALUES[1]).map(({ value }) => value);
  if (counts.isPending || bySeries.isPending) {
    return <SkeletonLines lines={6} label={t`Counting`} />;
  }
  if (error) {
    return <ErrorState {...error.error} />;
  }
  return (
    <>
      {left > 0 ? (
        <p className="mb-3 text-sm text-muted">
          {t`The ${shown.length} most frequent of ${all.length} values of ${name}; ${plural(left, { one: '# file', other: '# files' })} with other values not drawn.`}
        </p>
      ) : null}
      <div className="grid gap-4 xl:grid-cols-2">
        {shown.map(({ value }) => (
          <TwoFieldsChart
            key={JSON.stringify(value)}
            {...chart}
            segments={segments}
            within={{ field: panel, value }}
          />
        ))}
      </div>
    </>
  );
}

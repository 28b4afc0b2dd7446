import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCollectionQueries } from '../records/use-collection-queries';
import { MOST_VALUES } from './chart-fields';
import type { ResultChartProps } from './field-chart';
import { TwoFieldsChart } from './two-fields-chart';

interface ThreeFieldsChartProps extends ResultChartProps {
  readonly group: string;
  readonly series: string;
  readonly panel: string;
}

/** The files of the result by three fields: a chart of two for each of the most frequent values of the third. */
export function ThreeFieldsChart({ panel, ...chart }: ThreeFieldsChartProps) {
  const queries = useCollectionQueries();
  const counts = useQuery({
    ...queries.counts(chart.query, panel, 'records'),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      {(counts.data ?? []).slice(0, MOST_VALUES[2]).map(({ value }) => (
        <TwoFieldsChart key={JSON.stringify(value)} {...chart} within={{ field: panel, value }} />
      ))}
    </div>
  );
}

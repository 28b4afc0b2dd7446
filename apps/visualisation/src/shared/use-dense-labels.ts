import { useLingui } from '@lingui/react/macro';
import type { DenseScatterChartProps } from '@omics-portal/ui/charts';
import { useSearchedTable } from './use-searched-table';

/** Labels of a plot with very many points. `point` and `group` head the first columns of its table. */
export function useDenseLabels(point: string, group: string): DenseScatterChartProps['labels'] {
  const { t } = useLingui();
  const labels = useSearchedTable();
  return {
    ...labels,
    point,
    series: group,
    explore: t`Points from left to right`,
    zoom: { in: t`Zoom in`, out: t`Zoom out`, all: t`Show all points` },
  };
}

import { useLingui } from '@lingui/react/macro';
import type { DenseScatterChartProps } from '@omics-portal/ui/charts';
import { formatNumber, useChartLabels } from '@omics-portal/wording';

/** Labels of a plot with very many points. `point` and `group` head the first columns of its table. */
export function useDenseLabels(point: string, group: string): DenseScatterChartProps['labels'] {
  const { t, i18n } = useLingui();
  const labels = useChartLabels();
  return {
    ...labels,
    point,
    series: group,
    explore: t`Points from left to right`,
    zoom: { in: t`Zoom in`, out: t`Zoom out`, all: t`Show all points` },
    partOfTable: (shown, total) => {
      const [first, all] = [shown, total].map((count) => formatNumber(count, i18n.locale));
      return t`The first ${first} of ${all} rows. The table that you save has all of them.`;
    },
  };
}

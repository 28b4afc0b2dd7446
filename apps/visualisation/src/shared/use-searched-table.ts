import { useLingui } from '@lingui/react/macro';
import type { ChartLabels } from '@omics-portal/ui';
import { formatNumber, useChartLabels } from '@omics-portal/wording';

/** Labels of a chart whose table has very many rows: it can be searched, and says that it shows the first ones. */
export function useSearchedTable(): ChartLabels {
  const { t, i18n } = useLingui();
  const labels = useChartLabels();
  return {
    ...labels,
    searchTable: { label: t`Search the table`, none: t`No row has this text` },
    partOfTable: (shown, total) => {
      const [first, all] = [shown, total].map((count) => formatNumber(count, i18n.locale));
      return t`The first ${first} of ${all} rows. The table that you save has all of them.`;
    },
  };
}

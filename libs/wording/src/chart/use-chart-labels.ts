import { useLingui } from '@lingui/react/macro';
import type { ChartLabels } from '@omics-portal/ui';
import type { BoxLabels } from '@omics-portal/ui/charts';
import { useChartProblems } from './use-chart-problems';

/** Labels around every chart: the table beside it, the menu that saves it, and messages of invalid options. */
export function useChartLabels(): ChartLabels {
  const { t } = useLingui();
  const problems = useChartProblems();
  return {
    showTable: t`Show as a table`,
    showChart: t`Show as a chart`,
    save: {
      menu: t({ message: 'Save', context: 'chart' }),
      png: t`Image (PNG)`,
      svg: t`Vector image (SVG)`,
      tsv: t`Data table (TSV)`,
      failed: t`The image could not be created`,
    },
    problems,
  };
}

/** Labels of the figures of a box plot. */
export function useBoxLabels(): BoxLabels {
  const { t } = useLingui();
  return {
    n: t`Values`,
    min: t`Minimum`,
    q1: t`First quartile`,
    median: t`Median`,
    q3: t`Third quartile`,
    max: t`Maximum`,
    outliers: t`Beyond the whiskers`,
  };
}

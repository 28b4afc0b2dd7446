import { useLingui } from '@lingui/react/macro';
import type { LineChartProps } from '@omics-portal/ui/charts';
import { useChartProblems } from '@omics-portal/wording';

/** Labels around every chart. */
export function useChartLabels(): LineChartProps['labels'] {
  const { t } = useLingui();
  const problems = useChartProblems();
  return {
    showTable: t`Show as a table`,
    showChart: t`Show as a chart`,
    save: {
      menu: t({ message: 'Save', context: 'chart' }),
      png: t`Image (PNG)`,
      svg: t`Drawing (SVG)`,
      tsv: t`Figures as a table (TSV)`,
      failed: t`The picture could not be made`,
    },
    problems,
  };
}

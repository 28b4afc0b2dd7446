import { useLingui } from '@lingui/react/macro';
import type { DnaDocument } from '@omics-portal/api/visualisation';
import { GroupedBarChart } from '@omics-portal/ui/charts';
import { useChartLabels } from '@omics-portal/wording';
import { ChartCard } from '../shared/chart-card';
import type { DnaView } from './dna-view';
import { useDnaLabels } from './use-dna-labels';

/** Props of the chart. */
export interface LibraryVariantsChartProps {
  readonly view: DnaView;
  readonly variants: DnaDocument['variants'];
}

const HEIGHT = 300;

/** Number of variants of the libraries of the shipped run. */
export function LibraryVariantsChart({ view, variants }: LibraryVariantsChartProps) {
  const { t } = useLingui();
  const labels = useChartLabels();
  const { types } = useDnaLabels();
  const libraries = variants.libraries.filter(({ sequencing }) => sequencing === view.sequencing);
  return (
    <ChartCard source={variants.source}>
      <GroupedBarChart
        viewId="library-variants"
        title={t`Variants of a run, ${view.sequencing}`}
        summary={t`Called SNVs and INDELs of one library of each donor.`}
        height={HEIGHT}
        xLabel={t`Variants`}
        yLabel={t`Donor`}
        series={[
          { id: 'snv', label: types.snv },
          { id: 'indel', label: types.indel },
        ]}
        groups={libraries.map(({ library, donor, snv, indel }) => ({
          key: library,
          label: donor ?? library,
          values: [snv, indel],
        }))}
        table={{
          columns: [t`Library`, t`Donor`, types.snv, types.indel],
          rows: libraries.map(({ library, donor, snv, indel }) => [library, donor ?? '', snv, indel]),
        }}
        labels={labels}
      />
    </ChartCard>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { ChromosomeDensity } from '@omics-portal/api/visualisation';
import { CurveChart } from '@omics-portal/ui/charts';
import { formatNumber } from '@omics-portal/wording';
import { ChartCard } from '../shared/chart-card';
import { useSearchedTable } from '../shared/use-searched-table';
import type { DensityControlsProps } from './density-controls';
import { sumOf } from './density-view';

/** Props of the plot. */
export interface ChromosomeCurvesProps extends DensityControlsProps {
  readonly chromosome: ChromosomeDensity;
}

const HEIGHT = 300;
const MB = 1_000_000;

/** Variants along the selected chromosome, one line for each sample. */
export function ChromosomeCurves({ density, chromosome, view, onChange }: ChromosomeCurvesProps) {
  const { t, i18n } = useLingui();
  const labels = useSearchedTable();
  const { source, samples, windowSize } = density;
  const type = view.type.toUpperCase();
  const { name } = chromosome;
  return (
    <ChartCard source={source}>
      <CurveChart
        viewId="chromosome-density"
        title={t`${name} of all samples, ${type}`}
        summary={t`Each line is a sample. Select one to see its chromosomes above.`}
        height={HEIGHT}
        xLabel={t`Start of the window, Mb`}
        yLabel={t`${type} in a window`}
        series={samples.map((sample) => ({ key: sample, label: sample }))}
        lines={samples.map((sample, index) => {
          const counts = chromosome[view.type][index] ?? [];
          return {
            id: sample,
            label: sample,
            series: sample,
            points: counts.map((count, window) => ({ x: (window * windowSize) / MB, y: count })),
            notes: [`${type} ${formatNumber(sumOf(counts).total, i18n.locale)}`],
          };
        })}
        // Every line has a series, so no line is in the legend by its role.
        labels={{ ...labels, others: '', outliers: '' }}
        onSelect={(sample) => onChange({ sample })}
      />
    </ChartCard>
  );
}

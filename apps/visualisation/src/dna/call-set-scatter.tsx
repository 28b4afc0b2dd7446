import { useLingui } from '@lingui/react/macro';
import type { CallSet, FigureSource } from '@omics-portal/api/visualisation';
import { ScatterChart } from '@omics-portal/ui/charts';
import { formatNumber, useChartLabels } from '@omics-portal/wording';
import { ChartCard } from '../shared/chart-card';
import { groupedBy, type DnaView } from './dna-view';
import { useDnaLabels } from './use-dna-labels';

/** Props of a plot of call sets. */
export interface CallSetPlotProps {
  readonly view: DnaView;
  readonly callSets: readonly CallSet[];
  readonly source: FigureSource;
  readonly onSelect: (id: string) => void;
}

/** Precision against recall of the call sets, by group. */
export function CallSetScatter({ view, callSets, source, onSelect }: CallSetPlotProps) {
  const { t, i18n } = useLingui();
  const labels = useDnaLabels();
  const chart = useChartLabels();
  const type = view.type.toUpperCase();
  const count = formatNumber(callSets.length, i18n.locale);
  return (
    <ChartCard source={source}>
      <ScatterChart
        viewId="call-sets"
        title={t`Precision and recall, ${view.sequencing}, ${type}`}
        summary={t`${count} call sets, each the mean over its four donors. Select one to find it in the other plots.`}
        xLabel={labels.figures.recall}
        xBounds="share"
        yLabel={labels.figures.precision}
        yBounds="share"
        series={groupedBy(callSets, view.by).map(({ group, sets }) => ({
          id: group ?? '',
          label: group ?? t`Not named`,
          points: sets.map((set) => ({
            x: set.recall[view.type],
            y: set.precision[view.type],
            label: set.id,
          })),
        }))}
        labels={{ ...chart, point: t`Call set`, series: labels.groupings[view.by] }}
        selected={view.set ?? ''}
        onSelect={({ label }) => onSelect(label)}
      />
    </ChartCard>
  );
}

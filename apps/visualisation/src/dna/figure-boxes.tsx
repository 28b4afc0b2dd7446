import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@omics-portal/ui';
import { BoxPlot } from '@omics-portal/ui/charts';
import { useBoxLabels, useChartLabels } from '@omics-portal/wording';
import { ChartCard } from '../shared/chart-card';
import type { CallSetPlotProps } from './call-set-scatter';
import { CALL_FIGURES, groupedBy, type CallFigure } from './dna-view';
import { useDnaLabels } from './use-dna-labels';

/** Props of the box plots. */
export interface FigureBoxesProps extends CallSetPlotProps {
  readonly onFigure: (figure: CallFigure) => void;
}

const AXIS_SPACE = 70;
const BOX_SPACE = 64;

/** Box plot of one figure of the call sets, by group. */
export function FigureBoxes({ view, callSets, source, onSelect, onFigure }: FigureBoxesProps) {
  const { t } = useLingui();
  const labels = useDnaLabels();
  const chart = useChartLabels();
  const box = useBoxLabels();
  const groups = groupedBy(callSets, view.by);
  const figure = labels.figures[view.figure];
  const grouping = labels.groupings[view.by];
  const nameOf = (group: string | null) => group ?? t`Not named`;
  return (
    <ChartCard
      source={source}
      controls={
        <SegmentedControl
          label={t`Figure`}
          value={view.figure}
          onValueChange={(value) => onFigure(CALL_FIGURES.find((known) => known === value) ?? view.figure)}
          options={CALL_FIGURES.map((value) => ({ value, label: labels.figures[value] }))}
        />
      }
    >
      <BoxPlot
        viewId="figure-boxes"
        title={t`${figure} by group, ${view.sequencing}, ${view.type.toUpperCase()}`}
        summary={t`Each point is a call set. Grouped by: ${grouping}.`}
        xLabel={figure}
        xBounds="share"
        yLabel={grouping}
        height={AXIS_SPACE + groups.length * BOX_SPACE}
        groups={groups.map(({ group, sets }) => ({
          key: group ?? '',
          label: nameOf(group),
          values: sets.map((set) => set[view.figure][view.type]),
          points: sets.map((set) => ({
            key: set.id,
            label: set.id,
            value: set[view.figure][view.type],
            selected: set.id === view.set,
          })),
        }))}
        table={{
          columns: [t`Call set`, grouping, figure],
          rows: groups.flatMap(({ group, sets }) =>
            sets.map((set) => [set.id, nameOf(group), set[view.figure][view.type]]),
          ),
        }}
        labels={{ ...chart, box }}
        onSelect={onSelect}
      />
    </ChartCard>
  );
}

import { BoxPlot as NivoBoxPlot } from '@nivo/boxplot';
import { fitText, leftMargin, tickCount, valueScale, type AxisBounds } from './axis-layout';
import {
  BoxContent,
  Boxes,
  BoxSample,
  type Box,
  type BoxLabels,
  type BoxPoint,
  type Drawn,
} from './box-shapes';
import { boxSummary, drawnFigures, type BoxFigures } from './box-summary';
import { Chart, type ChartProps } from './chart';
import { type ChartLabels } from './chart-labels';
import { type ChartTable } from './chart-table';
import { chartTheme, seriesStyle } from './chart-theme';
import { figuresBelow } from './plane-axes';

export interface BoxGroup {
  /** Unique key of the box. */
  key: string;
  /** Beside the box, and in the table. */
  label: string;
  /** Measured values in any order; the box is computed from them. */
  values: readonly number[];
  /** Figures of a box that were computed elsewhere; used instead of the values. */
  figures?: BoxFigures | undefined;
  /** Key of the series whose colour the box has. */
  series?: string | undefined;
  /** Points below the box, instead of the rings: each has a tooltip and can be selected, and the box cannot. */
  points?: readonly BoxPoint[] | undefined;
}

export interface BoxSeries {
  /** Unique key of the series. */
  key: string;
  /** Meaning of the colour, shown in the legend. */
  label: string;
}

export interface BoxPlotProps extends Omit<ChartProps, 'labels'> {
  /** Groups from the top. */
  groups: readonly BoxGroup[];
  /**
   * Series that the groups belong to, such as batches: each has a colour and a dash, in the legend.
   *
   * @default []
   */
  series?: readonly BoxSeries[] | undefined;
  /** Name of the horizontal axis: what was measured, with its unit. */
  xLabel: string;
  /** Ends of an axis whose values are shares or percentages; by default it has none. */
  xBounds?: AxisBounds | undefined;
  /** Name of the groups; heads the first column of the table. */
  yLabel?: string | undefined;
  /** Table of the data, when it has more than is drawn; by default the figures of the boxes. */
  table?: ChartTable | undefined;
  /** Labels of the chart and of the box statistics. */
  labels: ChartLabels & { box: BoxLabels };
  /** Called when a box is selected, or a point of groups with points; makes each of them a button. */
  onSelect?: ((key: string) => void) | undefined;
}

/**
 * Box plot (box-and-whisker plot) by group: box from the first to the third quartile with the median, whiskers to the
 * last value within 1.5 interquartile ranges, a ring for each outlier. Quartiles are of type 7, as in R. Groups without
 * values are left out.
 */
export function BoxPlot(props: BoxPlotProps) {
  const { groups, series = [], xLabel, xBounds, yLabel, table, onSelect, ...host } = props;
  const { height, labels } = host;
  const boxLabels = labels.box;
  const boxes = groups.flatMap(({ key, label, values, figures, points, ...group }) => {
    const summary = figures ? drawnFigures(figures) : boxSummary(values);
    const index = series.findIndex((one) => one.key === group.series);
    const title = index < 0 ? label : `${label} · ${series[index]?.label ?? ''}`;
    const style = seriesStyle(Math.max(0, index));
    return summary ? [{ key, label, title, summary, style, points: points && ascending(points) }] : [];
  });
  return (
    <Chart
      kind="box"
      host={host}
      table={table ?? boxTable(boxes, yLabel, boxLabels)}
      legend={series.map(({ key, label }, index) => ({
        key,
        label,
        mark: <BoxSample style={seriesStyle(index)} />,
      }))}
      marks={boxes.flatMap(({ key, points }) => points?.map((point) => point.key) ?? [key])}
      onSelect={onSelect}
    >
      {(width) => (
        <BoxContent value={{ boxes, boxLabels }}>
          <BoxDrawing boxes={boxes} xLabel={xLabel} xBounds={xBounds} width={width} height={height} />
        </BoxContent>
      )}
    </Chart>
  );
}

/** Table of the figures of boxes, one row each. */
function boxTable(boxes: readonly Box[], yLabel: string | undefined, labels: BoxLabels): ChartTable {
  return {
    columns: [
      yLabel ?? '',
      labels.n,
      labels.min,
      labels.q1,
      labels.median,
      labels.q3,
      labels.max,
      labels.outliers,
    ],
    rows: boxes.map(({ label, summary }) => {
      const { n, min, q1, median, q3, max, beyond } = summary;
      return [label, n, min, q1, median, q3, max, beyond];
    }),
  };
}

/** Points along the axis, so that arrow keys follow it. */
function ascending(points: readonly BoxPoint[]): readonly BoxPoint[] {
  return points.filter(({ value }) => Number.isFinite(value)).toSorted((a, b) => a.value - b.value);
}

interface DrawingProps {
  boxes: readonly Box[];
  xLabel: string;
  xBounds: AxisBounds | undefined;
  width: number;
  height: number;
}

function BoxDrawing({ boxes, xLabel, xBounds, width, height }: DrawingProps) {
  const left = leftMargin(
    boxes.map(({ label }) => label),
    width,
  );
  const across = width - left - 20;
  const ends = boxes.flatMap(({ summary }) => [summary.min, summary.max]);
  const groupIds = boxes.map((_, index) => String(index)).toReversed();
  return (
    <NivoBoxPlot<Drawn>
      width={width}
      height={height}
      // Nivo only needs the range of each group for its scales; the statistics are computed here.
      data={boxes.flatMap(({ summary }, index) => [
        { group: String(index), value: summary.min },
        { group: String(index), value: summary.max },
      ])}
      groupBy="group"
      groups={groupIds}
      value="value"
      layout="horizontal"
      valueScale={valueScale(ends, xBounds)}
      layers={['grid', 'axes', Boxes]}
      role="presentation"
      theme={{ ...chartTheme, translation: {} }}
      margin={{ top: 4, right: 20, bottom: 52, left }}
      padding={0.3}
      enableGridX
      enableGridY={false}
      gridXValues={tickCount(across)}
      axisTop={null}
      axisRight={null}
      axisLeft={{
        tickSize: 0,
        tickPadding: 8,
        format: (index) => fitText(boxes[Number(index)]?.label ?? '', left - 10),
      }}
      axisBottom={figuresBelow(xLabel, tickCount(across), across)}
      isInteractive={false}
      animate={false}
    />
  );
}

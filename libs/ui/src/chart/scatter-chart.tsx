import { ScatterPlot, type ScatterPlotNodeProps } from '@nivo/scatterplot';
import { paddedRange, tickCount } from './axis-layout';
import { Chart, type ChartProps } from './chart';
import { type ChartLabels } from './chart-labels';
import { chartNumber, chartTheme, seriesStyle } from './chart-theme';
import { Mark } from './marks';
import { figuresAtLeft, figuresBelow, PLANE_MARGIN } from './plane-axes';
import { Marker } from './series-form';

export interface ScatterPoint {
  /** Value on the x axis. */
  x: number;
  /** Value on the y axis. */
  y: number;
  /** Label in the tooltip and in the table. */
  label: string;
}

export interface ScatterSeries {
  /** Unique id of the series. */
  id: string;
  /** Shown in the legend and in the table. */
  label: string;
  /** Points in any order. */
  points: readonly ScatterPoint[];
}

export interface ScatterChartProps extends Omit<ChartProps, 'height' | 'labels'> {
  /** Series, each with a colour and a shape. */
  series: readonly ScatterSeries[];
  /** Name of the x axis, with its unit. */
  xLabel: string;
  /** Name of the y axis, with its unit. */
  yLabel: string;
  /** `point` and `series` head the first columns of the table. */
  labels: ChartLabels & { point?: string | undefined; series?: string | undefined };
  /** Height in pixels. */
  height?: number | undefined;
  /** Called when a point is selected; makes each point a button. */
  onSelect?: ((point: ScatterPoint, series: string) => void) | undefined;
}

type Datum = ScatterPoint & { id: string; series: string; seriesIndex: number };

const MARK_SIZE = 5.5;
const HEIGHT = 360;
const LEGEND_SIZE = 5.5;

function Node({ node }: ScatterPlotNodeProps<Datum>) {
  const { id, label, series, x, y, seriesIndex } = node.data;
  const figures = `${chartNumber(x)}, ${chartNumber(y)}`;
  return (
    <Mark
      id={id}
      hint={{ title: label, lines: [series, figures] }}
      transform={`translate(${node.x} ${node.y})`}
    >
      <Marker style={seriesStyle(seriesIndex)} size={MARK_SIZE} />
    </Mark>
  );
}

/** Scatter plot by series. The table lists the label and values of every point. */
export function ScatterChart({ series, xLabel, yLabel, onSelect, ...host }: ScatterChartProps) {
  const { labels, height = HEIGHT } = host;
  const data = series.map(({ id, label, points }, seriesIndex) => ({
    id,
    data: points.map((point, pointIndex): Datum => ({
      ...point,
      id: `${seriesIndex}:${pointIndex}`,
      series: label,
      seriesIndex,
    })),
  }));
  const points = new Map(
    series.flatMap((one, seriesIndex) =>
      one.points.map((point, pointIndex) => [`${seriesIndex}:${pointIndex}`, { point, series: one.id }]),
    ),
  );
  const select = (mark: string) => {
    const chosen = points.get(mark);
    if (chosen) {
      onSelect?.(chosen.point, chosen.series);
    }
  };
  return (
    <Chart
      kind="scatter"
      host={{ ...host, height }}
      table={{
        columns: [labels.point ?? '', labels.series ?? '', xLabel, yLabel],
        rows: series.flatMap((one) => one.points.map(({ label, x, y }) => [label, one.label, x, y])),
      }}
      legend={series.map(({ id, label }, seriesIndex) => ({
        key: id,
        label,
        mark: <Marker style={seriesStyle(seriesIndex)} size={LEGEND_SIZE} />,
      }))}
      marks={[...points.keys()]}
      onSelect={onSelect && select}
    >
      {(width) => <ScatterPlane data={data} xLabel={xLabel} yLabel={yLabel} width={width} height={height} />}
    </Chart>
  );
}

interface PlaneProps {
  data: { id: string; data: Datum[] }[];
  xLabel: string;
  yLabel: string;
  width: number;
  height: number;
}

function ScatterPlane({ data, xLabel, yLabel, width, height }: PlaneProps) {
  const points = data.flatMap((one) => one.data);
  const across = width - PLANE_MARGIN.left - PLANE_MARGIN.right;
  const up = height - PLANE_MARGIN.top - PLANE_MARGIN.bottom;
  return (
    <ScatterPlot<Datum>
      width={width}
      height={height}
      data={data}
      role="presentation"
      theme={chartTheme}
      margin={PLANE_MARGIN}
      xScale={{ type: 'linear', ...paddedRange(points.map(({ x }) => x)), nice: true }}
      yScale={{ type: 'linear', ...paddedRange(points.map(({ y }) => y)), nice: true }}
      axisBottom={figuresBelow(xLabel, tickCount(across), across)}
      axisLeft={figuresAtLeft(yLabel, tickCount(up), up)}
      gridXValues={tickCount(across)}
      gridYValues={tickCount(up)}
      nodeSize={MARK_SIZE * 2}
      nodeComponent={Node}
      isInteractive={false}
      useMesh={false}
      animate={false}
    />
  );
}

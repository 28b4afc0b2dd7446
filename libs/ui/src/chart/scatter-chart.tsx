import { ScatterPlot, type ScatterPlotLayerProps, type ScatterPlotNodeProps } from '@nivo/scatterplot';
import { createContext, useContext } from 'react';
import { tickCount, valueScale, type AxisBounds } from './axis-layout';
import { Chart, type ChartProps } from './chart';
import { type ChartLabels } from './chart-labels';
import { chartNumber, chartTheme, seriesStyle, type SeriesStyle } from './chart-theme';
import { Mark } from './marks';
import { figuresAtLeft, figuresBelow, PLANE_MARGIN } from './plane-axes';
import { DragGround, WindowReceiver } from './scatter-drag';
import { placedNames } from './scatter-names';
import { isInWindow, type ScatterWindow } from './scatter-window';
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
  /**
   * Drawn without a colour of its own, as the background of the other series.
   *
   * @default false
   */
  muted?: boolean | undefined;
}

export interface ScatterLimit {
  /** Axis on which the limit has its value. */
  axis: 'x' | 'y';
  /** Position of the line on this axis. */
  value: number;
}

export interface ScatterChartProps extends Omit<ChartProps, 'height' | 'labels'> {
  /** Series, each with a colour and a shape. */
  series: readonly ScatterSeries[];
  /** Name of the x axis, with its unit. */
  xLabel: string;
  /** Name of the y axis, with its unit. */
  yLabel: string;
  /** Ends of an x axis whose values are shares or percentages; by default it has none. */
  xBounds?: AxisBounds | undefined;
  /** Ends of a y axis whose values are shares or percentages; by default it has none. */
  yBounds?: AxisBounds | undefined;
  /**
   * Dashed lines across the drawing, such as thresholds; the summary gives their meaning.
   *
   * @default []
   */
  limits?: readonly ScatterLimit[] | undefined;
  /**
   * Writes the labels of the points beside them, shortened; one without room is left out.
   *
   * @default false
   */
  named?: boolean | undefined;
  /** Part of the plane that is drawn; by default all points. The table has all of them. */
  window?: ScatterWindow | undefined;
  /** Called with a part of the plane that was drawn by mouse or pen. Offer buttons that do the same, for the keyboard. */
  onWindowChange?: ((window: ScatterWindow) => void) | undefined;
  /** `point` and `series` head the first columns of the table. */
  labels: ChartLabels & { point?: string | undefined; series?: string | undefined };
  /**
   * Series of the table, when it has more points than are drawn.
   * @default series
   */
  tableSeries?: readonly ScatterSeries[] | undefined;
  /** Height in pixels. */
  height?: number | undefined;
  /** Label of the selected point: it has a ring and its name. */
  selected?: string | undefined;
  /** Called when a point is selected; makes each point a button. */
  onSelect?: ((point: ScatterPoint, series: string) => void) | undefined;
}

type Datum = ScatterPoint & { id: string; series: string; style: SeriesStyle; pressed: boolean | undefined };

const MARK_SIZE = 5.5;
const RING = 9;
const HEIGHT = 360;
const LEGEND_SIZE = 5.5;
const MUTED = 'var(--muted)';
const LIMIT_LINE = { stroke: MUTED, strokeWidth: 1.5, strokeDasharray: '6 4' };

const NamesShown = createContext(false);

/** Names beside the points, for a chart that shows them. */
function Names({ nodes, innerWidth, innerHeight }: ScatterPlotLayerProps<Datum>) {
  const points = nodes.map(({ x, y, data }) => ({ id: data.id, label: data.label, x, y }));
  return useContext(NamesShown)
    ? placedNames(points, innerWidth, innerHeight).map(({ id, text, x, y, anchor }) => (
        <text
          key={id}
          aria-hidden
          x={x}
          y={y}
          textAnchor={anchor}
          stroke="var(--surface)"
          strokeWidth={3}
          paintOrder="stroke"
          style={{ fill: 'var(--text)', fontSize: 11, pointerEvents: 'none' }}
        >
          {text}
        </text>
      ))
    : null;
}

function Node({ node }: ScatterPlotNodeProps<Datum>) {
  const { id, label, series, x, y, style, pressed } = node.data;
  const figures = `${chartNumber(x)}, ${chartNumber(y)}`;
  return (
    <Mark
      id={id}
      hint={{ title: label, lines: [series, figures] }}
      transform={`translate(${node.x} ${node.y})`}
      pressed={pressed}
    >
      {pressed ? (
        <circle data-selected={label} r={RING} fill="none" stroke="var(--text)" strokeWidth={2} />
      ) : null}
      <Marker style={style} size={MARK_SIZE} />
    </Mark>
  );
}

/** Scatter plot by series. The table lists the label and values of every point. */
export function ScatterChart(props: ScatterChartProps) {
  const {
    series,
    xLabel,
    yLabel,
    xBounds,
    yBounds,
    limits = [],
    named = false,
    window,
    onWindowChange,
    onSelect,
    selected,
    tableSeries = series,
    ...host
  } = props;
  const { labels, height = HEIGHT } = host;
  const styles = series.map(({ muted = false }, index) => ({
    ...seriesStyle(index),
    ...(muted && { colour: MUTED }),
  }));
  const data = series.map(({ id, label, points }, seriesIndex) => ({
    id,
    data: points
      .map((point, pointIndex): Datum => ({
        ...point,
        id: `${seriesIndex}:${pointIndex}`,
        series: label,
        pressed: selected === undefined ? undefined : point.label === selected,
        style: styles[seriesIndex] ?? seriesStyle(seriesIndex),
      }))
      .filter((point) => isInWindow(point, window)),
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
        rows: tableSeries.flatMap((one) => one.points.map(({ label, x, y }) => [label, one.label, x, y])),
      }}
      legend={series.map(({ id, label }, index) => ({
        key: id,
        label,
        mark: <Marker style={styles[index] ?? seriesStyle(index)} size={LEGEND_SIZE} />,
      }))}
      marks={data.flatMap((one) => one.data.map(({ id }) => id))}
      onSelect={onSelect && select}
    >
      {(width) => (
        <NamesShown value={named}>
          <WindowReceiver value={onWindowChange}>
            <ScatterPlane
              data={data}
              limits={limits}
              window={window}
              xLabel={xLabel}
              yLabel={yLabel}
              bounds={{ x: xBounds, y: yBounds }}
              width={width}
              height={height}
            />
          </WindowReceiver>
        </NamesShown>
      )}
    </Chart>
  );
}

interface PlaneProps {
  data: { id: string; data: Datum[] }[];
  limits: readonly ScatterLimit[];
  window: ScatterWindow | undefined;
  xLabel: string;
  yLabel: string;
  bounds: Readonly<Record<ScatterLimit['axis'], AxisBounds | undefined>>;
  width: number;
  height: number;
}

function ScatterPlane({ data, limits, window, xLabel, yLabel, bounds, width, height }: PlaneProps) {
  const points = data.flatMap((one) => one.data);
  const spanOf = (axis: ScatterLimit['axis']) => [
    ...points.map((point) => point[axis]),
    ...limits.flatMap((limit) => (limit.axis === axis ? [limit.value] : [])),
  ];
  const across = width - PLANE_MARGIN.left - PLANE_MARGIN.right;
  const up = height - PLANE_MARGIN.top - PLANE_MARGIN.bottom;
  const scaleOf = (axis: ScatterLimit['axis']) =>
    window
      ? { type: 'linear' as const, min: window[axis][0], max: window[axis][1], nice: false }
      : valueScale(spanOf(axis), bounds[axis]);
  const isDrawn = ({ axis, value }: ScatterLimit) =>
    window === undefined || (value >= window[axis][0] && value <= window[axis][1]);
  return (
    <ScatterPlot<Datum>
      width={width}
      height={height}
      data={data}
      role="presentation"
      theme={chartTheme}
      margin={PLANE_MARGIN}
      xScale={scaleOf('x')}
      yScale={scaleOf('y')}
      layers={['grid', 'axes', DragGround, 'nodes', 'markers', Names]}
      axisBottom={figuresBelow(xLabel, tickCount(across), across)}
      axisLeft={figuresAtLeft(yLabel, tickCount(up), up)}
      gridXValues={tickCount(across)}
      gridYValues={tickCount(up)}
      markers={limits.filter(isDrawn).map(({ axis, value }) => ({ axis, value, lineStyle: LIMIT_LINE }))}
      nodeSize={MARK_SIZE * 2}
      nodeComponent={Node}
      isInteractive={false}
      useMesh={false}
      animate={false}
    />
  );
}

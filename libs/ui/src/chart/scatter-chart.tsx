import {
  ResponsiveScatterPlot,
  type ScatterPlotNodeProps,
  type ScatterPlotTooltipProps,
} from '@nivo/scatterplot';
import { ChartFrame, type ChartLabels } from './chart-frame';
import { chartNumber, chartTheme, seriesColour } from './chart-theme';
import { ChartTooltip } from './chart-tooltip';
import { Marker } from './marker';

export interface ScatterPoint {
  x: number;
  y: number;
  label: string;
}

export interface ScatterSeries {
  id: string;
  label: string;
  points: readonly ScatterPoint[];
}

export interface ScatterChartProps {
  title: string;
  summary: string;
  /** Up to eight are told apart by colour and by shape. */
  series: readonly ScatterSeries[];
  xLabel: string;
  yLabel: string;
  /** `point` and `series` head the first columns of the table. */
  labels: ChartLabels & { point?: string | undefined; series?: string | undefined };
  /** Pixels. */
  height?: number | undefined;
  className?: string | undefined;
}

type Datum = ScatterPoint & { series: string; place: number };

const ROOM = 0.06;
const MARK_SIZE = 5.5;
const MARGIN = { top: 12, right: 16, bottom: 52, left: 60 };

/** The range of an axis with some room at both ends, so that no mark lies on the frame. */
function roomyRange(series: readonly ScatterSeries[], axis: 'x' | 'y'): { min: number; max: number } {
  const values = series.flatMap(({ points }) => points.map((point) => point[axis]));
  const [low, high] = values.reduce(
    ([a, b], value) => [Math.min(a, value), Math.max(b, value)],
    [Infinity, -Infinity],
  );
  if (low > high) {
    return { min: 0, max: 1 };
  }
  const room = (high - low || Math.abs(high) || 1) * ROOM;
  return { min: low - room, max: high + room };
}

function Node({ node, onMouseEnter, onMouseMove, onMouseLeave }: ScatterPlotNodeProps<Datum>) {
  return (
    <g
      onMouseEnter={(event) => onMouseEnter?.(node, event)}
      onMouseMove={(event) => onMouseMove?.(node, event)}
      onMouseLeave={(event) => onMouseLeave?.(node, event)}
    >
      <Marker
        series={node.data.place}
        colour={seriesColour(node.data.place)}
        size={MARK_SIZE}
        x={node.x}
        y={node.y}
      />
    </g>
  );
}

function Hint({ node }: ScatterPlotTooltipProps<Datum>) {
  const { label, series, x, y } = node.data;
  return <ChartTooltip title={label} lines={[series, `${chartNumber(x)}, ${chartNumber(y)}`]} />;
}

function Legend({ series }: Pick<ScatterChartProps, 'series'>) {
  return (
    <ul className="mt-1 flex flex-wrap justify-center gap-x-4 gap-y-1 text-xs">
      {series.map(({ id, label }, index) => (
        <li key={id} className="flex items-center gap-1.5">
          <svg aria-hidden width="14" height="14" viewBox="-7 -7 14 14">
            <Marker series={index} colour={seriesColour(index)} size={MARK_SIZE} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Points in a plane, by series. Every point's name and figures are in the table as well. */
export function ScatterChart({
  title,
  summary,
  series,
  xLabel,
  yLabel,
  labels,
  height = 360,
  className,
}: ScatterChartProps) {
  const data = series.map(({ id, label, points }, place) => ({
    id,
    data: points.map((point): Datum => ({ ...point, series: label, place })),
  }));
  const table = {
    columns: [labels.point ?? '', labels.series ?? '', xLabel, yLabel],
    rows: series.flatMap(({ label, points }) =>
      points.map((point) => [point.label, label, chartNumber(point.x), chartNumber(point.y)]),
    ),
  };
  return (
    <ChartFrame
      title={title}
      summary={summary}
      table={table}
      labels={labels}
      {...(className ? { className } : {})}
    >
      <div style={{ height }} dir="ltr">
        <ResponsiveScatterPlot<Datum>
          data={data}
          role="img"
          ariaLabel={`${title}. ${summary}`}
          theme={chartTheme}
          margin={MARGIN}
          xScale={{ type: 'linear', ...roomyRange(series, 'x'), nice: true }}
          yScale={{ type: 'linear', ...roomyRange(series, 'y'), nice: true }}
          xFormat={(value) => chartNumber(Number(value))}
          yFormat={(value) => chartNumber(Number(value))}
          axisBottom={{
            legend: xLabel,
            legendPosition: 'middle',
            legendOffset: 40,
            tickSize: 4,
            tickValues: 6,
          }}
          axisLeft={{
            legend: yLabel,
            legendPosition: 'middle',
            legendOffset: -48,
            tickSize: 4,
            tickValues: 6,
          }}
          gridXValues={6}
          gridYValues={6}
          nodeSize={MARK_SIZE * 2}
          nodeComponent={Node}
          tooltip={Hint}
          useMesh={false}
          animate={false}
        />
      </div>
      <Legend series={series} />
    </ChartFrame>
  );
}

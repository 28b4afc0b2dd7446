import { Line, type LineCustomSvgLayerProps } from '@nivo/line';
import { createContext, useContext } from 'react';
import { tickCount, valueScale, type AxisBounds } from './axis-layout';
import { Chart, type ChartProps } from './chart';
import { type ChartLabels } from './chart-labels';
import { chartTheme, seriesStyle } from './chart-theme';
import { curveTable, inDrawnOrder, type CurveLine, type CurveRole, type CurveSeries } from './curve-figures';
import { type Drawn } from './line-content';
import { Mark } from './marks';
import { figuresAtLeft, figuresBelow, PLANE_MARGIN } from './plane-axes';
import { seriesDash } from './series-form';

export interface CurveChartProps extends ChartProps {
  /** Lines over each other, in reading order. */
  lines: readonly CurveLine[];
  /**
   * Series that the lines belong to, such as batches: each has a colour and a dash, in the legend.
   *
   * @default []
   */
  series?: readonly CurveSeries[] | undefined;
  /** Id of the line that stands out, if any. */
  selected?: string | undefined;
  /** Name of the x axis, with its unit. */
  xLabel: string;
  /** Name of the y axis, with its unit. */
  yLabel: string;
  /** Ends of a y axis whose values are shares or percentages; by default it has none. */
  yBounds?: AxisBounds | undefined;
  /** `others` and `outliers` name the lines in the legend. */
  labels: ChartLabels & { others: string; outliers: string };
  /** Called with the id of a chosen line; makes each line a button. */
  onSelect?: ((id: string) => void) | undefined;
}

/** Width around a line within which it is hit, in pixels. */
const HIT_WIDTH = 9;
interface LineStyle {
  stroke: string;
  width: number;
  opacity: number;
  dash: string;
}

const STYLES: Record<CurveRole, LineStyle> = {
  other: { stroke: 'var(--muted)', width: 1, opacity: 0.55, dash: 'none' },
  outlier: { stroke: seriesStyle(1).colour, width: 1.75, opacity: 1, dash: seriesDash(seriesStyle(1)) },
  selected: { stroke: seriesStyle(0).colour, width: 3, opacity: 1, dash: 'none' },
};

/** Few lines are not faint: none of them hides another. */
const FEW = { count: 8, style: { width: 1.5, opacity: 1 } };

function styleOf(role: CurveRole, count: number): LineStyle {
  return role === 'other' && count <= FEW.count ? { ...STYLES.other, ...FEW.style } : STYLES[role];
}

interface Drawing {
  lines: ReturnType<typeof inDrawnOrder>;
  series: readonly CurveSeries[];
}

const DrawnLines = createContext<Drawing>({ lines: [], series: [] });

/** Style of a line of a series; undefined for a line without one. */
function seriesLineStyle(series: readonly CurveSeries[], key: string | undefined): LineStyle | undefined {
  const index = series.findIndex((one) => one.key === key);
  const style = seriesStyle(index);
  return index < 0 ? undefined : { stroke: style.colour, width: 1.5, opacity: 0.9, dash: seriesDash(style) };
}

function Curves({ series, lineGenerator }: LineCustomSvgLayerProps<Drawn>) {
  const drawn = useContext(DrawnLines);
  const { length } = drawn.lines;
  return series.map(({ data }, index) => {
    const one = drawn.lines[index];
    const d = lineGenerator(data.map(({ position }) => position)) ?? '';
    return one ? (
      <Mark key={one.line.id} id={one.line.id} hint={{ title: one.line.label, lines: one.line.notes }}>
        <path d={d} fill="none" stroke="transparent" strokeWidth={HIT_WIDTH} pointerEvents="stroke" />
        <Stroke style={seriesLineStyle(drawn.series, one.line.series) ?? styleOf(one.role, length)} d={d} />
      </Mark>
    ) : null;
  });
}

interface StrokeProps {
  style: LineStyle;
  d: string;
}

function Stroke({ style: { stroke, width, opacity, dash }, d }: StrokeProps) {
  return (
    <path
      d={d}
      fill="none"
      stroke={stroke}
      strokeWidth={width}
      strokeOpacity={opacity}
      strokeDasharray={dash}
      strokeLinejoin="round"
    />
  );
}

/** Curve chart: many lines over each other, of which outliers and a selected one stand out. The table has their values. */
export function CurveChart({
  lines,
  series = [],
  selected,
  xLabel,
  yLabel,
  yBounds,
  onSelect,
  ...host
}: CurveChartProps) {
  const { labels } = host;
  const drawn = inDrawnOrder(lines, selected);
  const unassigned = drawn.filter(({ line }) => line.series === undefined);
  const chosen = lines.find(({ id }) => id === selected);
  const entry = (role: CurveRole, label: string) => ({
    key: role,
    label,
    mark: <Stroke style={styleOf(role, lines.length)} d="M-12 0H12" />,
  });
  return (
    <Chart
      kind="line"
      host={host}
      table={curveTable(lines, selected, xLabel)}
      legend={[
        ...series.map(({ key, label }) => ({
          key: `series ${key}`,
          label,
          mark: <Stroke style={seriesLineStyle(series, key) ?? STYLES.other} d="M-12 0H12" />,
        })),
        ...(chosen ? [entry('selected', chosen.label)] : []),
        ...(unassigned.some(({ role }) => role === 'outlier') ? [entry('outlier', labels.outliers)] : []),
        ...(unassigned.some(({ role }) => role === 'other') ? [entry('other', labels.others)] : []),
      ]}
      marks={lines.map(({ id }) => id)}
      onSelect={onSelect}
    >
      {(width) => (
        <CurvePlane
          drawn={drawn}
          series={series}
          xLabel={xLabel}
          yLabel={yLabel}
          yBounds={yBounds}
          width={width}
          height={host.height}
        />
      )}
    </Chart>
  );
}

interface PlaneProps {
  drawn: ReturnType<typeof inDrawnOrder>;
  series: readonly CurveSeries[];
  xLabel: string;
  yLabel: string;
  yBounds: AxisBounds | undefined;
  width: number;
  height: number;
}

function CurvePlane({ drawn, series, xLabel, yLabel, yBounds, width, height }: PlaneProps) {
  const across = width - PLANE_MARGIN.left - PLANE_MARGIN.right;
  const up = height - PLANE_MARGIN.top - PLANE_MARGIN.bottom;
  const ys = drawn.flatMap(({ line }) => line.points.map(({ y }) => y));
  // Curves begin and end at the axes.
  const xs = drawn.flatMap(({ line }) => [line.points[0]?.x ?? 0, line.points.at(-1)?.x ?? 1]);
  return (
    <DrawnLines value={{ lines: drawn, series }}>
      <Line<Drawn>
        width={width}
        height={height}
        data={drawn.map(({ line }, index) => ({ id: String(index), data: line.points }))}
        layers={['grid', 'axes', Curves]}
        role="presentation"
        theme={chartTheme}
        margin={PLANE_MARGIN}
        xScale={{ type: 'linear', min: Math.min(...xs), max: Math.max(...xs) }}
        yScale={valueScale(ys, yBounds)}
        curve="linear"
        axisBottom={figuresBelow(xLabel, tickCount(across), across)}
        axisLeft={figuresAtLeft(yLabel, tickCount(up), up)}
        gridYValues={tickCount(up)}
        enableGridX={false}
        isInteractive={false}
        animate={false}
      />
    </DrawnLines>
  );
}

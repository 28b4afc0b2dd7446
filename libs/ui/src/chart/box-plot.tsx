import { BoxPlot as NivoBoxPlot, type BoxPlotCustomLayerProps } from '@nivo/boxplot';
import { createContext, useContext } from 'react';
import { fitText, leftMargin, paddedRange, tickCount } from './axis-layout';
import { boxSummary, type BoxSummary } from './box-summary';
import { Chart, type ChartProps } from './chart';
import { type ChartLabels } from './chart-labels';
import { chartNumber, chartTheme, seriesStyle } from './chart-theme';
import { Mark } from './marks';
import { figuresBelow } from './plane-axes';

export interface BoxPoint {
  /** Unique key in the chart, given to `onSelect`. */
  key: string;
  /** Name of the point in the tooltip. */
  label: string;
  /** Position on the axis, in the unit of the chart. */
  value: number;
  /** Drawn as a filled diamond, such as an outlier. @default false */
  marked?: boolean | undefined;
}

export interface BoxGroup {
  /** Unique key of the box. */
  key: string;
  /** Beside the box, and in the table. */
  label: string;
  /** Measured values in any order; the box is computed from them. */
  values: readonly number[];
  /** Points over the box, instead of the rings: each has a tooltip and can be selected, and the box cannot. */
  points?: readonly BoxPoint[] | undefined;
}

/** Labels of the box statistics, in the table head and the tooltip. */
export interface BoxLabels {
  /** Number of values. */
  n: string;
  /** Minimum. */
  min: string;
  /** First quartile. */
  q1: string;
  /** Median. */
  median: string;
  /** Third quartile. */
  q3: string;
  /** Maximum. */
  max: string;
  /** Number of values beyond the whiskers. */
  outliers: string;
}

export interface BoxPlotProps extends Omit<ChartProps, 'labels'> {
  /** Groups from the top. */
  groups: readonly BoxGroup[];
  /** Name of the horizontal axis: what was measured, with its unit. */
  xLabel: string;
  /** Name of the groups; heads the first column of the table. */
  yLabel?: string | undefined;
  /** Labels of the chart and of the box statistics. */
  labels: ChartLabels & { box: BoxLabels };
  /** Called when a box is selected, or a point of groups with points; makes each of them a button. */
  onSelect?: ((key: string) => void) | undefined;
}

interface Box {
  key: string;
  label: string;
  summary: BoxSummary;
  points: readonly BoxPoint[] | undefined;
}

interface Content {
  boxes: readonly Box[];
  boxLabels: BoxLabels | null;
}

const BoxContent = createContext<Content>({ boxes: [], boxLabels: null });

type Drawn = Record<string, string | number>;

const OUTLIER_SIZE = 3;
const THICKEST = 28;
const POINT_SIZE = 3.5;
const MARKED_SIZE = 5.5;
/** Part of the golden ratio: consecutive multiples of it spread evenly over the thickness of the box. */
const SPREAD = 0.618034;

function boxHint({ label, summary: { n, min, q1, median, q3, max } }: Box, boxLabels: BoxLabels | null) {
  const line = (word: string | undefined, value: number) => `${word ?? ''} ${chartNumber(value)}`;
  return {
    title: label,
    lines: [
      line(boxLabels?.n, n),
      line(boxLabels?.min, min),
      line(boxLabels?.q1, q1),
      line(boxLabels?.median, median),
      line(boxLabels?.q3, q3),
      line(boxLabels?.max, max),
    ],
  };
}

/** Boxes, positioned by Nivo's scales. */
function Boxes({ boxPlots, xScale }: BoxPlotCustomLayerProps<Drawn>) {
  const { boxes, boxLabels } = useContext(BoxContent);
  const at = (value: number) => Number(xScale(value as never));
  return boxPlots.map(({ key, group, coordinates, bandwidth }) => {
    const box = boxes[Number(group)];
    if (!box) {
      return null;
    }
    const half = Math.min(bandwidth, THICKEST) / 2;
    const transform = `translate(0 ${coordinates.index + bandwidth / 2})`;
    const drawing = <BoxShape summary={box.summary} half={half} at={at} rings={!box.points} />;
    return box.points ? (
      <g key={key} transform={transform}>
        {drawing}
        <Points label={box.label} points={box.points} half={half} at={at} />
      </g>
    ) : (
      <Mark key={key} id={box.key} hint={boxHint(box, boxLabels)} transform={transform}>
        {drawing}
      </Mark>
    );
  });
}

interface ShapeProps {
  /** Half the thickness of the box in pixels. */
  half: number;
  /** Pixel of a value. */
  at: (value: number) => number;
}

function BoxShape({ summary, half, at, rings }: ShapeProps & { summary: BoxSummary; rings: boolean }) {
  const { lowWhisker, q1, median, q3, highWhisker, outliers } = summary;
  const { colour } = seriesStyle(0);
  return (
    <>
      <path
        d={`M${at(lowWhisker)} 0H${at(q1)}M${at(q3)} 0H${at(highWhisker)}M${at(lowWhisker)} ${-half / 2}V${half / 2}M${at(highWhisker)} ${-half / 2}V${half / 2}`}
        fill="none"
        stroke={colour}
        strokeWidth={1.5}
      />
      <rect
        x={at(q1)}
        y={-half}
        width={Math.max(1, at(q3) - at(q1))}
        height={half * 2}
        rx={2}
        fill={colour}
        fillOpacity={0.2}
        stroke={colour}
        strokeWidth={1.5}
      />
      <path d={`M${at(median)} ${-half}V${half}`} fill="none" stroke="var(--text)" strokeWidth={2.5} />
      {(rings ? outliers : []).map((value, index) => (
        <circle
          key={index}
          data-outlier
          cx={at(value)}
          r={OUTLIER_SIZE}
          fill="var(--surface)"
          stroke={colour}
          strokeWidth={1.5}
        />
      ))}
    </>
  );
}

interface PointsProps extends ShapeProps {
  label: string;
  points: readonly BoxPoint[];
}

/** Points of a box, spread over its thickness so that equal values do not cover each other. */
function Points({ label, points, half, at }: PointsProps) {
  return points.map(({ key, label: name, value, marked }, index) => (
    <Mark
      key={key}
      id={key}
      hint={{ title: name, lines: [label, chartNumber(value)] }}
      transform={`translate(${at(value)} ${(((index * SPREAD) % 1) - 0.5) * half * 1.6})`}
    >
      {marked ? (
        <path
          data-outlier
          d={`M0 ${-MARKED_SIZE}L${MARKED_SIZE} 0L0 ${MARKED_SIZE}L${-MARKED_SIZE} 0Z`}
          fill="var(--danger)"
          stroke="var(--surface)"
        />
      ) : (
        <circle r={POINT_SIZE} fill="var(--surface)" stroke="var(--text)" strokeWidth={1.2} />
      )}
    </Mark>
  ));
}

/**
 * Box plot (box-and-whisker plot) by group: box from the first to the third quartile with the median, whiskers to the
 * last value within 1.5 interquartile ranges, a ring for each outlier. Quartiles are of type 7, as in R. Groups without
 * values are left out.
 */
export function BoxPlot({ groups, xLabel, yLabel, onSelect, ...host }: BoxPlotProps) {
  const { height, labels } = host;
  const boxLabels = labels.box;
  const boxes = groups.flatMap(({ key, label, values, points }) => {
    const summary = boxSummary(values);
    return summary ? [{ key, label, summary, points: points && ascending(points) }] : [];
  });
  return (
    <Chart
      kind="box"
      host={host}
      table={{
        columns: [
          yLabel ?? '',
          boxLabels.n,
          boxLabels.min,
          boxLabels.q1,
          boxLabels.median,
          boxLabels.q3,
          boxLabels.max,
          boxLabels.outliers,
        ],
        rows: boxes.map(({ label, summary: { n, min, q1, median, q3, max, outliers } }) => [
          label,
          n,
          min,
          q1,
          median,
          q3,
          max,
          outliers.length,
        ]),
      }}
      marks={boxes.flatMap(({ key, points }) => points?.map((point) => point.key) ?? [key])}
      onSelect={onSelect}
    >
      {(width) => (
        <BoxContent value={{ boxes, boxLabels }}>
          <BoxDrawing boxes={boxes} xLabel={xLabel} width={width} height={height} />
        </BoxContent>
      )}
    </Chart>
  );
}

/** Points along the axis, so that arrow keys follow it. */
function ascending(points: readonly BoxPoint[]): readonly BoxPoint[] {
  return points.filter(({ value }) => Number.isFinite(value)).toSorted((a, b) => a.value - b.value);
}

interface DrawingProps {
  boxes: readonly Box[];
  xLabel: string;
  width: number;
  height: number;
}

function BoxDrawing({ boxes, xLabel, width, height }: DrawingProps) {
  const left = leftMargin(
    boxes.map(({ label }) => label),
    width,
  );
  const across = width - left - 20;
  const { min, max } = paddedRange(boxes.flatMap(({ summary }) => [summary.min, summary.max]));
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
      minValue={min}
      maxValue={max}
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

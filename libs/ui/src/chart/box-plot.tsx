import { BoxPlot as NivoBoxPlot, type BoxPlotCustomLayerProps } from '@nivo/boxplot';
import { createContext, useContext } from 'react';
import { fitText, leftMargin, paddedRange, tickCount } from './axis-layout';
import { boxSummary, type BoxSummary } from './box-summary';
import { Chart, type ChartProps } from './chart';
import { type ChartLabels } from './chart-labels';
import { chartNumber, chartTheme, seriesStyle } from './chart-theme';
import { Mark } from './marks';
import { figuresBelow } from './plane-axes';

export interface BoxGroup {
  /** Tells the boxes apart. */
  key: string;
  /** Beside the box, and in the table. */
  label: string;
  /** All measured values, in any order; the box is computed from them. */
  values: readonly number[];
}

/** Names of the figures of a box: heads of the table, and words of its hint. */
export interface BoxLabels {
  /** How many values. */
  n: string;
  /** The smallest value. */
  min: string;
  /** The first quartile. */
  q1: string;
  /** The middle value. */
  median: string;
  /** The third quartile. */
  q3: string;
  /** The largest value. */
  max: string;
  /** How many lie beyond the whiskers. */
  outliers: string;
}

export interface BoxPlotProps extends Omit<ChartProps, 'labels'> {
  /** From above. */
  groups: readonly BoxGroup[];
  /** Name of the horizontal axis: what was measured, with its unit. */
  xLabel: string;
  /** Name of the groups; heads the first column of the table. */
  yLabel?: string | undefined;
  /** Also heads the columns of the table. */
  labels: ChartLabels & { box: BoxLabels };
  /** Makes each box a button. */
  onSelect?: ((key: string) => void) | undefined;
}

interface Box {
  key: string;
  label: string;
  summary: BoxSummary;
}

interface Content {
  boxes: readonly Box[];
  boxLabels: BoxLabels | null;
}

const BoxContent = createContext<Content>({ boxes: [], boxLabels: null });

type Drawn = Record<string, string | number>;

const OUTLIER_SIZE = 3;
const THICKEST = 28;

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

/** The boxes, placed by the scales that the engine computed. */
function Boxes({ boxPlots, xScale }: BoxPlotCustomLayerProps<Drawn>) {
  const { boxes, boxLabels } = useContext(BoxContent);
  const at = (value: number) => Number(xScale(value as never));
  return boxPlots.map(({ key, group, coordinates, bandwidth }) => {
    const box = boxes[Number(group)];
    if (!box) {
      return null;
    }
    const { lowWhisker, q1, median, q3, highWhisker, outliers } = box.summary;
    const half = Math.min(bandwidth, THICKEST) / 2;
    const { colour } = seriesStyle(0);
    return (
      <Mark
        key={key}
        id={box.key}
        hint={boxHint(box, boxLabels)}
        transform={`translate(0 ${coordinates.index + bandwidth / 2})`}
      >
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
        {outliers.map((value, index) => (
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
      </Mark>
    );
  });
}

/**
 * Box plot (box-and-whisker plot) by group: box from the first to the third quartile with the median, whiskers to the
 * last value within 1.5 interquartile ranges, a ring for each outlier. Quartiles are of type 7, as in R. Groups without
 * values are left out.
 */
export function BoxPlot({ groups, xLabel, yLabel, onSelect, ...host }: BoxPlotProps) {
  const { height, labels } = host;
  const boxLabels = labels.box;
  const boxes = groups.flatMap(({ key, label, values }) => {
    const summary = boxSummary(values);
    return summary ? [{ key, label, summary }] : [];
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
      marks={boxes.map(({ key }) => key)}
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
      // Only the places of the boxes are the engine's to find; their figures are ours.
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

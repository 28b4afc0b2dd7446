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
  /** Unique key of the box. */
  key: string;
  /** Beside the box, and in the table. */
  label: string;
  /** Measured values in any order; the box is computed from them. */
  values: readonly number[];
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
  /** Called when a box is selected; makes each box a button. */
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

/** Boxes, positioned by Nivo's scales. */
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

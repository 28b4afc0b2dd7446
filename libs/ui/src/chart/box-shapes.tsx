import { type BoxPlotCustomLayerProps } from '@nivo/boxplot';
import { createContext, useContext } from 'react';
import { type BoxSummary } from './box-summary';
import { chartNumber, type SeriesStyle } from './chart-theme';
import { Mark } from './marks';
import { seriesDash } from './series-form';

/** Point of a box plot, such as a sample. */
export interface BoxPoint {
  /** Unique key in the chart, given to `onSelect`. */
  key: string;
  /** Name of the point in the tooltip. */
  label: string;
  /** Position on the axis, in the unit of the chart. */
  value: number;
  /**
   * Selected, with a ring. Undefined where points are not selected.
   * @default undefined
   */
  selected?: boolean | undefined;
  /** Drawn as a filled diamond, such as an outlier. @default false */
  marked?: boolean | undefined;
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

/** Box with its statistics, ready to draw. */
export interface Box {
  key: string;
  /** Beside its box. */
  label: string;
  /** In its hint: the label, and the name of its series. */
  title: string;
  summary: BoxSummary;
  /** Style of its series. */
  style: SeriesStyle;
  points: readonly BoxPoint[] | undefined;
}

interface Content {
  boxes: readonly Box[];
  boxLabels: BoxLabels | null;
}

/** Boxes of the chart: Nivo passes only its own data to a layer. */
export const BoxContent = createContext<Content>({ boxes: [], boxLabels: null });

/** Row of data for Nivo. */
export type Drawn = Record<string, string | number>;

const OUTLIER_SIZE = 3;
const THICKEST = 28;
/** Greatest thickness of a box with the strip of its points below. */
const THICKEST_WITH_POINTS = 56;
/** Part of the thickness that the box has above its points, and the gap between both. */
const BOX_SHARE = 0.4;
const STRIP_GAP = 4;
const POINT_SIZE = 3.5;
/** Many points are smaller and lighter, so that those below others are seen. */
const MANY = { count: 40, size: 2.5 };
const MARKED_SIZE = 5.5;
const SELECTED_SIZE = 6.5;
/** Part of the golden ratio: consecutive multiples of it spread evenly over the thickness of the box. */
const SPREAD = 0.618034;

function boxHint({ title, summary: { n, min, q1, median, q3, max } }: Box, boxLabels: BoxLabels | null) {
  const line = (word: string | undefined, value: number) => `${word ?? ''} ${chartNumber(value)}`;
  return {
    title,
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

/** Chart layer with the boxes and their points, positioned by Nivo's scales. */
export function Boxes({ boxPlots, xScale }: BoxPlotCustomLayerProps<Drawn>) {
  const { boxes, boxLabels } = useContext(BoxContent);
  const at = (value: number) => Number(xScale(value as never));
  return boxPlots.map(({ key, group, coordinates, bandwidth }) => {
    const box = boxes[Number(group)];
    if (!box) {
      return null;
    }
    const middle = coordinates.index + bandwidth / 2;
    if (box.points) {
      const thickness = Math.min(bandwidth, THICKEST_WITH_POINTS);
      const half = Math.min(THICKEST, thickness * BOX_SHARE) / 2;
      const strip = Math.min(THICKEST, thickness - 2 * half - STRIP_GAP) / 2;
      const top = middle - half - strip - STRIP_GAP / 2;
      return (
        <g key={key}>
          <g transform={`translate(0 ${top + half})`}>
            <BoxShape summary={box.summary} style={box.style} half={half} at={at} rings={false} />
          </g>
          <g transform={`translate(0 ${top + 2 * half + STRIP_GAP + strip})`}>
            <Points label={box.label} points={box.points} half={strip} at={at} />
          </g>
        </g>
      );
    }
    const half = Math.min(bandwidth, THICKEST) / 2;
    return (
      <Mark key={key} id={box.key} hint={boxHint(box, boxLabels)} transform={`translate(0 ${middle})`}>
        <BoxShape summary={box.summary} style={box.style} half={half} at={at} rings />
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

interface BoxShapeProps extends ShapeProps {
  summary: BoxSummary;
  style: SeriesStyle;
  rings: boolean;
}

/** Box of a series in a legend. */
export function BoxSample({ style }: { style: SeriesStyle }) {
  return (
    <rect
      x={-8}
      y={-5}
      width={16}
      height={10}
      rx={2}
      fill={style.colour}
      fillOpacity={0.2}
      stroke={style.colour}
      strokeWidth={1.5}
      strokeDasharray={seriesDash(style)}
    />
  );
}

function BoxShape({ summary, style, half, at, rings }: BoxShapeProps) {
  const { lowWhisker, q1, median, q3, highWhisker, outliers } = summary;
  const { colour } = style;
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
        strokeDasharray={seriesDash(style)}
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

/** Points of a box in a strip below it, spread over the strip so that equal values do not cover each other. */
function Points({ label, points, half, at }: PointsProps) {
  const isMany = points.length > MANY.count;
  return points.map(({ key, label: name, value, marked, selected }, index) => (
    <Mark
      key={key}
      id={key}
      hint={{ title: name, lines: [label, chartNumber(value)] }}
      pressed={selected}
      transform={`translate(${at(value)} ${(((index * SPREAD) % 1) - 0.5) * half * 1.6})`}
    >
      {selected ? (
        <circle
          data-selected={name}
          r={SELECTED_SIZE}
          fill="var(--primary)"
          stroke="var(--text)"
          strokeWidth={2}
        />
      ) : null}
      {marked ? (
        <path
          data-outlier
          d={`M0 ${-MARKED_SIZE}L${MARKED_SIZE} 0L0 ${MARKED_SIZE}L${-MARKED_SIZE} 0Z`}
          fill="var(--danger)"
          stroke="var(--surface)"
        />
      ) : (
        <circle
          r={isMany ? MANY.size : POINT_SIZE}
          fill="var(--surface)"
          fillOpacity={isMany ? 0.5 : 1}
          stroke={isMany ? 'var(--muted)' : 'var(--text)'}
          strokeWidth={isMany ? 1 : 1.2}
        />
      )}
    </Mark>
  ));
}

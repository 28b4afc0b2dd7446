import { type ChartTable } from './chart-table';

export interface LinePoint {
  /** Number on a scale or a category; one kind throughout a chart. */
  x: number | string;
  /** Null leaves a gap in the line. */
  y: number | null;
  /** Title of the tooltip; by default the x value. */
  label?: string | undefined;
  /** Further lines of the tooltip. */
  notes?: readonly string[] | undefined;
  /** Key of a flag, whose colour and shape the point has. */
  flag?: string | undefined;
  /** Address that the point opens: it is a link then, and not selected. */
  href?: string | undefined;
}

export interface LineFlag {
  /** Unique key of the flag. */
  key: string;
  /** Meaning of the colour and the shape, shown in the legend. */
  label: string;
}

export interface LineBand {
  /** Lower edge on the y axis. */
  low: number;
  /** Upper edge on the y axis. */
  high: number;
  /** Meaning of the band, shown in the legend. */
  label: string;
}

export interface LineSeries {
  /** Unique key of the line. */
  id: string;
  /** Shown in the legend and in the table. */
  label: string;
  /** Points in the order of the line. */
  points: readonly LinePoint[];
}

export interface LineLimit {
  /** Unique key of the limit. */
  key: string;
  /** Meaning of the value, shown beside its line. */
  label: string;
  /** Position on the y axis. */
  value: number;
  /**
   * `centre`: target value. `limit`: bound that values should not exceed. `warning`: bound that values seldom exceed. `step`:
   * distance from the centre without a meaning of its own.
   */
  kind: 'centre' | 'limit' | 'warning' | 'step';
}

/** Mark id of a point from the index of its series and its own. */
export function lineMark(series: number, point: number): string {
  return `${series}:${point}`;
}

/** Distinct x values: numbers ascending, categories in the order of their first use. */
export function distinctXs(series: readonly LineSeries[]): (number | string)[] {
  const xs = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))];
  return xs.every((x) => typeof x === 'number') ? xs.toSorted((a, b) => a - b) : xs;
}

/** Table with a row for each x value and a column for each series and each limit. */
export function lineTable(
  series: readonly LineSeries[],
  limits: readonly LineLimit[],
  xLabel: string,
): ChartTable {
  const values = series.map(({ points }) => new Map(points.map(({ x, y }) => [x, y])));
  return {
    columns: [xLabel, ...series.map(({ label }) => label), ...limits.map(({ label }) => label)],
    rows: distinctXs(series).map((x) => [
      x,
      ...values.map((ofSeries) => ofSeries.get(x) ?? ''),
      ...limits.map(({ value }) => value),
    ]),
  };
}

/** Whether a value is below the lowest or above the highest limit; a single limit bounds nothing. */
export function isBeyond(value: number, limits: readonly LineLimit[]): boolean {
  const bounds = limits.filter(({ kind }) => kind === 'limit').map((limit) => limit.value);
  return bounds.length > 1 && (value < Math.min(...bounds) || value > Math.max(...bounds));
}

const NAME_HEIGHT = 13;
const NAME_ORDER: readonly LineLimit['kind'][] = ['centre', 'limit', 'warning', 'step'];

/** Limits whose names fit above their lines without overlapping; the centre and the limits come before the others. */
export function namedLimits(
  limits: readonly LineLimit[],
  pixelOf: (value: number) => number,
): readonly LineLimit[] {
  const named: LineLimit[] = [];
  for (const limit of NAME_ORDER.flatMap((kind) => limits.filter((one) => one.kind === kind))) {
    const isFree = named.every(({ value }) => Math.abs(pixelOf(value) - pixelOf(limit.value)) >= NAME_HEIGHT);
    if (isFree) {
      named.push(limit);
    }
  }
  return named;
}

import { type ChartTable } from './chart-table';

export interface LinePoint {
  /** Number on a scale or a category; one kind throughout a chart. */
  x: number | string;
  /** Null leaves a gap in the line. */
  y: number | null;
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
  /** `centre`: target value. `limit`: bound that values should not exceed. */
  kind: 'centre' | 'limit';
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

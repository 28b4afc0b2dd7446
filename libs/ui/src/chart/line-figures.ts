import { type ChartTable } from './chart-table';

export interface LinePoint {
  /** A figure on a scale, or a name in an order; one kind throughout a chart. */
  x: number | string;
  /** Null leaves a gap in the line. */
  y: number | null;
}

export interface LineSeries {
  /** Tells the lines apart. */
  id: string;
  /** In the legend and in the table. */
  label: string;
  /** In the order in which the line meets them. */
  points: readonly LinePoint[];
}

export interface LineLimit {
  /** Tells the limits apart. */
  key: string;
  /** Beside its line: what the value means. */
  label: string;
  /** Where it lies on the upright axis. */
  value: number;
  /** `centre`: where values should be. `limit`: what they should not go beyond. */
  kind: 'centre' | 'limit';
}

/** The id of a point's mark, by the places of its series and of itself. */
export function lineMark(series: number, point: number): string {
  return `${series}:${point}`;
}

/** All values along the axis, each once: figures ascending, names in the order in which they first come. */
export function distinctXs(series: readonly LineSeries[]): (number | string)[] {
  const xs = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))];
  return xs.every((x) => typeof x === 'number') ? xs.toSorted((a, b) => a - b) : xs;
}

/** A row for each place along the axis, a column for each series and each limit. */
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

/** Whether a value lies beyond the limits: below the lowest or above the highest; with one limit alone, nothing does. */
export function isBeyond(value: number, limits: readonly LineLimit[]): boolean {
  const bounds = limits.filter(({ kind }) => kind === 'limit').map((limit) => limit.value);
  return bounds.length > 1 && (value < Math.min(...bounds) || value > Math.max(...bounds));
}

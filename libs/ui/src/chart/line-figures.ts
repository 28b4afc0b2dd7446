import { textWidth } from './axis-layout';
import { type ChartTable } from './chart-table';
import { chartNumber } from './chart-theme';

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
  /**
   * Whether the scale reaches over the whole band; otherwise the part beyond the values and the limits is cut.
   *
   * @default false
   */
  scaled?: boolean | undefined;
}

export interface LineEvent {
  /** Unique key of the event. */
  key: string;
  /** Position on the numeric x axis, such as 3.5 between the third and the fourth point. */
  x: number;
  /** Title of the tooltip, such as the day. */
  title: string;
  /** Text of the event, shown in the tooltip and in the table. */
  text: string;
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

/** Mark id of an event from its index. */
export function eventMark(index: number): string {
  return `event:${index}`;
}

/** Distinct x values: numbers ascending, categories in the order of their first use. */
export function distinctXs(series: readonly LineSeries[]): (number | string)[] {
  const xs = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))];
  return xs.every((x) => typeof x === 'number') ? xs.toSorted((a, b) => a - b) : xs;
}

/** Events of a chart and the heading of their column in its table. */
interface TableEvents {
  events: readonly LineEvent[];
  label: string;
}

/**
 * Table with a row for each x value and a column for each series and each limit. Events are in a last column, each in the row of
 * the point that follows it; those after the last point have a row of their own.
 */
export function lineTable(
  series: readonly LineSeries[],
  limits: readonly LineLimit[],
  xLabel: string,
  { events, label }: TableEvents = { events: [], label: '' },
): ChartTable {
  const values = series.map(({ points }) => new Map(points.map(({ x, y }) => [x, y])));
  const xs = distinctXs(series);
  const placed = events.map((event) => ({
    ...event,
    row: xs.findIndex((x) => typeof x === 'number' && x >= event.x),
  }));
  const textsAt = (row: number) =>
    placed
      .filter((event) => event.row === row)
      .map(({ title, text }) => `${title}: ${text}`)
      .join('; ');
  const withEvents = (cells: (string | number)[], row: number) =>
    events.length === 0 ? cells : [...cells, textsAt(row)];
  const rows = xs.map((x, row) =>
    withEvents(
      [x, ...values.map((ofSeries) => ofSeries.get(x) ?? ''), ...limits.map(({ value }) => value)],
      row,
    ),
  );
  const columns = [xLabel, ...series.map((one) => one.label), ...limits.map((limit) => limit.label)];
  const last = placed
    .filter(({ row }) => row < 0)
    .map(({ title, text }) => [title, ...columns.slice(1).map(() => ''), text]);
  return { columns: events.length === 0 ? columns : [...columns, label], rows: [...rows, ...last] };
}

/** Whether a value is below the lowest or above the highest limit; a single limit bounds nothing. */
export function isBeyond(value: number, limits: readonly LineLimit[]): boolean {
  const bounds = limits.filter(({ kind }) => kind === 'limit').map((limit) => limit.value);
  return bounds.length > 1 && (value < Math.min(...bounds) || value > Math.max(...bounds));
}

const NAME_HEIGHT = 13;
const NAME_ORDER: readonly LineLimit['kind'][] = ['centre', 'limit', 'warning', 'step'];

/** Limits whose names fit beside their lines without overlapping; the centre and the limits come before the others. */
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

/** Space between a drawing and the names of its limits, in pixels. */
export const NAME_GAP = 6;
/** Largest share of a chart that the names of its limits take. */
const MAX_NAME_SHARE = 0.2;

/** Space for the names of the limits of a chart. */
export interface LimitRoom {
  /** Width, with the gap. */
  readonly pixels: number;
  /** Whether it is wide enough for the values too; otherwise they are on the axis alone. */
  readonly hasValues: boolean;
}

/** Space that the names of the limits need in a chart of this width, in pixels. */
export function limitRoom(limits: readonly LineLimit[], width: number): LimitRoom {
  const most = Math.round(width * MAX_NAME_SHARE);
  const roomFor = (hasValue: boolean) =>
    Math.ceil(Math.max(0, ...limits.map((limit) => textWidth(limitName(limit, hasValue)) + NAME_GAP + 2)));
  const hasValues = roomFor(true) <= most;
  return { pixels: Math.min(roomFor(hasValues), most), hasValues };
}

/** Name of a limit, with its value where there is space. */
export function limitName({ label, value }: LineLimit, hasValue: boolean): string {
  return hasValue ? `${label} ${chartNumber(value)}` : label;
}

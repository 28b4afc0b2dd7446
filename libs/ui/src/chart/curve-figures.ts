import { type ChartTable } from './chart-table';

export interface CurveLine {
  /** Unique id of the line. */
  id: string;
  /** Shown in the tooltip and in the table. */
  label: string;
  /** Points with ascending x. */
  points: readonly { readonly x: number; readonly y: number }[];
  /** Lines of the tooltip, at least one. */
  notes: readonly string[];
  /**
   * Stands out as one that differs from the others.
   *
   * @default false
   */
  outlier?: boolean | undefined;
  /** Key of the series whose colour and dash the line has, instead of those of its role. */
  series?: string | undefined;
}

export interface CurveSeries {
  /** Unique key of the series. */
  key: string;
  /** Meaning of the colour, shown in the legend. */
  label: string;
}

/** Role of a line in a drawing. */
export type CurveRole = 'other' | 'outlier' | 'selected';

/** Maximum number of lines in the table: each is a column. */
export const MAX_TABLE_LINES = 50;

/** Lines with their roles in the order of drawing: the selected one is above the outliers, and those above the others. */
export function inDrawnOrder(
  lines: readonly CurveLine[],
  selected: string | undefined,
): { line: CurveLine; role: CurveRole }[] {
  const all = lines.map((line) => ({ line, role: roleOf(line, selected) }));
  return (['other', 'outlier', 'selected'] as const).flatMap((role) =>
    all.filter((one) => one.role === role),
  );
}

/** Table with a row for each x and a column for each line: the selected one, the outliers, then others up to the maximum. */
export function curveTable(
  lines: readonly CurveLine[],
  selected: string | undefined,
  xLabel: string,
): ChartTable {
  const rows = (['selected', 'outlier', 'other'] as const)
    .flatMap((role) => lines.filter((line) => roleOf(line, selected) === role))
    .slice(0, MAX_TABLE_LINES)
    .map(({ label, points }) => ({ label, values: new Map(points.map(({ x, y }) => [x, y])) }));
  const xs = [...new Set(rows.flatMap(({ values }) => [...values.keys()]))].sort((a, b) => a - b);
  return {
    columns: [xLabel, ...rows.map(({ label }) => label)],
    rows: xs.map((x) => [x, ...rows.map(({ values }) => values.get(x) ?? '')]),
  };
}

function roleOf(line: CurveLine, selected: string | undefined): CurveRole {
  if (line.id === selected) {
    return 'selected';
  }
  return line.outlier ? 'outlier' : 'other';
}

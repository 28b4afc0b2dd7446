import type { FigureRow } from '@omics-portal/api';
import type { FigureTable, JobGrouping } from '@omics-portal/resources';

/** Rows of figures that are compared with each other: those of one group and one series. */
export interface ComparedRows {
  readonly key: string;
  readonly label: string;
  readonly rows: readonly FigureRow[];
}

/**
 * Rows of a table of figures by their group and series, in the order of the groups' names. Rows of different series, such as
 * two mates, are never compared. `texts`: `all` names the rows where there is neither, `none` those without a group.
 */
export function comparedRows(
  { rows, series }: Pick<FigureTable, 'rows' | 'series'>,
  grouping: JobGrouping | undefined,
  texts: { readonly all: string; readonly none: string },
): readonly ComparedRows[] {
  const seriesLabels = new Map(series.map(({ key, label }) => [key, label]));
  const found = new Map<string, { group: string | undefined; label: string; rows: FigureRow[] }>();
  for (const row of rows) {
    const group = grouping?.groups.get(row.job_id);
    const key = JSON.stringify([group ?? null, row.series]);
    const known = found.get(key);
    if (known) {
      known.rows.push(row);
      continue;
    }
    const names = [
      ...(grouping ? [group ?? texts.none] : []),
      ...(row.series === null ? [] : [seriesLabels.get(row.series) ?? row.series]),
    ];
    found.set(key, { group, label: names.join(' · ') || texts.all, rows: [row] });
  }
  const order = new Intl.Collator(undefined, { numeric: true });
  const compare = (a: string | undefined, b: string | undefined) =>
    Number(a === undefined) - Number(b === undefined) || order.compare(a ?? '', b ?? '');
  return [...found]
    .map(([key, { group, label, rows: own }]) => ({ key, group, label, rows: own }))
    .sort((a, b) => compare(a.group, b.group));
}

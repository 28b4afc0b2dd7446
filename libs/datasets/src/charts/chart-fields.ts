import * as v from 'valibot';
import {
  defaultSelection,
  filterKind,
  filterOf,
  withFilter,
  withoutFilter,
  type DataQuery,
  type FilterValue,
  type QueryField,
} from '@omics-portal/data-query';

/** The most fields that one chart divides the result by. */
export const MOST_FIELDS = 3;

/** Bars by the first field, parts of a bar by the second, and charts side by side by the third: more cannot be told apart. */
export const MOST_VALUES = [12, 6, 4] as const;

const CHOICE = v.fallback(
  v.object({
    open: v.boolean(),
    fields: v.pipe(
      v.array(v.string()),
      v.check((fields) => fields.length <= MOST_FIELDS),
    ),
  }),
  { open: false, fields: [] },
);

/** Whether charts are in sight, and by which fields. */
export type ChartChoice = v.InferOutput<typeof CHOICE>;

/** What was kept of it, as far as it can be read. */
export function readChartChoice(kept: unknown): ChartChoice {
  return v.parse(CHOICE, kept);
}

/** Fields that a chart can divide by: categories. */
export function chartFields<Field extends QueryField>(fields: readonly Field[]): readonly Field[] {
  return fields.filter((field) => filterKind(field) === 'category');
}

/** The fields that were chosen and are there, each once; the first of the collection where none is. */
export function fieldsInUse(chosen: readonly string[], fields: readonly QueryField[]): readonly string[] {
  const known = new Set(chartFields(fields).map(({ key }) => key));
  const kept = [...new Set(chosen)].filter((key) => known.has(key));
  return kept.length > 0 ? kept : defaultSelection(fields).slice(0, 1);
}

/** The choice with another field at a place; an empty one takes it and those after it away. */
export function withFieldAt(chosen: readonly string[], place: number, key: string): readonly string[] {
  const before = chosen.slice(0, place);
  return key === '' ? before : [...before, key, ...chosen.slice(place + 1).filter((other) => other !== key)];
}

/** What a press on a mark asks for: exactly these values; a press on what is already asked for takes it back. */
export function withMark(query: DataQuery, mark: Readonly<Record<string, FilterValue>>): DataQuery {
  const entries = Object.entries(mark);
  const isInForce = entries.every(([field, value]) => {
    const filter = filterOf(query, field);
    return filter?.kind === 'category' && filter.values.length === 1 && filter.values[0] === value;
  });
  return entries.reduce(
    (next, [field, value]) =>
      isInForce ? withoutFilter(next, field) : withFilter(next, field, { kind: 'category', values: [value] }),
    query,
  );
}

import {
  chosenValues,
  defaultSelection,
  filterKind,
  withFilter,
  withoutFilter,
  type DataQuery,
  type FilterValue,
  type QueryField,
} from '@omics-portal/data-query';

/** Maximum number of values that are drawn: bars of the first field, segments of the second, charts of the third. */
export const MAX_VALUES = [12, 6, 4] as const;

/** Fields that charts can divide by: categories. */
export function chartFields<Field extends QueryField>(fields: readonly Field[]): readonly Field[] {
  return fields.filter((field) => filterKind(field) === 'category');
}

/** Chosen fields that the collection has, each once; by default its first category. */
export function fieldsInUse(chosen: readonly string[], fields: readonly QueryField[]): readonly string[] {
  const known = new Set(chartFields(fields).map(({ key }) => key));
  const available = [...new Set(chosen)].filter((key) => known.has(key));
  return available.length > 0 ? available : defaultSelection(fields).slice(0, 1);
}

/** Choice with another field at a position; an empty key removes the field there and those after it. */
export function withFieldAt(chosen: readonly string[], position: number, key: string): readonly string[] {
  const before = chosen.slice(0, position);
  return key === ''
    ? before
    : [...before, key, ...chosen.slice(position + 1).filter((other) => other !== key)];
}

/** Query after a click on a mark: a filter by exactly its values, or without them if they are the filter already. */
export function withMark(query: DataQuery, mark: Readonly<Record<string, FilterValue>>): DataQuery {
  const entries = Object.entries(mark);
  const isActive = entries.every(([field, value]) => {
    const values = chosenValues(query, field);
    return values.length === 1 && values[0] === value;
  });
  return entries.reduce(
    (next, [field, value]) =>
      isActive ? withoutFilter(next, field) : withFilter(next, field, { kind: 'category', values: [value] }),
    query,
  );
}

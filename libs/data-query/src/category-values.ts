import { checkList, checkValue, isFilterValue } from './check-shape';
import { filterOf, withFilter, type DataQuery, type FilterValue } from './query';

/**
 * Query with a category value added to its filter or removed from it: a click on a facet value. A filter that excludes
 * values is replaced.
 */
export function toggleValue<Tab extends string>(
  query: DataQuery<Tab>,
  field: string,
  value: FilterValue,
): DataQuery<Tab> {
  checkValue(value, 'value');
  const values = chosenValues(query, field);
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return withFilter(query, field, { kind: 'category', values: next });
}

/**
 * Query with a category value excluded, or no longer excluded. A filter that keeps values is replaced: a field has one or
 * the other, since leaving out further values would change nothing.
 */
export function toggleExcluded<Tab extends string>(
  query: DataQuery<Tab>,
  field: string,
  value: FilterValue,
): DataQuery<Tab> {
  checkValue(value, 'value');
  const values = excludedValues(query, field);
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return withFilter(query, field, { kind: 'category', values: next, exclude: true });
}

/** Query with these values added to the filter of a field: "select all" of the visible values. */
export function selectValues<Tab extends string>(
  query: DataQuery<Tab>,
  field: string,
  values: readonly FilterValue[],
): DataQuery<Tab> {
  checkList(values, 'values', isFilterValue);
  return withFilter(query, field, { kind: 'category', values: [...chosenValues(query, field), ...values] });
}

/** Query with these values removed from the filter of a field. */
export function deselectValues<Tab extends string>(
  query: DataQuery<Tab>,
  field: string,
  values: readonly FilterValue[],
): DataQuery<Tab> {
  checkList(values, 'values', isFilterValue);
  const removed = new Set(values);
  const remaining = chosenValues(query, field).filter((value) => !removed.has(value));
  return withFilter(query, field, { kind: 'category', values: remaining });
}

/**
 * Query with the selection among these values inverted; other selected values stay. When all were selected the filter
 * is removed, which shows everything. Excluded values become the selected ones.
 */
export function invertValues<Tab extends string>(
  query: DataQuery<Tab>,
  field: string,
  values: readonly FilterValue[],
): DataQuery<Tab> {
  checkList(values, 'values', isFilterValue);
  const excluded = excludedValues(query, field);
  if (excluded.length > 0) return withFilter(query, field, { kind: 'category', values: excluded });
  const chosen = new Set(chosenValues(query, field));
  const swapped = new Set(values);
  const remaining = [...chosen].filter((value) => !swapped.has(value));
  const added = [...swapped].filter((value) => !chosen.has(value));
  return withFilter(query, field, { kind: 'category', values: [...remaining, ...added] });
}

/** Values that the category filter of a field keeps; none without such a filter. */
export function chosenValues(query: DataQuery<string>, field: string): readonly FilterValue[] {
  const filter = filterOf(query, field);
  return filter?.kind === 'category' && filter.exclude !== true ? filter.values : [];
}

/** Values that the category filter of a field excludes; none without such a filter. */
export function excludedValues(query: DataQuery<string>, field: string): readonly FilterValue[] {
  const filter = filterOf(query, field);
  return filter?.kind === 'category' && filter.exclude === true ? filter.values : [];
}

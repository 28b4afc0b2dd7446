import type { DataQuery } from '@omics-portal/data-query';

const IDENTIFYING_FIELDS = new Set(['file_path', 'file_name']);

/** Path or name of the file if a query looks up exactly one, as the address in a citation does; else undefined. */
export function requestedFile({
  filters,
  anyOf,
  search,
}: Pick<DataQuery, 'filters' | 'anyOf' | 'search'>): string | undefined {
  const [only, ...others] = Object.entries(filters);
  if (!only || others.length > 0 || anyOf || search) {
    return undefined;
  }
  const [field, filter] = only;
  const isOneValue = filter.kind === 'category' && filter.exclude !== true && filter.values.length === 1;
  if (!IDENTIFYING_FIELDS.has(field) || !isOneValue) {
    return undefined;
  }
  const [name] = filter.values;
  return typeof name === 'string' ? name : undefined;
}

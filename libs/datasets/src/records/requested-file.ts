import type { DataQuery } from '@omics-portal/data-query';

const IDENTIFYING_FIELDS = new Set(['file_path', 'file_name']);

/** Path or name of the file if a query looks up exactly one, as the address in a citation does; else undefined. */
export function requestedFile({ filters }: Pick<DataQuery, 'filters'>): string | undefined {
  const [only, ...others] = Object.entries(filters);
  if (!only || others.length > 0) {
    return undefined;
  }
  const [field, filter] = only;
  if (!IDENTIFYING_FIELDS.has(field) || filter.kind !== 'category' || filter.values.length !== 1) {
    return undefined;
  }
  const [name] = filter.values;
  return typeof name === 'string' ? name : undefined;
}

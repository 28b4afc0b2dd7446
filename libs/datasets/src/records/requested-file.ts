import type { DataQuery } from '@omics-portal/data-query';

const NAMING_FIELDS = new Set(['file_path', 'file_name']);

/**
 * The path or name of the one file that a query looks up, as the address in a citation does; undefined for a query that
 * asks for anything more or else.
 */
export function requestedFile({ filters }: Pick<DataQuery, 'filters'>): string | undefined {
  const [only, ...others] = Object.entries(filters);
  if (!only || others.length > 0) {
    return undefined;
  }
  const [field, filter] = only;
  if (!NAMING_FIELDS.has(field) || filter.kind !== 'category' || filter.values.length !== 1) {
    return undefined;
  }
  const [name] = filter.values;
  return typeof name === 'string' ? name : undefined;
}

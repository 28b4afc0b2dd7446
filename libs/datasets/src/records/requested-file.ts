import type { DataQuery, FilterValue } from '@omics-portal/data-query';

const IDENTIFYING_FIELDS = new Set(['file_path', 'file_name']);

type Conditions = Pick<DataQuery, 'filters' | 'anyOf' | 'search'>;

/** Paths or names if a query is a list of files, as the link to those of a cart is; else undefined. */
export function requestedFiles({ filters, anyOf, search }: Conditions): readonly FilterValue[] | undefined {
  const [only, ...others] = Object.entries(filters);
  if (!only || others.length > 0 || anyOf || search) {
    return undefined;
  }
  const [field, filter] = only;
  const isList = filter.kind === 'category' && filter.exclude !== true;
  return IDENTIFYING_FIELDS.has(field) && isList ? filter.values : undefined;
}

/** Path or name of the file if a query looks up exactly one, as the address in a citation does; else undefined. */
export function requestedFile(query: Conditions): string | undefined {
  const [name, ...others] = requestedFiles(query) ?? [];
  return typeof name === 'string' && others.length === 0 ? name : undefined;
}

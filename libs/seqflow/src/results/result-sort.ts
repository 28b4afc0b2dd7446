import type { DataTableSort } from '@omics-portal/ui';

/** Fields that results can be sorted by; the columns of the table have these ids. */
const SORT_FIELDS = [
  'file_name',
  'file_index',
  'project_name',
  'job_name',
  'file_type',
  'size',
  'created_time',
] as const;

/** Order of the service without a request for another. */
const DEFAULT_SORT: DataTableSort = { columnId: 'created_time', direction: 'desc' };

/** Order of the table from the search parameter `<field>:<direction>`; the default for an invalid one. */
export function readResultSort(text: string | undefined): DataTableSort {
  const [name, direction] = text?.split(':') ?? [];
  const columnId = SORT_FIELDS.find((one) => one === name);
  return columnId && (direction === 'asc' || direction === 'desc') ? { columnId, direction } : DEFAULT_SORT;
}

/** Search parameter for an order of the table; undefined for the default order. */
export function writeResultSort(sort: DataTableSort | null): string | undefined {
  if (!sort || (sort.columnId === DEFAULT_SORT.columnId && sort.direction === DEFAULT_SORT.direction)) {
    return undefined;
  }
  return `${sort.columnId}:${sort.direction}`;
}

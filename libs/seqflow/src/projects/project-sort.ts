import type { ProjectSort } from '@omics-portal/resources';
import type { DataTableSort } from '@omics-portal/ui';

/** Fields that a project list can be sorted by; the columns of the table have these ids. */
const SORT_FIELDS = [
  'project_name',
  'status',
  'percentage',
  'started_time',
  'finished_time',
] as const satisfies readonly ProjectSort['field'][];

/** Order of the service without a request for another. */
export const DEFAULT_SORT: ProjectSort = { field: 'started_time', direction: 'desc' };

/** Order in the search parameter `<field>:<direction>`; undefined for an invalid one. */
export function readProjectSort(text: string | undefined): ProjectSort | undefined {
  const [name, direction] = text?.split(':') ?? [];
  const field = SORT_FIELDS.find((one) => one === name);
  return field && (direction === 'asc' || direction === 'desc') ? { field, direction } : undefined;
}

/** Search parameter for an order of the table; undefined for the default order. */
export function writeProjectSort(sort: DataTableSort | null): string | undefined {
  if (!sort || (sort.columnId === DEFAULT_SORT.field && sort.direction === DEFAULT_SORT.direction)) {
    return undefined;
  }
  return `${sort.columnId}:${sort.direction}`;
}

/** Sort of a list: column and direction. The server sorts; the table shows it and reports requests. */
export interface DataTableSort {
  /** `id` of the column. */
  columnId: string;
  /** Ascending or descending. */
  direction: 'asc' | 'desc';
}

/** Next sort after a press on a column head: ascending, then descending, then unsorted. */
export function nextSort(sort: DataTableSort | null | undefined, columnId: string): DataTableSort | null {
  if (sort?.columnId !== columnId) {
    return { columnId, direction: 'asc' };
  }
  return sort.direction === 'asc' ? { columnId, direction: 'desc' } : null;
}

/** Value of `aria-sort` of a sortable column. */
export function ariaSort(
  sort: DataTableSort | null | undefined,
  columnId: string,
): 'ascending' | 'descending' | 'none' {
  if (sort?.columnId !== columnId) {
    return 'none';
  }
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}

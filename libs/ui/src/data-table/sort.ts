/** Which column a list is sorted by. The server sorts; the table only shows and asks. */
export interface DataTableSort {
  /** `id` of the column. */
  columnId: string;
  /** Ascending or descending. */
  direction: 'asc' | 'desc';
}

/** What a press on a column's head asks for: ascending, then descending, then the list's own order. */
export function nextSort(sort: DataTableSort | null | undefined, columnId: string): DataTableSort | null {
  if (sort?.columnId !== columnId) {
    return { columnId, direction: 'asc' };
  }
  return sort.direction === 'asc' ? { columnId, direction: 'desc' } : null;
}

/** The value of `aria-sort` of a column that can be sorted. */
export function ariaSort(
  sort: DataTableSort | null | undefined,
  columnId: string,
): 'ascending' | 'descending' | 'none' {
  if (sort?.columnId !== columnId) {
    return 'none';
  }
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}

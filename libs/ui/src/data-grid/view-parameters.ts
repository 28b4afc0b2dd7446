import type { DataTableSort } from '../data-table/sort';

/** Sort from a search parameter: the id of the column, after a minus sign where the highest value comes first. */
export function readSort(text: string | undefined): DataTableSort | null {
  if (!text) {
    return null;
  }
  return text.startsWith('-')
    ? { columnId: text.slice(1), direction: 'desc' }
    : { columnId: text, direction: 'asc' };
}

/** Search parameter of a sort; undefined without one. */
export function writeSort(sort: DataTableSort | null): string | undefined {
  return sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.columnId}` : undefined;
}

/** Hidden columns from a search parameter; undefined: as the grid hides them. A malformed id is left out. */
export function readHidden(text: string | undefined): readonly string[] | undefined {
  return text?.split(',').flatMap((id) => {
    try {
      return id === '' ? [] : [decodeURIComponent(id)];
    } catch {
      return [];
    }
  });
}

/** Search parameter of hidden columns: ids, each before a comma. A list without ids is a comma, so that it differs from no list. */
export function writeHidden(hidden: readonly string[]): string {
  return hidden.map((id) => `${encodeURIComponent(id)},`).join('') || ',';
}

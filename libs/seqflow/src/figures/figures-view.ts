import type { JobManagementSearch } from '../job-search/job-search';

/** Sort of the table of figures. */
export interface FigureSort {
  readonly columnId: string;
  readonly direction: 'asc' | 'desc';
}

/** Sort in the address: the key of the figure, after a minus sign where the highest value comes first. */
export function readFigureSort(text: string | undefined): FigureSort | null {
  if (!text) {
    return null;
  }
  return text.startsWith('-')
    ? { columnId: text.slice(1), direction: 'desc' }
    : { columnId: text, direction: 'asc' };
}

/** Text of a sort for the address; undefined without one. */
export function writeFigureSort(sort: FigureSort | null): string | undefined {
  return sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.columnId}` : undefined;
}

/** Hidden columns in the address: keys, each with a comma behind it. Undefined: as the app hides them. */
export function readHidden(text: string | undefined): readonly string[] | undefined {
  return text?.split(',').flatMap((key) => {
    try {
      return key === '' ? [] : [decodeURIComponent(key)];
    } catch {
      return [];
    }
  });
}

/** Search parameters with other hidden columns. */
export function withHidden(search: JobManagementSearch, hidden: readonly string[]): JobManagementSearch {
  // A list without keys is a comma, so that it differs from no list.
  return { ...search, figureHidden: hidden.map((key) => `${encodeURIComponent(key)},`).join('') || ',' };
}

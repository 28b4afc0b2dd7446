import {
  ResponseShapeError,
  type FigureColumn,
  type FigureRow,
  type FigureSeries,
  type ProjectFigures,
} from '@omics-portal/api';
import { readPage } from '../readers/read-page';

/** Figures over all samples of a project. */
export interface FigureTable {
  /** Number of jobs. */
  readonly total: number;
  /** Number of jobs that have ended. */
  readonly ended: number;
  /** Number of jobs whose figures the server still reads. */
  readonly unread: number;
  readonly columns: readonly FigureColumn[];
  readonly series: readonly FigureSeries[];
  /** Rows of all jobs; their values are in the order of `columns`. */
  readonly rows: readonly FigureRow[];
}

/**
 * One table of the pages of a project's figures. Pages may have other columns, since a key may occur in the files of a
 * page only.
 * @throws ResponseShapeError
 */
export function joinFigurePages(bodies: readonly (ProjectFigures | undefined)[]): FigureTable {
  const pages = bodies.map((body) => {
    const page = readPage(body, 'figures of a project');
    if (!Array.isArray(page.columns)) {
      throw new ResponseShapeError('figures of a project');
    }
    return page;
  });
  const columns = new Map<string, FigureColumn>();
  for (const column of pages.flatMap((page) => page.columns)) {
    const known = columns.get(column.key);
    // A key without a description is text as soon as one page has texts.
    columns.set(column.key, known && column.format !== 'text' ? known : column);
  }
  const keys = [...columns.keys()];
  const rows = pages.flatMap((page) => {
    const indices = keys.map((key) => page.columns.findIndex((column) => column.key === key));
    return page.data.map((row) => ({ ...row, values: indices.map((index) => row.values[index] ?? null) }));
  });
  const [first] = pages;
  return {
    total: first?.total ?? 0,
    ended: first?.ended ?? 0,
    unread: pages.reduce((sum, page) => sum + page.unread, 0),
    columns: [...columns.values()],
    series: first?.series ?? [],
    rows,
  };
}

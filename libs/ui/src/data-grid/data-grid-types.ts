import { type DataTableProps } from '../data-table/data-table-types';
import { type GridColumn } from './grid-column';
import { type GridLayout } from './grid-layout';

export interface DataGridProps<Row> extends Pick<
  DataTableProps<Row>,
  | 'caption'
  | 'rowKey'
  | 'sort'
  | 'onSortChange'
  | 'selection'
  | 'onSelectionChange'
  | 'selectAllLabel'
  | 'selectRowLabel'
  | 'loading'
  | 'loadingLabel'
  | 'empty'
  | 'error'
  | 'dense'
  | 'className'
> {
  /** Keep it stable between renders (module scope or useMemo). */
  columns: readonly GridColumn<Row>[];
  /** All rows in display order, stable between renders: only visible ones are read. */
  rows: readonly Row[];
  /** Stored layout of any version, or none. Without this prop the grid manages its own layout. */
  layout?: GridLayout | null | undefined;
  /** Called when a column has a new width. */
  onLayoutChange?: ((next: GridLayout) => void) | undefined;
  /**
   * Height of each row in pixels, for cells of several lines.
   *
   * @default 44, dense 32
   */
  rowHeight?: number | undefined;
  /** Accessible name of a column's resize handle. Without it columns cannot be resized. */
  resizeLabel?: ((columnLabel: string) => string) | undefined;
}

/** Heights in pixels. All rows have the same height, so that positions are known without rendering. */
export interface GridHeights {
  readonly head: number;
  readonly row: number;
}

const DENSE: GridHeights = { head: 34, row: 32 };
const ROOMY: GridHeights = { head: 42, row: 44 };

/** Heights of a grid; `row` replaces the usual height of its rows. */
export function gridHeights(dense: boolean | undefined, row?: number): GridHeights {
  const heights = dense ? DENSE : ROOMY;
  return row === undefined ? heights : { ...heights, row };
}

/** Width of the checkbox column in pixels. */
export const CHECK_WIDTH = 48;

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
  /** All of them, in their order, and stable between renders: only those in sight are looked at. */
  rows: readonly Row[];
  /** How the columns stand; whatever was kept may be given. Without it the grid remembers by itself while it lives. */
  layout?: GridLayout | null | undefined;
  /** Called once a column has its new width. */
  onLayoutChange?: ((next: GridLayout) => void) | undefined;
  /** Names the handle that makes a column wider. Without it columns cannot be resized. */
  resizeLabel?: ((columnLabel: string) => string) | undefined;
}

/** In pixels; every row has the same, so that the place of each is known without drawing it. */
export interface GridHeights {
  readonly head: number;
  readonly row: number;
}

const DENSE: GridHeights = { head: 34, row: 32 };
const ROOMY: GridHeights = { head: 42, row: 44 };

export function gridHeights(dense: boolean | undefined): GridHeights {
  return dense ? DENSE : ROOMY;
}

/** The width of the column of boxes, in pixels. */
export const CHECK_WIDTH = 48;

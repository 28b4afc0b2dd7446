import { type ReactNode } from 'react';
import { type DataTableSort } from './sort';

export interface DataTableColumn<Row> {
  /** Unique in its table; what a sort names. */
  id: string;
  /** The head of the column. */
  header: ReactNode;
  /** What a row has in it. */
  cell: (row: Row) => ReactNode;
  /**
   * Shows a sort button in the head; the list must be sorted by whoever loads it.
   *
   * @default false
   */
  sortable?: boolean | undefined;
  /** Which edge the content keeps to; figures keep to the end. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Any CSS width. */
  width?: string | number | undefined;
  /**
   * Leaves the column out.
   *
   * @default false
   */
  hidden?: boolean | undefined;
}

export interface DataTableProps<Row> {
  /** Names the table and its scrolling region; read, not shown. */
  caption: string;
  /** Keep it stable between renders (module scope or useMemo). */
  columns: readonly DataTableColumn<Row>[];
  /** The rows of this page, in their order. */
  rows: readonly Row[];
  /** Tells the rows apart, on every page. */
  rowKey: (row: Row) => string;
  /** The order the rows are in; null or absent for none. */
  sort?: DataTableSort | null | undefined;
  /** Called with the order that a head was pressed for. */
  onSortChange?: ((next: DataTableSort | null) => void) | undefined;
  /** Keys of chosen rows, on any page. With it and `onSelectionChange` there is a column of boxes. */
  selection?: ReadonlySet<string> | undefined;
  /** Called with all keys that are chosen now, those of other pages too. */
  onSelectionChange?: ((next: ReadonlySet<string>) => void) | undefined;
  /** Names the box in the head. */
  selectAllLabel?: string | undefined;
  /** Names a row's box. */
  selectRowLabel?: ((row: Row) => string) | undefined;
  /**
   * Skeleton rows when there are none yet; otherwise the old rows stay, under a moving line.
   *
   * @default false
   */
  loading?: boolean | undefined;
  /** Said while rows are on their way. */
  loadingLabel?: string | undefined;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** Why there are no rows, best an ErrorState; shown in their place. */
  error?: ReactNode;
  /**
   * Lower rows, for tables that are read line by line.
   *
   * @default false
   */
  dense?: boolean | undefined;
  /** For its place among others: margin, width. */
  className?: string | undefined;
}

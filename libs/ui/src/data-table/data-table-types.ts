import { type ReactNode } from 'react';
import { type DataTableSort } from './sort';

export interface DataTableColumn<Row> {
  /** Unique id in its table; the sort refers to it. */
  id: string;
  /** The head of the column. */
  header: ReactNode;
  /** Content of a row's cell. */
  cell: (row: Row) => ReactNode;
  /**
   * Shows a sort button in the head; the caller sorts the rows.
   *
   * @default false
   */
  sortable?: boolean | undefined;
  /** Alignment of the content; numbers align to the end. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** CSS width. */
  width?: string | number | undefined;
  /**
   * Hides the column.
   *
   * @default false
   */
  hidden?: boolean | undefined;
}

export interface DataTableProps<Row> {
  /** Accessible name of the table and its scroll region; not visible. */
  caption: string;
  /** Keep it stable between renders (module scope or useMemo). */
  columns: readonly DataTableColumn<Row>[];
  /** Rows of this page in order. */
  rows: readonly Row[];
  /** Unique key of a row, on every page. */
  rowKey: (row: Row) => string;
  /** Current sort; null or absent for none. */
  sort?: DataTableSort | null | undefined;
  /** Called with the sort requested by a column head. */
  onSortChange?: ((next: DataTableSort | null) => void) | undefined;
  /** Selected row keys on all pages. With it and `onSelectionChange` the table has a checkbox column. */
  selection?: ReadonlySet<string> | undefined;
  /** Called with all selected keys, including those of other pages. */
  onSelectionChange?: ((next: ReadonlySet<string>) => void) | undefined;
  /** Accessible name of the checkbox in the head. */
  selectAllLabel?: string | undefined;
  /** Accessible name of a row's checkbox. */
  selectRowLabel?: ((row: Row) => string) | undefined;
  /**
   * Shows skeleton rows when there are none yet; otherwise keeps the old rows below a progress line.
   *
   * @default false
   */
  loading?: boolean | undefined;
  /** Announced while rows load. */
  loadingLabel?: string | undefined;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** Error shown instead of rows, preferably an ErrorState. */
  error?: ReactNode;
  /**
   * Lower rows, for dense tables.
   *
   * @default false
   */
  dense?: boolean | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

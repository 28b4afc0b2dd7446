import { type ReactNode } from 'react';
import { type DataTableSort } from './sort';

export interface DataTableColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Shows a sort button in the head; the list must be sorted by whoever loads it. */
  sortable?: boolean | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** Any CSS width. */
  width?: string | number | undefined;
  hidden?: boolean | undefined;
}

export interface DataTableProps<Row> {
  /** Names the table and its scrolling region; read, not shown. */
  caption: string;
  /** Keep it stable between renders (module scope or useMemo). */
  columns: readonly DataTableColumn<Row>[];
  /** The rows of this page, in their order. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: DataTableSort | null | undefined;
  onSortChange?: ((next: DataTableSort | null) => void) | undefined;
  /** Keys of chosen rows, on any page. With it and `onSelectionChange` there is a column of boxes. */
  selection?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((next: ReadonlySet<string>) => void) | undefined;
  selectAllLabel?: string | undefined;
  selectRowLabel?: ((row: Row) => string) | undefined;
  /** Skeleton rows when there are none yet; otherwise the old rows stay, under a moving line. */
  loading?: boolean | undefined;
  loadingLabel?: string | undefined;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** Why there are no rows, best an ErrorState; shown in their place. */
  error?: ReactNode;
  dense?: boolean | undefined;
  className?: string | undefined;
}

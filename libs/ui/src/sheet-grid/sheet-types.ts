import { type ReactNode, type Ref } from 'react';
import { type DataGridProps } from '../data-grid/data-grid-types';
import { type GridColumn } from '../data-grid/grid-column';
import { type SheetGridLabels } from './sheet-labels';

/** Kind of the cells of a column. A boolean cell has the text `true`, `false` or ''. */
export type SheetColumnKind = 'text' | 'number' | 'choice' | 'boolean' | 'custom';

/** Choice of a cell; its text becomes the text of the cell. */
export interface SheetOption {
  /** Unique in its column; never ''. */
  readonly text: string;
  /** Second line in the list, in muted text. */
  readonly description?: string | undefined;
}

/** Props of a caller's editor of one cell, such as a file picker in a dialog. */
export interface SheetEditorProps {
  /** Row index; equal to the number of rows for the blank row at the end. */
  readonly row: number;
  /** Id of the column. */
  readonly columnId: string;
  /** Text of the cell. */
  readonly text: string;
  /** Sets the text of the cell and closes the editor. */
  readonly onCommit: (text: string) => void;
  /** Closes the editor; the focus returns to the cell. */
  readonly onClose: () => void;
}

/** Column of a sheet. */
export interface SheetColumn extends Pick<GridColumn<never>, 'id' | 'width' | 'minWidth' | 'maxWidth'> {
  /** Plain text of the column head. */
  readonly header: string;
  /** Kind of its cells. */
  readonly kind: SheetColumnKind;
  /**
   * Shows the required mark in the head.
   *
   * @default false
   */
  readonly required?: boolean | undefined;
  /** Unit of a number, shown in the head. */
  readonly unit?: string | undefined;
  /** Choices of a choice column. Other texts can be entered too: the caller validates. */
  readonly options?: readonly SheetOption[] | undefined;
  /** Editor of a custom column, opened by the button in the cell or Alt+Down. Text can be typed as well. */
  readonly editor?: ((props: SheetEditorProps) => ReactNode) | undefined;
  /**
   * Short form of a text for cells that are not active, such as the name of a file for its path. The whole text is edited and copied,
   * and is the tooltip of the cell. Keep it stable between renders.
   *
   * @default the text itself
   */
  readonly shorten?: ((text: string) => string) | undefined;
  /** Control in the head, such as a menu for all cells of the column. */
  readonly headAction?: ReactNode;
}

/** New text of a cell. The row may be at or beyond the end: then all rows up to it are new. */
export interface SheetCellEdit {
  /** Row index. */
  readonly row: number;
  /** Column id. */
  readonly column: string;
  /** New text; '' for none. */
  readonly text: string;
}

/** One edit of the user, which is one step of undo: a paste or a fill has many cells. Rows are indexes. */
export type SheetEdit =
  | { readonly type: 'cells'; readonly cells: readonly SheetCellEdit[] }
  | { readonly type: 'insert'; readonly at: number; readonly count: number }
  | { readonly type: 'duplicate'; readonly rows: readonly number[] }
  | { readonly type: 'remove'; readonly rows: readonly number[] };

/** Position of a cell by row index and column id. */
export interface SheetPosition {
  /** Row index. */
  readonly row: number;
  /** Column id. */
  readonly column: string;
}

/** Handle of a sheet. */
export interface SheetGridHandle {
  /** Selects a cell, scrolls to it and moves the focus there. Unknown columns select the first one. */
  readonly focusCell: (position: SheetPosition) => void;
}

export interface SheetGridProps<Row> extends Pick<
  DataGridProps<Row>,
  'caption' | 'layout' | 'onLayoutChange' | 'className'
> {
  /** Keep it stable between renders (module scope or useMemo). */
  columns: readonly SheetColumn[];
  /** All rows in display order. An unchanged row keeps its identity, so that only changed rows render. */
  rows: readonly Row[];
  /** Text of a cell: shown, edited and copied. Keep it stable between renders. */
  cellText: (row: Row, columnId: string) => string;
  /** Error message of a cell, or null. Keep it stable between renders. */
  cellError?: ((row: Row, columnId: string) => string | null) | undefined;
  /** True if a cell differs from the common value of its column. Keep it stable between renders. */
  cellEdited?: ((row: Row, columnId: string) => boolean) | undefined;
  /** Called with each edit. The caller applies it to `rows`. */
  onEdit: (edit: SheetEdit) => void;
  /** Called for Ctrl+Z; the caller keeps the history. */
  onUndo?: (() => void) | undefined;
  /** Called for Ctrl+Y and Ctrl+Shift+Z. */
  onRedo?: (() => void) | undefined;
  /** Texts; the library has none. Keep them stable between renders. */
  labels: SheetGridLabels;
  /**
   * Cells can be selected and copied but not edited.
   *
   * @default false
   */
  readOnly?: boolean | undefined;
  /**
   * Number of rows that the sheet takes. Rows of a paste beyond it are dropped, and the message says so.
   *
   * @default Infinity
   */
  maxRows?: number | undefined;
  /**
   * The first column stays visible while the others scroll, where it leaves them enough room.
   *
   * @default false
   */
  frozenFirst?: boolean | undefined;
  /** Handle that moves the focus to a cell. */
  ref?: Ref<SheetGridHandle> | undefined;
}

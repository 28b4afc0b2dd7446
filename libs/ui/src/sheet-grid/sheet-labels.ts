/** Size of a block of cells. */
export interface BlockSize {
  /** Number of rows. */
  readonly rows: number;
  /** Number of columns. */
  readonly columns: number;
}

/** Result of a paste. */
export interface PasteResult extends BlockSize {
  /** Rows that the paste added at the end. */
  readonly newRows: number;
  /** Columns of the pasted block beyond the last column of the sheet; their cells are not pasted. */
  readonly droppedColumns: number;
  /** Rows of the pasted block beyond the number of rows that the sheet takes; they are not pasted. */
  readonly droppedRows: number;
}

/** Texts of a sheet. Row numbers count from 1. */
export interface SheetGridLabels {
  /** Keyboard help, shown below the sheet and read with it; it says that Escape and then Tab leave the sheet. */
  readonly help: string;
  /** Accessible name of the corner that selects all cells. */
  readonly selectAll: string;
  /** Name of the blank row at the end, which becomes a new row. */
  readonly newRow: string;
  /** Accessible name of the input of a cell. */
  readonly cell: (header: string, row: number) => string;
  /** Text alternative of the required mark. */
  readonly required: string;
  /** Text alternative of the mark of an edited cell. */
  readonly edited: string;
  /** Accessible name of the resize handle of a column. */
  readonly resize: (header: string) => string;
  /** Accessible name of the list of choices of a column. */
  readonly options: (header: string) => string;
  /** Message when no choice matches the typed text. */
  readonly noOption: string;
  /** Accessible name of the button that opens the editor of a custom cell. */
  readonly openEditor: (header: string, row: number) => string;
  /** Accessible name of the button and menu of a row. */
  readonly rowMenu: (row: number) => string;
  /** Menu item that inserts as many rows as are selected above them. */
  readonly insertAbove: (rows: number) => string;
  /** Menu item that inserts as many rows as are selected below them. */
  readonly insertBelow: (rows: number) => string;
  /** Menu item that inserts copies of the selected rows below them. */
  readonly duplicateRows: (rows: number) => string;
  /** Menu item that removes the selected rows. */
  readonly removeRows: (rows: number) => string;
  /** Message about the selected range; shown below the sheet and announced, as all messages. */
  readonly selected: (size: BlockSize) => string;
  /** Message after cells were copied. */
  readonly copied: (size: BlockSize) => string;
  /** Message after cells were cut. */
  readonly cut: (size: BlockSize) => string;
  /** Message after a paste; it names new rows, and dropped rows and columns. */
  readonly pasted: (result: PasteResult) => string;
  /** Message after the texts of so many cells were removed. */
  readonly cleared: (cells: number) => string;
  /** Message after a text was copied to so many cells. */
  readonly filled: (cells: number) => string;
  /** Message after rows were inserted. */
  readonly inserted: (rows: number) => string;
  /** Message after rows were duplicated. */
  readonly duplicated: (rows: number) => string;
  /** Message after rows were removed. */
  readonly removed: (rows: number) => string;
}

import { type GridCell } from '../data-grid/grid-moves';
import { type CellText } from './cell-block';
import { type CellRange } from './cell-range';
import { type CellBlock } from './clipboard-text';
import { type SheetGridLabels } from './sheet-labels';
import { type SheetColumn, type SheetEdit, type SheetGridProps } from './sheet-types';

/** Data of a sheet by position, and its edits. */
export interface SheetModel {
  readonly columns: readonly SheetColumn[];
  /** Rows without the blank one at the end. */
  readonly count: number;
  readonly canEdit: boolean;
  /** Number of rows that can be added; with at least one, the sheet has a blank row at the end. */
  readonly freeRows: number;
  readonly labels: SheetGridLabels;
  /** Text of a cell; '' in the blank row. */
  readonly textAt: (cell: GridCell) => string;
  /** Error message of a cell, or null. */
  readonly errorAt: (cell: GridCell) => string | null;
  /** Texts of a range, without rows beyond the end. */
  readonly textsIn: (range: CellRange) => CellBlock;
  /** Passes an edit to the caller, unless the sheet is read-only. */
  readonly edit: (edit: SheetEdit) => void;
  /** Sets texts of cells as one edit; nothing without cells. */
  readonly setTexts: (cells: readonly CellText[]) => void;
}

/** Model of a sheet from its props and its visible columns. */
export function sheetModel<Row>(
  props: Pick<
    SheetGridProps<Row>,
    'rows' | 'cellText' | 'cellError' | 'onEdit' | 'labels' | 'readOnly' | 'maxRows'
  >,
  columns: readonly SheetColumn[],
): SheetModel {
  const { rows, cellText, cellError, onEdit, labels, readOnly = false, maxRows = Infinity } = props;
  const read = <Value>(
    cell: GridCell,
    reader: (row: Row, columnId: string) => Value,
    missing: Value,
  ): Value => {
    const row = rows[cell.row];
    const column = columns[cell.column];
    return row === undefined || column === undefined ? missing : reader(row, column.id);
  };
  const textAt = (cell: GridCell) => read(cell, cellText, '');
  const edit = (next: SheetEdit) => (readOnly ? undefined : onEdit(next));
  return {
    columns,
    count: rows.length,
    canEdit: !readOnly,
    freeRows: readOnly ? 0 : Math.max(0, maxRows - rows.length),
    labels,
    textAt,
    errorAt: (cell) => (cellError ? read(cell, cellError, null) : null),
    textsIn: ({ top, left, bottom, right }) =>
      rows
        .slice(top, bottom + 1)
        .map((row) => columns.slice(left, right + 1).map(({ id }) => cellText(row, id))),
    edit,
    setTexts: (cells) => {
      if (cells.length > 0) {
        edit({
          type: 'cells',
          cells: cells.map(({ row, column, text }) => ({ row, column: columns[column]?.id ?? '', text })),
        });
      }
    },
  };
}

import type { FormValue } from '../app-form/form-values';
import { withCell } from './apply-edit';
import { isBlankRow, type SheetRow } from './sheet-row';

/** Rows of a bulk edit: all rows with content, those without an own value in the column, or rows by their indexes from 0. */
export type EditedRows = 'all' | 'empty' | readonly number[];

/** Sets one value in a column. Undefined removes the own values, so that the cells take the common value. */
export function setColumn(
  rows: readonly SheetRow[],
  model: string,
  value: FormValue | undefined,
  which: EditedRows,
): readonly SheetRow[] {
  const indexes = typeof which === 'string' ? null : new Set(which);
  return rows.map((row, index) => {
    const own = row.cells[model];
    const chosen = indexes
      ? indexes.has(index)
      : !isBlankRow(row) && (which === 'all' || own === undefined || own === null || own === '');
    return chosen ? withCell(row, model, value) : row;
  });
}

/** Copies the own value of row `from` to the rows after it, up to and including row `to`. */
export function fillDown(
  rows: readonly SheetRow[],
  model: string,
  from: number,
  to: number,
): readonly SheetRow[] {
  const value = rows[from]?.cells[model];
  return rows.map((row, index) => (index > from && index <= to ? withCell(row, model, value) : row));
}

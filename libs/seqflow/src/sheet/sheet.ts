import type { Sample } from '@omics-portal/api';
import {
  isEmptyValue,
  isList,
  type FormValue,
  type FormValues,
  type ScalarValue,
} from '../app-form/form-values';
import { REFUSED_IN_ID, SAMPLE_ID, SAMPLE_ID_MAX_LENGTH } from '../app-form/sample-id';
import { validateField, validateRules, type Problem } from '../app-form/validate-fields';
import { remembered } from './remembered';
import type { SheetColumn } from './sheet-columns';
import { isBlankRow, type SheetRow } from './sheet-row';

/** Cell of the sheet as it is shown and sent. */
export interface SheetCell {
  readonly value: FormValue;
  /** Common value of the form; null if the column has none. */
  readonly base: FormValue;
  /** True if the value differs from a common value. */
  readonly edited: boolean;
  /** False if a condition of the form hides this field for this sample. Such a cell is neither checked nor sent. */
  readonly applies: boolean;
  readonly problem: Problem | null;
}

/** Row of the sheet with its cells by model. The same object as before if nothing in the row has changed. */
export interface SheetTableRow {
  readonly rowId: string;
  /** True if nothing was entered. */
  readonly blank: boolean;
  readonly cells: Readonly<Record<string, SheetCell>>;
}

/** Invalid cell, which must be corrected before the submission. */
export interface InvalidSheetCell {
  /** Index of the row, from 0. */
  readonly row: number;
  readonly rowId: string;
  readonly column: SheetColumn;
  readonly problem: Problem;
}

const BLANK_CELL: SheetCell = { value: null, base: null, edited: false, applies: true, problem: null };
const HIDDEN_CELL: SheetCell = { ...BLANK_CELL, applies: false };

function idProblem({ idRules }: SheetColumn, value: FormValue): Problem | null {
  const id = String(value ?? '');
  if (id.trim() === '') {
    return { kind: 'required' };
  }
  if (id.length > SAMPLE_ID_MAX_LENGTH) {
    return { kind: 'length', max: SAMPLE_ID_MAX_LENGTH };
  }
  return REFUSED_IN_ID.test(id) ? { kind: 'id-characters' } : validateRules(idRules, id);
}

/** Check of rows against columns and common values. Results are stored by row, so that an edit checks one row again. */
interface RowCheck {
  readonly row: (row: SheetRow) => SheetTableRow;
  readonly duplicate: (row: SheetTableRow) => SheetTableRow;
}

function createRowCheck(columns: readonly SheetColumn[], values: FormValues): RowCheck {
  const byModel = new Map(columns.map((column) => [column.model, column]));
  const hasConditions = columns.some(({ field }) => field?.visibleVariable);
  const baseOf = ({ model, common }: SheetColumn) => (common ? (values[model] ?? null) : null);
  const cellOf = (column: SheetColumn, own: FormValue | undefined): SheetCell => {
    const base = baseOf(column);
    const value = own === undefined ? base : own;
    const problem = column.field ? validateField(column.field, value) : idProblem(column, value);
    return { value, base, edited: column.common && !sameValue(value, base), applies: true, problem };
  };
  const unentered = new Map(columns.map((column) => [column.model, cellOf(column, undefined)]));
  const blank = Object.fromEntries(columns.map(({ model }) => [model, BLANK_CELL]));

  const applies = (column: SheetColumn, cells: FormValues, seen: readonly string[] = []): boolean => {
    const { visibleVariable, expectedValue } = column.field ?? {};
    if (!visibleVariable) {
      return true;
    }
    const master = byModel.get(visibleVariable);
    const own = cells[visibleVariable];
    return (
      master !== undefined &&
      !seen.includes(visibleVariable) &&
      (own === undefined ? baseOf(master) : own) === expectedValue &&
      applies(master, cells, [...seen, column.model])
    );
  };
  const check = (row: SheetRow): SheetTableRow => {
    if (isBlankRow(row)) {
      return { rowId: row.rowId, blank: true, cells: blank };
    }
    const cells: Record<string, SheetCell> = {};
    for (const column of columns) {
      const own = row.cells[column.model];
      const cell = own === undefined ? unentered.get(column.model) : cellOf(column, own);
      cells[column.model] = hasConditions && !applies(column, row.cells) ? HIDDEN_CELL : (cell ?? BLANK_CELL);
    }
    return { rowId: row.rowId, blank: false, cells };
  };
  const duplicate = (row: SheetTableRow): SheetTableRow => {
    const id = row.cells[SAMPLE_ID] ?? BLANK_CELL;
    return { ...row, cells: { ...row.cells, [SAMPLE_ID]: { ...id, problem: { kind: 'duplicate' } } } };
  };
  return { row: remembered(check), duplicate: remembered(duplicate) };
}

const checks = remembered((columns: readonly SheetColumn[]) =>
  remembered((values: FormValues) => createRowCheck(columns, values)),
);

/**
 * Cells of the sheet with their values and problems. Pure; one row is checked again only if the row, the columns or the common
 * values are other objects than before, so that an edit of one cell among 10,000 rows is cheap.
 *
 * An id that an earlier row has is a duplicate.
 */
export function sheetTable(
  columns: readonly SheetColumn[],
  rows: readonly SheetRow[],
  values: FormValues,
): readonly SheetTableRow[] {
  const check = checks(columns)(values);
  const ids = new Set<string>();
  return rows.map((row) => {
    const checked = check.row(row);
    const cell = checked.cells[SAMPLE_ID];
    if (checked.blank || !cell || cell.problem) {
      return checked;
    }
    const id = String(cell.value);
    const taken = ids.has(id);
    ids.add(id);
    return taken ? check.duplicate(checked) : checked;
  });
}

function sameValue(one: FormValue, other: FormValue): boolean {
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((item, index) => item === other[index]);
  }
  return one === other || (isEmptyValue(one) && isEmptyValue(other));
}

/** Invalid cells, row by row. */
export function invalidSheetCells(
  columns: readonly SheetColumn[],
  table: readonly SheetTableRow[],
): readonly InvalidSheetCell[] {
  return table.flatMap(({ rowId, cells }, row) =>
    columns.flatMap((column) => {
      const problem = cells[column.model]?.problem;
      return problem ? [{ row, rowId, column, problem }] : [];
    }),
  );
}

function sentValue(value: FormValue): ScalarValue | string[] | null {
  return isList(value) ? value.map(String) : value;
}

/** Cells with a value that are sent; none for a row in which nothing was entered, or that has only an id and common values. */
function sentCells({ blank, cells }: SheetTableRow) {
  const filled = Object.entries(cells).filter(([, cell]) => cell.applies && !isEmptyValue(cell.value));
  return !blank && filled.some(([model]) => model !== SAMPLE_ID) ? filled : [];
}

/** Samples of the request. Empty cells are omitted, and so are rows without content. */
export function toSamples(table: readonly SheetTableRow[]): Sample[] {
  return table.flatMap((row) => {
    const cells = sentCells(row);
    const sent = Object.fromEntries(cells.map(([model, { value }]) => [model, sentValue(value)]));
    return cells.length > 0 ? [{ ...sent, [SAMPLE_ID]: String(row.cells[SAMPLE_ID]?.value ?? '') }] : [];
  });
}

/** Row index of each sample of the request. */
export function rowsOfSamples(table: readonly SheetTableRow[]): number[] {
  return table.flatMap((row, index) => (sentCells(row).length > 0 ? [index] : []));
}

import { parseCell } from '../app-form/parse-cell';
import type { FormValue, FormValues } from '../app-form/form-values';
import type { SheetColumn } from './sheet-columns';
import { isBlankRow, type SheetRow } from './sheet-row';

/** Maximum number of rows of a sheet, as in the service. */
export const MAX_SHEET_ROWS = 10_000;

/** Edit of the sheet as the grid reports it. Rows are indexes from 0; a row past the end is a new row. */
export type SheetEdit =
  | {
      readonly type: 'cells';
      readonly cells: readonly { readonly row: number; readonly column: string; readonly text: string }[];
    }
  | { readonly type: 'insert'; readonly at: number; readonly count: number }
  | { readonly type: 'duplicate'; readonly rows: readonly number[] }
  | { readonly type: 'remove'; readonly rows: readonly number[] };

/** Rows after a change, and the number of filled rows that did not fit into the sheet. */
export interface SheetChange {
  readonly rows: readonly SheetRow[];
  readonly dropped: number;
}

/** Row with the own value of a cell; undefined takes the common value again. The same object if nothing changes. */
export function withCell(row: SheetRow, model: string, value: FormValue | undefined): SheetRow {
  if (row.cells[model] === value && (value !== undefined || !Object.hasOwn(row.cells, model))) {
    return row;
  }
  const { [model]: _old, ...others } = row.cells;
  return { rowId: row.rowId, cells: value === undefined ? others : { ...others, [model]: value } };
}

interface EditContext {
  readonly columns: readonly SheetColumn[];
  /** Id of a new row. */
  readonly newId: () => string;
}

/**
 * Applies an edit. Texts are parsed by the column; empty text removes the own value, so that the cell takes the common value
 * again. Rows without a change stay the same objects.
 */
export function applyEdit(
  rows: readonly SheetRow[],
  edit: SheetEdit,
  { columns, newId }: EditContext,
): SheetChange {
  switch (edit.type) {
    case 'cells':
      return applyCells(rows, edit.cells, { columns, newId });
    case 'insert': {
      const count = Math.max(0, Math.min(edit.count, MAX_SHEET_ROWS - rows.length));
      const added = Array.from({ length: count }, () => blankRow(newId));
      return { rows: rows.toSpliced(edit.at, 0, ...added), dropped: 0 };
    }
    case 'duplicate': {
      const copies = edit.rows
        .flatMap((index) => rows[index] ?? [])
        .slice(0, Math.max(0, MAX_SHEET_ROWS - rows.length))
        .map(({ cells }) => ({ rowId: newId(), cells }));
      return { rows: rows.toSpliced(Math.max(-1, ...edit.rows) + 1, 0, ...copies), dropped: 0 };
    }
    case 'remove': {
      const removed = new Set(edit.rows);
      return { rows: rows.filter((_, index) => !removed.has(index)), dropped: 0 };
    }
  }
}

function blankRow(newId: () => string): SheetRow {
  return { rowId: newId(), cells: {} };
}

function applyCells(
  rows: readonly SheetRow[],
  cells: Extract<SheetEdit, { type: 'cells' }>['cells'],
  { columns, newId }: EditContext,
): SheetChange {
  const byModel = new Map(columns.map((column) => [column.model, column]));
  const changed = [...rows];
  const dropped = new Set<number>();
  for (const { row, column: model, text } of cells) {
    const column = byModel.get(model);
    if (!column || row < 0) {
      continue;
    }
    if (row >= MAX_SHEET_ROWS) {
      if (text.trim() !== '') dropped.add(row);
      continue;
    }
    while (changed.length <= row) {
      changed.push(blankRow(newId));
    }
    const old = changed[row];
    if (old) {
      changed[row] = withCell(old, model, parseCell(column.field, text) ?? undefined);
    }
  }
  return { rows: changed, dropped: dropped.size };
}

/**
 * Adds samples behind the last row that has content, as after a choice of files or the reading of a spreadsheet. Blank rows at the
 * end are replaced.
 */
export function addSamples(
  rows: readonly SheetRow[],
  samples: readonly FormValues[],
  newId: () => string,
): SheetChange {
  const last = rows.findLastIndex((row) => !isBlankRow(row));
  const kept = rows.slice(0, last + 1);
  const fitting = samples.slice(0, Math.max(0, MAX_SHEET_ROWS - kept.length));
  return {
    rows: [...kept, ...fitting.map((cells) => ({ rowId: newId(), cells }))],
    dropped: samples.length - fitting.length,
  };
}

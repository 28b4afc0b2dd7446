import { isList } from '../../app-form/form-values';
import { remembered } from '../remembered';
import type { SheetTableRow } from '../sheet';
import type { SheetColumn } from '../sheet-columns';
import type { FindingCell } from './finding';

/** File in a cell of the sheet. */
export interface FileCell extends FindingCell {
  readonly path: string;
  /** True if the file is a common value of all samples. */
  readonly common: boolean;
}

/**
 * Files of all rows, in the order of rows and columns. Blank rows and cells that do not apply have none. Stored by the identity of
 * columns and table.
 */
export function fileCells(
  columns: readonly SheetColumn[],
  table: readonly SheetTableRow[],
): readonly FileCell[] {
  return cellsOfColumns(columns)(table);
}

const cellsOfColumns = remembered((columns: readonly SheetColumn[]) =>
  remembered((table: readonly SheetTableRow[]) => filesOf(columns, table)),
);

function filesOf(columns: readonly SheetColumn[], table: readonly SheetTableRow[]): readonly FileCell[] {
  const files = columns.filter(({ field }) => field?.tmplType === 'file');
  return table.flatMap(({ rowId, blank, cells }, row) =>
    blank
      ? []
      : files.flatMap(({ model, common }) => {
          const { value, edited, applies } = cells[model] ?? { value: null, edited: false, applies: false };
          const paths = applies ? (isList(value) ? value : [value]) : [];
          return paths.flatMap((path) =>
            typeof path === 'string' && path.trim() !== ''
              ? [{ row, rowId, column: model, path, common: common && !edited }]
              : [],
          );
        }),
  );
}

/**
 * Distinct files of the sheet, for the requests of the pre-flight, one for each file. Folders are left out, because the storage
 * has facts of files only; they stay unchecked.
 */
export function distinctFiles(cells: readonly FileCell[]): readonly string[] {
  return [...new Set(cells.map(({ path }) => path).filter((path) => !path.endsWith('/')))];
}

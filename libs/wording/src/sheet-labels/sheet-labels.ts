import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { SheetGridLabels } from '@omics-portal/ui/sheet-grid';

/** Labels of a sheet that do not depend on its subject: all but the one of the row that is added. */
export type SharedSheetLabels = Omit<SheetGridLabels, 'newRow'>;

type ActionLabels = Pick<
  SheetGridLabels,
  | 'insertAbove'
  | 'insertBelow'
  | 'duplicateRows'
  | 'removeRows'
  | 'selected'
  | 'copied'
  | 'cut'
  | 'pasted'
  | 'cleared'
  | 'filled'
  | 'inserted'
  | 'duplicated'
  | 'removed'
>;

/** Labels of a sheet in the language of `i18n`, which must have the catalog of this folder. */
export function sheetLabels(i18n: I18n): SharedSheetLabels {
  return { ...cellLabels(i18n), ...actionLabels(i18n) };
}

function cellLabels(i18n: I18n): Omit<SharedSheetLabels, keyof ActionLabels> {
  return {
    help: t(
      i18n,
    )`Type or paste into the cells. F2 edits a cell, Ctrl+Z undoes. Escape and then Tab leave the sheet.`,
    selectAll: t(i18n)`Select all cells`,
    cell: (header, row) => t(i18n)`${header}, row ${row}`,
    required: t(i18n)`Required`,
    edited: t(i18n)`Differs from the common value`,
    resize: (header) => t(i18n)`Width of ${header}`,
    options: (header) => t(i18n)`Choices for ${header}`,
    noOption: t(i18n)`No such choice`,
    openEditor: (header, row) => t(i18n)`Choose ${header} of row ${row}`,
    rowMenu: (row) => t(i18n)`Actions of row ${row}`,
  };
}

function actionLabels(i18n: I18n): ActionLabels {
  return {
    insertAbove: (rows) => t(i18n)`Insert above (${rows})`,
    insertBelow: (rows) => t(i18n)`Insert below (${rows})`,
    duplicateRows: (rows) => t(i18n)`Duplicate (${rows})`,
    removeRows: (rows) => t(i18n)`Remove (${rows})`,
    selected: ({ rows, columns }) => t(i18n)`Selected: ${rows} × ${columns} cells`,
    copied: ({ rows, columns }) => t(i18n)`Copied: ${rows} × ${columns} cells`,
    cut: ({ rows, columns }) => t(i18n)`Cut: ${rows} × ${columns} cells`,
    pasted: ({ rows, columns, newRows, droppedRows, droppedColumns }) =>
      [
        t(i18n)`Pasted: ${rows} × ${columns} cells, ${newRows} new rows`,
        droppedRows > 0 ? t(i18n)`Not pasted, because they do not fit: ${droppedRows} rows` : '',
        droppedColumns > 0 ? t(i18n)`Not pasted, because they do not fit: ${droppedColumns} columns` : '',
      ]
        .filter((part) => part !== '')
        .join('. '),
    cleared: (cells) => t(i18n)`Cleared cells: ${cells}`,
    filled: (cells) => t(i18n)`Filled cells: ${cells}`,
    inserted: (rows) => t(i18n)`Inserted rows: ${rows}`,
    duplicated: (rows) => t(i18n)`Duplicated rows: ${rows}`,
    removed: (rows) => t(i18n)`Removed rows: ${rows}`,
  };
}

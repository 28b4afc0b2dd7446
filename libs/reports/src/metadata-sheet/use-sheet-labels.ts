import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { SheetGridLabels } from '@omics-portal/ui/sheet-grid';

type CellLabels = Omit<SheetGridLabels, keyof ActionLabels>;
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

/**
 * Labels of the sheet of metadata. The sheet of samples has its own, of the same words: among the messages of all screens they
 * would be loaded with the first page.
 */
export function useSheetLabels(): SheetGridLabels {
  const cells = useCellLabels();
  const actions = useActionLabels();
  return useMemo(() => ({ ...cells, ...actions }), [cells, actions]);
}

function useCellLabels(): CellLabels {
  const { t } = useLingui();
  return useMemo(
    () => ({
      help: t`Type or paste into the cells. F2 edits a cell, Ctrl+Z undoes. Escape and then Tab leave the sheet.`,
      selectAll: t`Select all cells`,
      cell: (header, row) => t`${header}, row ${row}`,
      newRow: t`New library`,
      required: t`Required`,
      edited: t`Differs from the common value`,
      resize: (header) => t`Width of ${header}`,
      options: (header) => t`Choices for ${header}`,
      noOption: t`No such choice`,
      openEditor: (header, row) => t`Choose ${header} of row ${row}`,
      rowMenu: (row) => t`Actions of row ${row}`,
    }),
    [t],
  );
}

function useActionLabels(): ActionLabels {
  const { t } = useLingui();
  return useMemo(
    () => ({
      insertAbove: (rows) => t`Insert above (${rows})`,
      insertBelow: (rows) => t`Insert below (${rows})`,
      duplicateRows: (rows) => t`Duplicate (${rows})`,
      removeRows: (rows) => t`Remove (${rows})`,
      selected: ({ rows, columns }) => t`Selected: ${rows} × ${columns} cells`,
      copied: ({ rows, columns }) => t`Copied: ${rows} × ${columns} cells`,
      cut: ({ rows, columns }) => t`Cut: ${rows} × ${columns} cells`,
      pasted: ({ rows, columns, newRows, droppedRows, droppedColumns }) =>
        [
          t`Pasted: ${rows} × ${columns} cells, ${newRows} new rows`,
          droppedRows > 0 ? t`Not pasted, because they do not fit: ${droppedRows} rows` : '',
          droppedColumns > 0 ? t`Not pasted, because they do not fit: ${droppedColumns} columns` : '',
        ]
          .filter((part) => part !== '')
          .join('. '),
      cleared: (cells) => t`Cleared cells: ${cells}`,
      filled: (cells) => t`Filled cells: ${cells}`,
      inserted: (rows) => t`Inserted rows: ${rows}`,
      duplicated: (rows) => t`Duplicated rows: ${rows}`,
      removed: (rows) => t`Removed rows: ${rows}`,
    }),
    [t],
  );
}

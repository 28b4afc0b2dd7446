import { lazy, Suspense, useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { usePhone } from '@omics-portal/ui';
import { contentWidth } from '@omics-portal/ui/data-grid';
import type { SheetColumn as GridColumn, SheetEditorProps } from '@omics-portal/ui/sheet-grid';
import { fieldOptions, holdsList, holdsNumber, type ValueField } from '../app-form/form-values';
import { unitOf } from '../app-form/parse-cell';
import { fileNameOf } from '../results/file-name';
import type { SheetColumn } from '../sheet/sheet-columns';

const FilePicker = lazy(async () => ({ default: (await import('../file-picker/file-picker')).FilePicker }));

/** Between the files of a cell. */
const SEPARATOR = '; ';

/** Limits of the width of the sample ids in pixels. On a phone the other columns need the room. */
const ID_WIDTHS = { min: 180, max: 400 };
const PHONE_ID_WIDTHS = { min: 180, max: 180 };
const FILE_WIDTH = 320;
const CELL_WIDTH = 170;

/**
 * Columns of the grid, typed by the fields of the app: files with a picker, choices, numbers, yes or no, text. That of the sample
 * ids fits the longest of `sampleIds` within limits.
 */
export function useGridColumns(
  columns: readonly SheetColumn[],
  sampleIds: readonly string[],
): readonly GridColumn[] {
  const { t } = useLingui();
  const idWidth = contentWidth(sampleIds, usePhone() ? PHONE_ID_WIDTHS : ID_WIDTHS);
  return useMemo(
    () =>
      columns.map(({ model, label, field, required }) => ({
        id: model,
        header: label ?? t`Sample ID`,
        required,
        ...(field ? cellKind(field, label ?? model) : { kind: 'text' as const, width: idWidth }),
      })),
    [columns, idWidth, t],
  );
}

type CellKind = Pick<GridColumn, 'kind' | 'options' | 'editor' | 'unit' | 'width' | 'shorten'>;

/** Names of the files of a cell, without their folders. */
function fileNames(text: string): string {
  return text.split(SEPARATOR).map(fileNameOf).join(SEPARATOR);
}

function cellKind(field: ValueField, label: string): CellKind {
  if (holdsNumber(field)) {
    const unit = unitOf(field);
    return { kind: 'number', width: CELL_WIDTH, ...(unit !== undefined && { unit }) };
  }
  if (field.tmplType === 'file') {
    const editor = (editing: SheetEditorProps) => (
      <FileCellEditor field={field} label={label} editing={editing} />
    );
    return { kind: 'custom', width: FILE_WIDTH, editor, shorten: fileNames };
  }
  const options = fieldOptions(field);
  if (options.length > 0 && !holdsList(field)) {
    return { kind: 'choice', width: CELL_WIDTH, options: options.map((option) => ({ text: option.label })) };
  }
  return { kind: field.tmplType === 'checkbox' ? 'boolean' : 'text', width: CELL_WIDTH };
}

interface FileCellEditorProps {
  readonly field: ValueField;
  readonly label: string;
  readonly editing: SheetEditorProps;
}

function FileCellEditor({ field, label, editing }: FileCellEditorProps) {
  const { t } = useLingui();
  const { row, text, onCommit, onClose } = editing;
  const rowNumber = row + 1;
  const multiple = field.multiple === true;
  const chosen = text === '' ? [] : multiple ? text.split(SEPARATOR) : [text];
  return (
    <Suspense>
      <FilePicker
        title={t`Select Files: ${label}, row ${rowNumber}`}
        chosen={chosen}
        multiple={multiple}
        filterType={field.filterType}
        onConfirm={(paths) => onCommit(paths.join(SEPARATOR))}
        onCancel={onClose}
      />
    </Suspense>
  );
}

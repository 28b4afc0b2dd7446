import { lazy, Suspense, useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { SheetColumn as GridColumn, SheetEditorProps } from '@omics-portal/ui/sheet-grid';
import { fieldOptions, holdsList, holdsNumber, type ValueField } from '../app-form/form-values';
import { unitOf } from '../app-form/parse-cell';
import { fileNameOf } from '../results/file-name';
import type { SheetColumn } from '../sheet/sheet-columns';

const FilePicker = lazy(async () => ({ default: (await import('../file-picker/file-picker')).FilePicker }));

/** Between the files of a cell. */
const SEPARATOR = '; ';

const ID_WIDTH = 180;
const FILE_WIDTH = 320;
const CELL_WIDTH = 170;

/** Columns of the grid, typed by the fields of the app: files with a picker, choices, numbers, yes or no, text. */
export function useGridColumns(columns: readonly SheetColumn[]): readonly GridColumn[] {
  const { t } = useLingui();
  return useMemo(
    () =>
      columns.map(({ model, label, field, required }) => ({
        id: model,
        header: label ?? t`Sample ID`,
        required,
        ...(field ? cellKind(field, label ?? model) : { kind: 'text' as const, width: ID_WIDTH }),
      })),
    [columns, t],
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

import { useState } from 'react';
import { Button } from '../../button/button';
import { Dialog } from '../../dialog/dialog';
import { SheetGrid } from '../sheet-grid';
import { type SheetGridLabels } from '../sheet-labels';
import { type SheetColumn, type SheetEdit, type SheetEditorProps, type SheetGridProps } from '../sheet-types';

/** Row of the example: texts by column id. */
export interface SampleRow {
  readonly cells: Readonly<Record<string, string>>;
}

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** English texts of the stories. */
export const LABELS: SheetGridLabels = {
  help: 'Type to enter, F2 to edit, Ctrl+D to fill down, Shift+F10 for rows. Escape, then Tab leaves the sheet.',
  selectAll: 'Select all',
  newRow: 'New row',
  cell: (header, row) => `${header}, row ${row}`,
  required: 'required',
  edited: 'Differs from the common value.',
  resize: (header) => `Width of ${header}`,
  options: (header) => `Choices of ${header}`,
  noOption: 'No choice matches',
  openEditor: (header, row) => `Choose ${header} of row ${row}`,
  rowMenu: (row) => `Actions on row ${row}`,
  insertAbove: (rows) => `Insert ${count(rows, 'row')} above`,
  insertBelow: (rows) => `Insert ${count(rows, 'row')} below`,
  duplicateRows: (rows) => `Duplicate ${count(rows, 'row')}`,
  removeRows: (rows) => `Remove ${count(rows, 'row')}`,
  selected: ({ rows, columns }) => `${count(rows, 'row')} × ${count(columns, 'column')} selected`,
  copied: ({ rows, columns }) => `Copied ${count(rows, 'row')} × ${count(columns, 'column')}`,
  cut: ({ rows, columns }) => `Cut ${count(rows, 'row')} × ${count(columns, 'column')}`,
  pasted: ({ rows, columns, newRows, droppedRows, droppedColumns }) =>
    [
      `Pasted ${count(rows, 'row')} × ${count(columns, 'column')}`,
      newRows > 0 ? `${count(newRows, 'new row')}` : '',
      droppedRows > 0 ? `${count(droppedRows, 'row')} did not fit` : '',
      droppedColumns > 0 ? `${count(droppedColumns, 'column')} did not fit` : '',
    ]
      .filter(Boolean)
      .join('; '),
  cleared: (cells) => `Cleared ${count(cells, 'cell')}`,
  filled: (cells) => `Filled ${count(cells, 'cell')}`,
  inserted: (rows) => `Inserted ${count(rows, 'row')}`,
  duplicated: (rows) => `Duplicated ${count(rows, 'row')}`,
  removed: (rows) => `Removed ${count(rows, 'row')}`,
};

function FilePicker({ text, onCommit, onClose }: SheetEditorProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Choose a file"
      closeLabel="Close"
    >
      <p>{text === '' ? 'No file yet' : text}</p>
      <Button onClick={() => onCommit('/data/chosen.fastq.gz')}>Choose chosen.fastq.gz</Button>
    </Dialog>
  );
}

/** Columns of the example: one of each kind. */
export const COLUMNS: readonly SheetColumn[] = [
  { id: 'id', header: 'Sample', kind: 'text', required: true, width: 140 },
  {
    id: 'read1',
    header: 'Reads 1',
    kind: 'custom',
    required: true,
    width: 220,
    editor: (props) => <FilePicker {...props} />,
  },
  {
    id: 'layout',
    header: 'Layout',
    kind: 'choice',
    options: [{ text: 'paired' }, { text: 'unpaired' }, { text: 'single', description: 'One file of reads' }],
    width: 120,
  },
  { id: 'depth', header: 'Depth', kind: 'number', unit: '×', width: 100 },
  { id: 'trim', header: 'Trim', kind: 'boolean', width: 90 },
];

/** Synthetic rows, numbered from 1. */
export function samples(rows: number): SampleRow[] {
  return Array.from({ length: rows }, (_, at) => ({
    cells: {
      id: `S${at + 1}`,
      read1: `/data/S${at + 1}_R1.fastq.gz`,
      layout: 'paired',
      depth: String(30 + (at % 7)),
      trim: at % 2 === 0 ? 'true' : 'false',
    },
  }));
}

/** Rows after an edit. */
export function applyEdit(rows: readonly SampleRow[], edit: SheetEdit): readonly SampleRow[] {
  switch (edit.type) {
    case 'cells': {
      const next = [...rows];
      for (const { row, column, text } of edit.cells) {
        while (next.length <= row) {
          next.push({ cells: {} });
        }
        next[row] = { cells: { ...next[row]?.cells, [column]: text } };
      }
      return next;
    }
    case 'insert':
      return rows.toSpliced(edit.at, 0, ...Array.from({ length: edit.count }, () => ({ cells: {} })));
    case 'duplicate': {
      const copies = edit.rows.flatMap((row) => rows[row] ?? []);
      return rows.toSpliced(Math.max(...edit.rows) + 1, 0, ...copies.map((row) => ({ ...row })));
    }
    case 'remove':
      return rows.filter((_, at) => !edit.rows.includes(at));
  }
}

export const textOf = (row: SampleRow, columnId: string): string => row.cells[columnId] ?? '';

/** Example rules: a sample has a name, the depth is a number, and the layout is one of the choices. */
function errorOf(row: SampleRow, columnId: string): string | null {
  const text = textOf(row, columnId);
  if (columnId === 'id') {
    return text.trim() === '' ? 'Enter the name of the sample.' : null;
  }
  if (columnId === 'layout') {
    return ['', 'paired', 'unpaired', 'single'].includes(text) ? null : `“${text}” is none of the choices.`;
  }
  return columnId === 'depth' && text !== '' && Number.isNaN(Number(text)) ? `“${text}” is no number.` : null;
}

const editedOf = (row: SampleRow, columnId: string): boolean =>
  columnId === 'layout' && textOf(row, columnId) !== 'paired';

/** Shared props of the stories. */
export const SAMPLE_SHEET = {
  caption: 'Samples',
  columns: COLUMNS,
  rows: samples(40),
  cellText: textOf,
  cellError: errorOf,
  cellEdited: editedOf,
  labels: LABELS,
  className: 'h-96',
} satisfies Omit<SheetGridProps<SampleRow>, 'onEdit'>;

interface History {
  past: readonly (readonly SampleRow[])[];
  future: readonly (readonly SampleRow[])[];
}

/** Host with the rows of a sheet and their history. */
export function SampleSheet({ rows, onEdit, onUndo, onRedo, ...props }: SheetGridProps<SampleRow>) {
  const [{ past, future }, setHistory] = useState<History>({ past: [rows], future: [] });
  const current = past.at(-1) ?? rows;
  return (
    <SheetGrid
      {...props}
      rows={current}
      onEdit={(edit) => {
        onEdit(edit);
        setHistory((last) => ({
          past: [...last.past, applyEdit(last.past.at(-1) ?? [], edit)],
          future: [],
        }));
      }}
      onUndo={() => {
        onUndo?.();
        if (past.length > 1) {
          setHistory({ past: past.slice(0, -1), future: [current, ...future] });
        }
      }}
      onRedo={() => {
        onRedo?.();
        const [next, ...rest] = future;
        if (next) {
          setHistory({ past: [...past, next], future: rest });
        }
      }}
    />
  );
}

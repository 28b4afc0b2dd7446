import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SheetGrid } from '../sheet-grid';
import { type SheetColumn } from '../sheet-types';
import { applyEdit, LABELS, textOf, type SampleRow } from './sample-sheet';
import '../../data-grid/testing/bench-window';
import '../../theme/theme.css';

const CHOICES = [{ text: 'paired' }, { text: 'single' }];

/** Twelve columns: names, files, choices, numbers and check marks. */
const COLUMNS: readonly SheetColumn[] = Array.from({ length: 12 }, (_, at): SheetColumn => {
  const kind = (['text', 'custom', 'choice', 'number'] as const)[at % 4] ?? 'text';
  return { id: `c${at}`, header: `Column ${at + 1}`, kind, options: CHOICES, width: 140 };
});

function samples(count: number): SampleRow[] {
  return Array.from({ length: count }, (_, row) => ({
    cells: Object.fromEntries(
      COLUMNS.map(({ id }, at) => [id, at % 4 === 3 ? String(row) : `${id} of ${row}`]),
    ),
  }));
}

/** Every hundredth number is marked as an error, and every tenth row differs from the common value. */
const errorOf = (row: SampleRow, id: string) =>
  id === 'c3' && textOf(row, id).endsWith('00') ? 'Is a round number.' : null;
const editedOf = (row: SampleRow, id: string) => id === 'c2' && textOf(row, 'c3').endsWith('0');

function Page({ rows }: { rows: readonly SampleRow[] }) {
  const [current, setCurrent] = useState(rows);
  return (
    <SheetGrid
      caption="Samples"
      columns={COLUMNS}
      rows={current}
      cellText={textOf}
      cellError={errorOf}
      cellEdited={editedOf}
      labels={LABELS}
      frozenFirst
      onEdit={(edit) => setCurrent((last) => applyEdit(last, edit))}
    />
  );
}

const root = createRoot(document.getElementById('root') ?? document.body);
let made: readonly SampleRow[] = [];
window.makeRows = (count) => {
  made = samples(count);
  flushSync(() => root.render(<h1>Samples 1234567890</h1>));
};
window.showGrid = () => {
  flushSync(() => root.render(<Page rows={made} />));
};

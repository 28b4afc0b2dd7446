import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AppSchema } from '@omics-portal/api';
import { addSamples, applyEdit, MAX_SHEET_ROWS, type SheetEdit } from './apply-edit';
import { fillDown, setColumn } from './edit-column';
import { sheetColumns } from './sheet-columns';
import { EMPTY_HISTORY, MAX_UNDO_STEPS, recordEdit, redoEdit, undoEdit } from './sheet-history';
import type { SheetRow } from './sheet-row';

const schema: AppSchema = {
  formMode: 'batch',
  fields: [
    { tmplType: 'input_number', model: 'quality' },
    { tmplType: 'input', model: 'note' },
  ],
};
const columns = sheetColumns(schema, {});
const newId = () => 'new';
const rowsOf = (...cells: SheetRow['cells'][]): readonly SheetRow[] =>
  cells.map((each, index) => ({ rowId: `r${index}`, cells: each }));
const cellsOf = (rows: readonly SheetRow[]) => rows.map(({ cells }) => cells);

test('copies of rows follow the last of them, with ids of their own, as far as they fit', () => {
  const rows = rowsOf({ sample_id: 'S1' }, { sample_id: 'S2', quality: 20 }, { sample_id: 'S3' });
  const edit: SheetEdit = { type: 'duplicate', rows: [0, 1] };
  const copied = applyEdit(rows, edit, { columns, newId }).rows;
  expect(copied.map(({ cells }) => cells['sample_id'])).toEqual(['S1', 'S2', 'S1', 'S2', 'S3']);
  expect(copied.slice(2, 4).map(({ rowId }) => rowId)).toEqual(['new', 'new']);
  expect(copied[3]?.cells).toEqual({ sample_id: 'S2', quality: 20 });
  const almostFull = rowsOf(...Array.from({ length: MAX_SHEET_ROWS - 1 }, () => ({})));
  expect(applyEdit(almostFull, edit, { columns, newId }).rows).toHaveLength(MAX_SHEET_ROWS);
});

test('a paste parses each text by its column and adds the rows past the end', () => {
  const edit: SheetEdit = {
    type: 'cells',
    cells: [
      { row: 0, column: 'quality', text: '30' },
      { row: 2, column: 'sample_id', text: ' 007 ' },
      { row: 2, column: 'quality', text: 'high' },
      { row: 2, column: 'unknown', text: 'x' },
    ],
  };
  const rows = rowsOf({ sample_id: 'S1' });
  expect(cellsOf(applyEdit(rows, edit, { columns, newId }).rows)).toEqual([
    { sample_id: 'S1', quality: 30 },
    {},
    { sample_id: '007', quality: 'high' },
  ]);
});

test('empty text takes the common value again; an edit without effect keeps the row', () => {
  const rows = rowsOf({ quality: 30 }, { quality: 20 });
  const cells = [
    { row: 0, column: 'quality', text: '' },
    { row: 1, column: 'quality', text: '20' },
  ];
  const { rows: after } = applyEdit(rows, { type: 'cells', cells }, { columns, newId });
  expect(after[0]?.cells).toEqual({});
  expect(after[1]).toBe(rows[1]);
});

test('rows are inserted and removed by index', () => {
  const rows = rowsOf({ note: 'a' }, { note: 'b' }, { note: 'c' });
  const inserted = applyEdit(rows, { type: 'insert', at: 1, count: 2 }, { columns, newId });
  expect(cellsOf(inserted.rows)).toEqual([{ note: 'a' }, {}, {}, { note: 'b' }, { note: 'c' }]);
  const removed = applyEdit(rows, { type: 'remove', rows: [0, 2, 9] }, { columns, newId });
  expect(cellsOf(removed.rows)).toEqual([{ note: 'b' }]);
});

test('rows beyond the maximum of the service are counted, not taken', () => {
  const cells = [MAX_SHEET_ROWS - 1, MAX_SHEET_ROWS, MAX_SHEET_ROWS + 1].map((row) => ({
    row,
    column: 'note',
    text: 'x',
  }));
  const pasted = applyEdit([], { type: 'cells', cells }, { columns, newId });
  expect([pasted.rows.length, pasted.dropped]).toEqual([MAX_SHEET_ROWS, 2]);
  expect(addSamples(pasted.rows, [{ note: 'y' }], newId)).toEqual({ rows: pasted.rows, dropped: 1 });
  const inserted = applyEdit(pasted.rows, { type: 'insert', at: 0, count: 1 }, { columns, newId });
  expect(inserted.rows).toHaveLength(MAX_SHEET_ROWS);
});

test('added samples replace the blank rows at the end', () => {
  const rows = rowsOf({ note: 'a' }, {}, { note: 'b' }, {}, { note: '' });
  expect(cellsOf(addSamples(rows, [{ note: 'c' }], newId).rows)).toEqual([
    { note: 'a' },
    {},
    { note: 'b' },
    { note: 'c' },
  ]);
});

test('a bulk edit sets all cells of a column, the empty ones, or those of some rows', () => {
  const rows = rowsOf({ sample_id: 'a', note: 'x' }, { sample_id: 'b' }, {});
  const notes = (which: Parameters<typeof setColumn>[3], value: string | undefined = 'y') =>
    setColumn(rows, 'note', value, which).map(({ cells }) => cells['note']);
  expect(notes('all')).toEqual(['y', 'y', undefined]);
  expect(notes('empty')).toEqual(['x', 'y', undefined]);
  expect(notes([2])).toEqual(['x', undefined, 'y']);
  expect(setColumn(rows, 'note', undefined, 'all')[0]?.cells).toEqual({ sample_id: 'a' });
});

test('fill-down copies the own value of the first row', () => {
  const rows = rowsOf({ note: 'x' }, { note: 'y' }, {}, {});
  expect(fillDown(rows, 'note', 0, 2).map(({ cells }) => cells['note'])).toEqual(['x', 'x', 'x', undefined]);
});

const edit: fc.Arbitrary<SheetEdit> = fc.oneof(
  fc.record({
    type: fc.constant('cells' as const),
    cells: fc.array(
      fc.record({
        row: fc.nat(8),
        column: fc.constantFrom('sample_id', 'quality', 'note'),
        text: fc.constantFrom('', '1', 'x'),
      }),
    ),
  }),
  fc.record({ type: fc.constant('insert' as const), at: fc.nat(8), count: fc.nat(3) }),
  fc.record({ type: fc.constant('remove' as const), rows: fc.array(fc.nat(8)) }),
);

test('undo returns through all states of the sheet, and redo forward again', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
      let rows = rowsOf({ note: 'a' });
      let history = EMPTY_HISTORY;
      const states = [rows];
      for (const next of edits) {
        const after = applyEdit(rows, next, { columns, newId }).rows;
        const recorded = recordEdit(history, rows, after);
        if (recorded !== history) states.push(after);
        [history, rows] = [recorded, after];
      }
      const seen = [rows];
      for (let step = undoEdit(history, rows); step; step = undoEdit(history, rows)) {
        ({ rows, history } = step);
        seen.unshift(rows);
      }
      expect(seen.map(cellsOf)).toEqual(states.map(cellsOf));
      for (let step = redoEdit(history, rows); step; step = redoEdit(history, rows))
        ({ rows, history } = step);
      expect(cellsOf(rows)).toEqual(cellsOf(states.at(-1) ?? []));
    }),
  );
});

test('the history has a limit; a new edit ends what can be redone', () => {
  let history = EMPTY_HISTORY;
  for (let count = 0; count < MAX_UNDO_STEPS + 5; count += 1) {
    history = recordEdit(history, rowsOf({ note: `${count}` }), []);
  }
  expect(history.past).toHaveLength(MAX_UNDO_STEPS);
  const undone = undoEdit(history, []);
  expect(undone && recordEdit(undone.history, undone.rows, []).future).toEqual([]);
});

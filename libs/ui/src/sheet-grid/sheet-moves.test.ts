import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveInSheet, stepInRange, stepInSheet, type SheetSize } from './sheet-moves';

/** Filled cells are x; the last row is the blank one. */
const SHEET = ['xx.x', 'x..x', '....', 'x.xx', '....'];
const SIZE: SheetSize = { rows: 5, filledRows: 4, columns: 4, page: 2 };
const isFilled = ({ row, column }: { row: number; column: number }) => SHEET[row]?.[column] === 'x';

const cell = (text: string) => {
  const [row = 0, column = 0] = text.split(',').map(Number);
  return { row, column };
};
const move = (key: string, from: string) => {
  const [, ctrl, name = ''] = /^(Ctrl\+)?(.*)$/u.exec(key) ?? [];
  const to = moveInSheet({ key: name, ctrl: ctrl !== undefined }, cell(from), SIZE, isFilled);
  return to && `${to.row},${to.column}`;
};

test.each([
  ['ArrowDown', '3,1', '4,1'],
  ['ArrowDown', '4,1', '4,1'],
  ['ArrowUp', '0,1', '-1,1'],
  ['ArrowRight', '1,3', '1,3'],
  ['Home', '1,2', '1,0'],
  ['End', '1,2', '1,3'],
  ['End', '4,2', '4,3'],
  ['PageDown', '0,2', '2,2'],
  ['PageUp', '3,2', '1,2'],
  ['Ctrl+Home', '3,2', '0,0'],
  ['Ctrl+End', '0,0', '3,3'],
  ['Ctrl+ArrowDown', '0,0', '1,0'],
  ['Ctrl+ArrowDown', '1,0', '3,0'],
  ['Ctrl+ArrowDown', '0,1', '3,1'],
  ['Ctrl+ArrowDown', '3,0', '3,0'],
  ['Ctrl+ArrowUp', '4,2', '3,2'],
  ['Ctrl+ArrowUp', '3,2', '0,2'],
  ['Ctrl+ArrowRight', '0,0', '0,1'],
  ['Ctrl+ArrowRight', '0,1', '0,3'],
  ['Ctrl+ArrowLeft', '2,3', '2,0'],
  ['x', '0,0', null],
] as const)('%s from %s leads to %s', (key, from, to) => {
  expect(move(key, from)).toBe(to);
});

test('an empty sheet has the blank row only', () => {
  const size = { rows: 1, filledRows: 0, columns: 2, page: 1 };
  const none = () => false;
  expect(moveInSheet({ key: 'End', ctrl: true }, { row: 0, column: 0 }, size, none)).toEqual({
    row: 0,
    column: 1,
  });
  expect(moveInSheet({ key: 'ArrowDown', ctrl: true }, { row: 0, column: 0 }, size, none)).toEqual({
    row: 0,
    column: 0,
  });
});

test.each([
  ['across', false, '0,3', null, '1,0'],
  ['across', true, '1,0', null, '0,3'],
  ['across', false, '4,3', null, null],
  ['across', true, '0,0', null, null],
  ['down', false, '1,2', null, '2,2'],
  ['down', false, '1,2', 0, '2,0'],
  ['down', true, '0,2', null, '0,2'],
  ['down', false, '4,2', 0, '4,2'],
] as const)(
  'a step %s (back: %s) from %s with the Tab column %s leads to %s',
  (axis, back, from, tab, to) => {
    const next = stepInSheet({ axis, back }, cell(from), SIZE, tab);
    expect(next && `${next.row},${next.column}`).toBe(to);
  },
);

test('steps inside a range visit each cell once and come back', () => {
  const edge = fc.integer({ min: 0, max: 4 });
  fc.assert(
    fc.property(
      edge,
      edge,
      edge,
      edge,
      fc.constantFrom('across', 'down'),
      (top, left, height, width, axis) => {
        const range = { top, left, bottom: top + height, right: left + width };
        const start = { row: top, column: left };
        const seen = new Set<string>();
        let at = start;
        for (let step = 0; step < (height + 1) * (width + 1); step += 1) {
          seen.add(`${at.row},${at.column}`);
          const next = stepInRange({ axis, back: false }, at, range);
          expect(stepInRange({ axis, back: true }, next, range)).toEqual(at);
          at = next;
        }
        expect(seen.size).toBe((height + 1) * (width + 1));
        expect(at).toEqual(start);
      },
    ),
    { numRuns: 300 },
  );
});

test('a move from any cell stays in the sheet, and Ctrl+arrow repeated ends at an edge', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
  const filled = fc.array(fc.boolean(), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(filled, fc.nat(4), fc.nat(3), fc.constantFrom(...keys), (marks, row, column, key) => {
      const isMarked = (at: { row: number; column: number }) =>
        at.row < 4 && marks[at.row * 4 + at.column] === true;
      let at = { row, column };
      for (let step = 0; step < 5; step += 1) {
        at = moveInSheet({ key, ctrl: true }, at, SIZE, isMarked) ?? at;
        expect(at.row >= 0 && at.row < 5 && at.column >= 0 && at.column < 4).toBe(true);
      }
      expect(moveInSheet({ key, ctrl: true }, at, SIZE, isMarked)).toEqual(at);
    }),
    { numRuns: 500 },
  );
});

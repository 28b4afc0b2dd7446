import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveInGrid, type GridCell } from './grid-moves';

const SIZE = { rows: 100_000, columns: 6, page: 12 };
const at = (row: number, column: number): GridCell => ({ row, column });

test.each([
  ['ArrowDown', at(3, 2), at(4, 2)],
  ['ArrowDown', at(99_999, 2), at(99_999, 2)],
  ['ArrowUp', at(3, 2), at(2, 2)],
  ['ArrowUp', at(0, 2), at(-1, 2)],
  ['ArrowUp', at(-1, 2), at(-1, 2)],
  ['ArrowLeft', at(3, 2), at(3, 1)],
  ['ArrowLeft', at(3, 0), at(3, 0)],
  ['ArrowRight', at(3, 2), at(3, 3)],
  ['ArrowRight', at(3, 5), at(3, 5)],
  ['Home', at(3, 2), at(3, 0)],
  ['End', at(-1, 2), at(-1, 5)],
  ['PageDown', at(-1, 2), at(11, 2)],
  ['PageDown', at(99_990, 2), at(99_999, 2)],
  ['PageUp', at(30, 2), at(18, 2)],
  ['PageUp', at(5, 2), at(0, 2)],
  ['PageUp', at(-1, 2), at(-1, 2)],
])('%s goes from %j to %j', (key, from, to) => {
  expect(moveInGrid({ key, ctrl: false, rtl: false }, from, SIZE)).toEqual(to);
});

test.each([
  ['Home', at(0, 0)],
  ['End', at(99_999, 5)],
  ['ArrowDown', null],
  ['a', null],
])('with Ctrl, %s goes to %j', (key, to) => {
  expect(moveInGrid({ key, ctrl: true, rtl: false }, at(7, 3), SIZE)).toEqual(to);
});

test.each(['a', 'Enter', ' ', 'Tab', 'Escape'])('%j moves nothing', (key) => {
  expect(moveInGrid({ key, ctrl: false, rtl: false }, at(7, 3), SIZE)).toBeNull();
});

test('right to left, arrow keys follow their direction', () => {
  expect(moveInGrid({ key: 'ArrowLeft', ctrl: false, rtl: true }, at(7, 3), SIZE)).toEqual(at(7, 4));
  expect(moveInGrid({ key: 'ArrowRight', ctrl: false, rtl: true }, at(7, 3), SIZE)).toEqual(at(7, 2));
});

test('no key leaves the grid, even without rows', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
  fc.assert(
    fc.property(
      fc.record({
        rows: fc.nat(50),
        columns: fc.integer({ min: 1, max: 9 }),
        page: fc.integer({ min: 1, max: 20 }),
      }),
      fc.array(fc.record({ key: fc.constantFrom(...keys), ctrl: fc.boolean(), rtl: fc.boolean() })),
      (size, presses) => {
        const end = presses.reduce((cell, press) => moveInGrid(press, cell, size) ?? cell, at(-1, 0));
        expect(end.row).toBeGreaterThanOrEqual(-1);
        expect(end.row).toBeLessThan(Math.max(size.rows, 0));
        expect(end.column).toBeGreaterThanOrEqual(0);
        expect(end.column).toBeLessThan(size.columns);
      },
    ),
  );
});

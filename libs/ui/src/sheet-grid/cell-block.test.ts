import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropped, fillCells, fillRange, pasteRange, tile } from './cell-block';
import { rangeSize, type CellRange } from './cell-range';

const at = (top: number, left: number, bottom = top, right = left): CellRange => ({
  top,
  left,
  bottom,
  right,
});
/** Texts of a range, row by row. */
function textsOf(cells: ReturnType<typeof tile>): string {
  const rows = [...new Set(cells.map(({ row }) => row))];
  return rows
    .map((row) =>
      cells
        .filter((cell) => cell.row === row)
        .map(({ text }) => text)
        .join(''),
    )
    .join(' ');
}

const AB = [
  ['a', 'b'],
  ['c', 'd'],
];

test.each([
  ['one cell into a range fills it', [['x']], at(1, 1, 3, 2), at(1, 1, 3, 2), 0, 0],
  ['a block into one cell takes its own size', AB, at(2, 1), at(2, 1, 3, 2), 0, 0],
  ['a block into a range of a multiple is repeated', AB, at(0, 0, 3, 1), at(0, 0, 3, 1), 0, 0],
  ['a block into another range takes its own size', AB, at(0, 0, 2, 0), at(0, 0, 1, 1), 0, 0],
  ['a block beyond the last row is cut', [['a'], ['b'], ['c']], at(5, 0), at(5, 0), 2, 0],
  ['a block beyond the last column is cut', AB, at(0, 4), at(0, 4, 1, 4), 0, 1],
  ['a row of cells into whole rows is not repeated', [['a', 'b', 'c']], at(0, 0, 1, 4), at(0, 0, 0, 2), 0, 0],
] as const)('%s', (_, block, selected, range, droppedRows, droppedColumns) => {
  const size = { rows: 6, columns: 5 };
  expect(pasteRange(block, selected, size)).toEqual({ range, droppedRows, droppedColumns });
});

test('a block is repeated from its first cell', () => {
  expect(textsOf(tile(AB, at(0, 0, 3, 2)))).toBe('aba cdc aba cdc');
  expect(textsOf(tile(cropped(AB, at(0, 0, 1, 0)), at(0, 0, 1, 0)))).toBe('a c');
});

test.each([
  ['below', { row: 5, column: 1 }, at(3, 0, 5, 1)],
  ['above', { row: 0, column: 0 }, at(0, 0, 0, 1)],
  ['to the right', { row: 2, column: 4 }, at(1, 2, 2, 4)],
  ['inside', { row: 1, column: 1 }, null],
  ['in the direction that is farthest', { row: 4, column: 3 }, at(3, 0, 4, 1)],
] as const)('a fill handle dragged %s', (_, cell, range) => {
  expect(fillRange(at(1, 0, 2, 1), cell)).toEqual(range);
});

test('a pattern continues without a break in every direction', () => {
  const source = at(4, 4, 5, 5);
  expect(textsOf(fillCells(AB, source, at(6, 4, 8, 5)))).toBe('ab cd ab');
  expect(textsOf(fillCells(AB, source, at(1, 4, 3, 5)))).toBe('cd ab cd');
  expect(textsOf(fillCells(AB, source, at(4, 6, 5, 8)))).toBe('aba cdc');
  expect(textsOf(fillCells(AB, source, at(4, 1, 5, 3)))).toBe('bab dcd');
});

test('a paste covers its range once, and only inside the columns', () => {
  const size = fc.integer({ min: 1, max: 5 });
  fc.assert(
    fc.property(
      fc.tuple(size, size),
      fc.tuple(size, size),
      size,
      ([rows, columns], [height, width], left) => {
        const block = Array.from({ length: height }, (_, row) =>
          Array.from({ length: width }, (__, column) => `${row}/${column}`),
        );
        const total = 8;
        const selected = { top: 2, left, bottom: 1 + rows, right: Math.min(total - 1, left + columns - 1) };
        const { range, droppedRows, droppedColumns } = pasteRange(block, selected, {
          rows: total,
          columns: total,
        });
        const cells = tile(droppedRows + droppedColumns > 0 ? cropped(block, range) : block, range);
        const pasted = rangeSize(range);
        expect(cells).toHaveLength(pasted.rows * pasted.columns);
        expect(new Set(cells.map((cell) => `${cell.row},${cell.column}`)).size).toBe(cells.length);
        expect(Math.max(range.right, range.bottom)).toBeLessThan(total);
        expect(pasted.rows + droppedRows).toBeGreaterThanOrEqual(height);
        for (const { row, column, text } of cells) {
          expect(text).toBe(`${(row - range.top) % height}/${(column - range.left) % width}`);
        }
        expect(pasted.columns + droppedColumns).toBeGreaterThanOrEqual(width);
      },
    ),
    { numRuns: 200 },
  );
});

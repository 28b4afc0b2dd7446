import { rangeSize, type CellRange } from './cell-range';
import { type CellBlock } from './clipboard-text';

/** New text of a cell, by column index. */
export interface CellText {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** Cells of a range with the texts of a block, repeated as often as needed: copies only, no series. */
export function tile(block: CellBlock, range: CellRange): readonly CellText[] {
  const { rows, columns } = rangeSize(range);
  const cells: CellText[] = [];
  for (let row = 0; row < rows; row += 1) {
    const texts = block[row % block.length] ?? [];
    for (let column = 0; column < columns; column += 1) {
      cells.push({
        row: range.top + row,
        column: range.left + column,
        text: texts[column % texts.length] ?? '',
      });
    }
  }
  return cells;
}

/**
 * Range that a paste fills: the selected range where the block fits a whole number of times, else the size of the block
 * from the first selected cell. Cells beyond `size` are dropped; its rows include those that can be added.
 */
export function pasteRange(
  block: CellBlock,
  selected: CellRange,
  size: { readonly rows: number; readonly columns: number },
): { readonly range: CellRange; readonly droppedRows: number; readonly droppedColumns: number } {
  const [height, width] = [block.length, block[0]?.length ?? 0];
  const { rows, columns } = rangeSize(selected);
  const fits = rows % height === 0 && columns % width === 0;
  const bottom = fits ? selected.bottom : selected.top + height - 1;
  const right = fits ? selected.right : selected.left + width - 1;
  return {
    range: {
      ...selected,
      bottom: Math.min(bottom, size.rows - 1),
      right: Math.min(right, size.columns - 1),
    },
    droppedRows: Math.max(0, bottom - size.rows + 1),
    droppedColumns: Math.max(0, right - size.columns + 1),
  };
}

/** Block for a range that is smaller than the block, such as a paste beyond the last column. */
export function cropped(block: CellBlock, range: CellRange): CellBlock {
  const { rows, columns } = rangeSize(range);
  return block.slice(0, rows).map((row) => row.slice(0, columns));
}

/**
 * Range of cells to fill when a fill handle is dragged from a range to a cell: below, above, right or left of the
 * range, in the direction that is farthest; null inside the range.
 */
export function fillRange(source: CellRange, to: { row: number; column: number }): CellRange | null {
  const down = to.row - source.bottom;
  const up = source.top - to.row;
  const right = to.column - source.right;
  const left = source.left - to.column;
  const farthest = Math.max(down, up, right, left);
  if (farthest <= 0) {
    return null;
  }
  switch (farthest) {
    case down:
      return { ...source, top: source.bottom + 1, bottom: to.row };
    case up:
      return { ...source, top: to.row, bottom: source.top - 1 };
    case right:
      return { ...source, left: source.right + 1, right: to.column };
    default:
      return { ...source, left: to.column, right: source.left - 1 };
  }
}

/**
 * Texts of a source range for a target beside it. Upwards and leftwards the copies end at the source, so that a
 * repeated pattern continues without a break.
 */
export function fillCells(block: CellBlock, source: CellRange, target: CellRange): readonly CellText[] {
  const { rows, columns } = rangeSize(source);
  const turned = (length: number, by: number) =>
    Array.from({ length }, (_, at) => (((at + by) % length) + length) % length);
  const rowOrder = turned(rows, target.top - source.top);
  const columnOrder = turned(columns, target.left - source.left);
  return tile(
    rowOrder.map((row) => columnOrder.map((column) => block[row]?.[column] ?? '')),
    target,
  );
}

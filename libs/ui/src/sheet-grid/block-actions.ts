import { cropped, fillCells, pasteRange, tile } from './cell-block';
import { rangeSize, rowsIn, type CellRange } from './cell-range';
import { parseClipboard, writeClipboard } from './clipboard-text';
import { type SheetModel } from './sheet-model';

/** Changed range and the message about it. */
export interface BlockResult {
  readonly range: CellRange;
  readonly message: string;
}

/** Clipboard text of a range, and the message about it; null in the blank row. */
export function copyRange(model: SheetModel, range: CellRange): { text: string; message: string } | null {
  const block = model.textsIn(range);
  const size = { rows: block.length, columns: rangeSize(range).columns };
  return block.length === 0 ? null : { text: writeClipboard(block), message: model.labels.copied(size) };
}

/** Empties the cells of a range; returns the number of cells that had a text. */
export function clearRange(model: SheetModel, range: CellRange): number {
  const cells = rowsIn(range, model.count).flatMap((row) =>
    Array.from({ length: range.right - range.left + 1 }, (_, at) => ({
      row,
      column: range.left + at,
      text: '',
    })),
  );
  const filled = cells.filter((cell) => model.textAt(cell) !== '');
  model.setTexts(filled);
  return filled.length;
}

/** Pastes clipboard text into a range; null without any cell. */
export function pasteText(model: SheetModel, selected: CellRange, text: string): BlockResult | null {
  const block = parseClipboard(text);
  if (block.length === 0) {
    return null;
  }
  const { range, droppedRows, droppedColumns } = pasteRange(block, selected, {
    rows: model.count + model.freeRows,
    columns: model.columns.length,
  });
  const isCropped = droppedRows > 0 || droppedColumns > 0;
  const newRows = Math.max(0, range.bottom + 1 - Math.max(range.top, model.count));
  model.setTexts(tile(isCropped ? cropped(block, range) : block, range));
  const message = model.labels.pasted({ ...rangeSize(range), newRows, droppedRows, droppedColumns });
  return { range, message };
}

/** Copies the first row of a range to its other rows; of a single row, the row above it. Null in the first row. */
export function fillDown(model: SheetModel, range: CellRange): BlockResult | null {
  const isOneRow = range.top === range.bottom;
  const source = isOneRow ? { ...range, top: range.top - 1 } : range;
  const target = { ...range, top: source.top + 1 };
  return source.top < 0 ? null : fillTarget(model, { ...source, bottom: source.top }, target);
}

/** Copies a range to a target beside it. */
export function fillTarget(model: SheetModel, source: CellRange, target: CellRange): BlockResult | null {
  const block = model.textsIn(source);
  if (block.length === 0) {
    return null;
  }
  const filledSource = { ...source, bottom: source.top + block.length - 1 };
  const cells = fillCells(block, filledSource, target);
  model.setTexts(cells);
  const range = {
    top: Math.min(source.top, target.top),
    left: Math.min(source.left, target.left),
    bottom: Math.max(source.bottom, target.bottom),
    right: Math.max(source.right, target.right),
  };
  return { range, message: model.labels.filled(cells.length) };
}

/** Sets one text in all cells of a range. */
export function fillText(model: SheetModel, range: CellRange, text: string): BlockResult {
  const cells = tile([[text]], range);
  model.setTexts(cells);
  return { range, message: model.labels.filled(cells.length) };
}

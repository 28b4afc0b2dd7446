import { rowsIn, type CellRange } from './cell-range';
import { type SheetModel } from './sheet-model';

/** Range to select after a change of rows, and the message about it. */
interface RowsResult {
  readonly range: CellRange;
  readonly message: string;
}

/** Action on the rows of a range. */
export type RowAction = 'insertAbove' | 'insertBelow' | 'duplicate' | 'remove';

/** Inserts, duplicates or removes as many rows as the range has and the sheet takes; null for none, as in the blank row. */
export function changeRows(model: SheetModel, range: CellRange, action: RowAction): RowsResult | null {
  const chosen = rowsIn(range, model.count);
  const rows = action === 'remove' ? chosen : chosen.slice(0, model.freeRows);
  const count = rows.length;
  const last = range.top + chosen.length - 1;
  if (count === 0) {
    return null;
  }
  const { labels } = model;
  const after = { ...range, top: last + 1, bottom: last + count };
  switch (action) {
    case 'insertAbove':
      model.edit({ type: 'insert', at: range.top, count });
      return { range: { ...range, bottom: range.top + count - 1 }, message: labels.inserted(count) };
    case 'insertBelow':
      model.edit({ type: 'insert', at: last + 1, count });
      return { range: after, message: labels.inserted(count) };
    case 'duplicate':
      model.edit({ type: 'duplicate', rows });
      return { range: after, message: labels.duplicated(count) };
    case 'remove':
      model.edit({ type: 'remove', rows });
      return { range: { ...range, bottom: range.top }, message: labels.removed(count) };
  }
}

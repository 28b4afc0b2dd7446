import { useRef, useState, type RefObject } from 'react';
import { type GridHeights } from '../data-grid/data-grid-types';
import { type GridCell } from '../data-grid/grid-moves';
import { isSingle, rangeSize, type CellRange } from './cell-range';
import { type SheetModel } from './sheet-model';
import { stepInRange, stepInSheet, type SheetStep } from './sheet-moves';
import {
  clampSelection,
  selectedRange,
  singleCell,
  wholeRange,
  type SheetSelection,
} from './sheet-selection';
import { useSheetFocus } from './use-sheet-focus';
import { useSheetMessage } from './use-sheet-message';

export interface SheetSelectionInput {
  model: SheetModel;
  scroller: RefObject<HTMLDivElement | null>;
  heights: GridHeights;
  frozenWidth: number;
}

/** Selection of a sheet with the focus and the message that follow it. */
export function useSheetSelection({ model, scroller, heights, frozenWidth }: SheetSelectionInput) {
  const { count, freeRows, columns, labels } = model;
  const size = { rows: count + (freeRows > 0 ? 1 : 0), filledRows: count, columns: columns.length };
  const [stored, setStored] = useState<SheetSelection>(() => singleCell({ row: 0, column: 0 }));
  const selection = clampSelection(stored, size);
  const range = selectedRange(selection);
  const { message, report } = useSheetMessage();
  const tabColumn = useRef<number | null>(null);
  const focus = useSheetFocus({ scroller, heights, frozenWidth, active: selection.active });

  const select = (next: SheetSelection, reveal: GridCell | null, text: string | null = null) => {
    tabColumn.current = null;
    setStored(next);
    focus.request(reveal);
    report(text);
  };
  return {
    size,
    selection,
    range,
    message,
    report,
    focus,
    /** Selects a range with one active cell in it; announces the size of a range of several cells. */
    select: (wanted: SheetSelection, reveal: GridCell | null) => {
      // A drag may end below the last row.
      const next = clampSelection(wanted, size);
      const chosen = selectedRange(next);
      select(next, reveal, chosen && !isSingle(chosen) ? labels.selected(rangeSize(chosen)) : null);
    },
    /** Shows the result of an action: its range is selected and its message announced. */
    showResult: (result: { readonly range: CellRange; readonly message: string } | null) => {
      if (result) {
        const next = wholeRange(result.range);
        select(next, next.active, result.message);
      }
    },
    /** Moves by Tab or Enter in a sheet with `newRows` more rows; returns false where Tab leaves the sheet. */
    move: (step: SheetStep, newRows: number): boolean => {
      if (range && !isSingle(range)) {
        const active = stepInRange(step, selection.active, range);
        setStored({ ...selection, active });
        focus.request(active);
        return true;
      }
      const grown = { ...size, rows: size.rows + newRows, page: 1 };
      const next = stepInSheet(step, selection.active, grown, tabColumn.current);
      if (next) {
        const start = step.axis === 'across' ? (tabColumn.current ?? selection.active.column) : null;
        select(singleCell(next), next);
        tabColumn.current = start;
      }
      return next !== null;
    },
  };
}

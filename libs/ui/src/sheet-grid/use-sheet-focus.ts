import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { cellAt } from '../data-grid/cell-controls';
import { type GridHeights } from '../data-grid/data-grid-types';
import { type GridCell } from '../data-grid/grid-moves';
import { revealAcross, revealRow } from '../data-grid/view-moves';
import { ROW_HEAD_WIDTH } from './sheet-sizes';

interface SheetFocusInput {
  scroller: RefObject<HTMLDivElement | null>;
  heights: GridHeights;
  /** Width of the columns that stay visible, in pixels. */
  frozenWidth: number;
  active: GridCell;
}

/** Element of a cell that takes the focus: its input, or a head cell itself. */
function focusTarget(cell: HTMLElement | null): HTMLElement | null {
  return cell?.querySelector<HTMLElement>('[data-cell-input]') ?? cell;
}

/**
 * Focus of a sheet. The active cell has an input that keeps the focus also while nothing is edited: only there can an
 * input method start to compose, and do browsers fire clipboard events.
 */
export function useSheetFocus({ scroller, heights, frozenWidth, active }: SheetFocusInput) {
  const requested = useRef<{ readonly reveal: GridCell | null } | null>(null);
  const hasFocus = useRef(false);
  // After each render, since a request may precede the rows that it is about.
  useLayoutEffect(() => {
    const grid = scroller.current;
    // Removing the focused input of a removed row moves the focus to the page without an event.
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (!grid || !(requested.current || isLost)) {
      return;
    }
    const reveal = requested.current?.reveal;
    requested.current = null;
    if (reveal) {
      revealRow(grid, reveal.row, heights);
    }
    focusTarget(cellAt(grid, active))?.focus({ preventScroll: true });
    if (reveal) {
      // Any rendered row shows where the column is.
      const isFrozen = frozenWidth > ROW_HEAD_WIDTH && reveal.column === 0;
      revealAcross(grid, isFrozen ? null : cellAt(grid, { ...reveal, row: -1 }), frozenWidth);
    }
  });
  return {
    /** Moves the focus to the active cell of the next render, and scrolls to a cell if one is given. */
    request: (reveal: GridCell | null) => {
      requested.current = { reveal };
    },
    onFocus: () => {
      hasFocus.current = true;
    },
    /** Returns whether the focus left the sheet. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean => {
      const isLeaving = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
      // A browser tab that goes to the background takes the focus along and gives it back.
      hasFocus.current = !isLeaving || !document.hasFocus();
      return isLeaving;
    },
  };
}

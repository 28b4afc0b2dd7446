import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { cellAround, cellAt, positionOf, untabControls } from './cell-controls';
import { clampCell, type GridCell, type GridSize } from './grid-moves';

/** Roving tab index of the grid: the tab stop, and focus of any cell, including one that is not rendered yet. */
export function useGridFocus(
  scroller: RefObject<HTMLDivElement | null>,
  stop: GridCell,
  setStop: (cellPosition: GridCell) => void,
) {
  const [requested, setRequested] = useState<GridCell | null>(null);
  const focused = useRef<GridCell | null>(null);
  useLayoutEffect(() => {
    const grid = scroller.current;
    if (grid && requested && focused.current !== requested) {
      focused.current = requested;
      const cell = cellAt(grid, requested);
      cell?.focus({ preventScroll: true });
      revealAcross(grid, cell);
    }
  }, [scroller, requested]);
  useLayoutEffect(() => watchControls(scroller.current), [scroller]);
  return {
    focusCell: (cellPosition: GridCell) => {
      setStop(cellPosition);
      setRequested({ ...cellPosition });
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const cell = cellAround(event.target);
      if (cell && event.currentTarget.contains(cell)) {
        const cellPosition = positionOf(cell);
        if (cellPosition.row !== stop.row || cellPosition.column !== stop.column) {
          setStop(cellPosition);
        }
      }
    },
  };
}

/** Tab stop, clamped when the grid shrinks; initially the first data row. */
export function useStop(size: Omit<GridSize, 'page'>) {
  const [stop, setStop] = useState<GridCell>({ row: 0, column: 0 });
  return [clampCell(stop, { ...size, page: 1 }), setStop] as const;
}

function watchControls(grid: HTMLElement | null): (() => void) | undefined {
  if (!grid) {
    return undefined;
  }
  untabControls(grid);
  const observer = new MutationObserver((changes) => {
    // Only new nodes: checking every cell at each scroll step would be slow.
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element) {
        untabControls(node);
      }
    }
  });
  observer.observe(grid, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Scrolls horizontally until a cell is visible; of a cell wider than the viewport, the start of its text. */
function revealAcross(grid: HTMLElement, cell: HTMLElement | null): void {
  const rect = cell?.closest('[aria-colindex]')?.getBoundingClientRect();
  if (!rect) {
    return;
  }
  const box = grid.getBoundingClientRect();
  const [left, right] = [rect.left - box.left, rect.right - box.left - grid.clientWidth];
  if (getComputedStyle(grid).direction === 'rtl') {
    grid.scrollLeft += right > 0 ? right : Math.max(right, Math.min(left, 0));
  } else {
    grid.scrollLeft += left < 0 ? left : Math.min(left, Math.max(right, 0));
  }
}

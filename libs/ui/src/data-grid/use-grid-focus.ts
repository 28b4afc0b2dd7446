import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { cellAround, cellAt, positionOf, untabControls } from './cell-controls';
import { clampCell, type GridCell, type GridSize } from './grid-moves';
import { revealAcross } from './view-moves';

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

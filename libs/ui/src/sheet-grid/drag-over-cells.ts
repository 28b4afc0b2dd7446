import { type GridHeights } from '../data-grid/data-grid-types';
import { type GridCell } from '../data-grid/grid-moves';
import { cellAtPoint, overshoot, type Point } from './cell-at-point';

interface DragOverCells {
  grid: HTMLElement;
  heights: GridHeights;
  frozenWidth: number;
  /** Called with the cell under the pointer, when it is another one. */
  onMove: (cell: GridCell) => void;
  /** Called once at the end; not after a cancelled drag. */
  onEnd?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
}

/** Scroll distance per frame for each pixel beyond the edge. */
const SCROLL_SHARE = 0.25;

/** Follows a pressed pointer over the cells until it is released. Beyond an edge the grid scrolls. */
export function dragOverCells({ grid, heights, frozenWidth, onMove, onEnd, onCancel }: DragOverCells): void {
  let point: Point | null = null;
  let last: GridCell | null = null;
  let frame = 0;
  const follow = () => {
    if (!point) {
      return;
    }
    const cell = cellAtPoint(grid, point, heights);
    if (cell.row !== last?.row || cell.column !== last.column) {
      last = cell;
      onMove(cell);
    }
  };
  const scroll = () => {
    const { x, y } = point
      ? overshoot(grid, point, { top: heights.head, left: frozenWidth })
      : { x: 0, y: 0 };
    if (x !== 0 || y !== 0) {
      grid.scrollBy(x * SCROLL_SHARE, y * SCROLL_SHARE);
      follow();
    }
    frame = requestAnimationFrame(scroll);
  };
  const stop = new AbortController();
  const finish = (call: (() => void) | undefined) => () => {
    cancelAnimationFrame(frame);
    stop.abort();
    call?.();
  };
  const options = { signal: stop.signal };
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      point = { x: clientX, y: clientY };
      follow();
    },
    options,
  );
  window.addEventListener('pointerup', finish(onEnd), options);
  window.addEventListener('pointercancel', finish(onCancel), options);
  frame = requestAnimationFrame(scroll);
}

import { type GridCell } from './grid-moves';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex]';

/** Cell around an element: it carries its column index and takes keyboard focus. */
export function cellAround(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>('[data-column-index]') : null;
}

/** Position of a cell, from its column index and the ARIA index of its row. */
export function positionOf(cell: HTMLElement): GridCell {
  const row = cell.closest('[aria-rowindex]')?.getAttribute('aria-rowindex');
  return { row: Number(row ?? 1) - 2, column: Number(cell.dataset['columnIndex']) };
}

/** Cell at a position, if it is rendered. */
export function cellAt(grid: HTMLElement, { row, column }: GridCell): HTMLElement | null {
  return grid.querySelector<HTMLElement>(`[aria-rowindex="${row + 2}"] [data-column-index="${column}"]`);
}

/** Focusable controls in a cell, in order. */
export function controlsIn(cell: HTMLElement): readonly HTMLElement[] {
  return Array.from(cell.querySelectorAll<HTMLElement>(CONTROLS)).filter(
    (control) => !control.matches(':disabled'),
  );
}

/** Removes the controls in cells from the tab order: a grid has one tab stop, and Enter moves into a cell. */
export function untabControls(root: Element): void {
  untab(root);
  for (const control of root.querySelectorAll(CONTROLS)) {
    untab(control);
  }
}

function untab(control: Element): void {
  if (
    control instanceof HTMLElement &&
    control.tabIndex >= 0 &&
    control.dataset['columnIndex'] === undefined
  ) {
    control.tabIndex = -1;
  }
}

/** Widest content of a column's rendered cells in pixels; 0 without any. */
export function contentWidth(grid: HTMLElement, column: number): number {
  const range = grid.ownerDocument.createRange();
  let widest = 0;
  const cell = `[data-column-index="${column}"]`;
  for (const content of grid.querySelectorAll(`${cell}[data-content], ${cell} [data-content]`)) {
    // A range measures the full text, also where an ellipsis truncates it.
    range.selectNodeContents(content);
    widest = Math.max(widest, range.getBoundingClientRect().width);
  }
  return widest;
}

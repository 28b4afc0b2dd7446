import { type GridCell } from './grid-moves';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex]';

/** The cell around an element: what carries its place and takes the focus of the arrow keys. */
export function cellAround(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>('[data-column-index]') : null;
}

/** The place of a cell. It carries its column, and its row how far that is from the head. */
export function positionOf(cell: HTMLElement): GridCell {
  const row = cell.closest('[aria-rowindex]')?.getAttribute('aria-rowindex');
  return { row: Number(row ?? 1) - 2, column: Number(cell.dataset['columnIndex']) };
}

/** The cell at a place, if it is drawn. */
export function cellAt(grid: HTMLElement, { row, column }: GridCell): HTMLElement | null {
  return grid.querySelector<HTMLElement>(`[aria-rowindex="${row + 2}"] [data-column-index="${column}"]`);
}

/** What can be used inside a cell, from the first to the last. */
export function controlsIn(cell: HTMLElement): readonly HTMLElement[] {
  return Array.from(cell.querySelectorAll<HTMLElement>(CONTROLS)).filter(
    (control) => !control.matches(':disabled'),
  );
}

/** Takes what is inside cells out of the order of the Tab key: a grid is one stop, Enter goes into a cell. */
export function quietControls(part: Element): void {
  quiet(part);
  for (const control of part.querySelectorAll(CONTROLS)) {
    quiet(control);
  }
}

function quiet(control: Element): void {
  if (
    control instanceof HTMLElement &&
    control.tabIndex >= 0 &&
    control.dataset['columnIndex'] === undefined
  ) {
    control.tabIndex = -1;
  }
}

/** How wide the contents of a column's drawn cells are at most, in pixels; 0 without any. */
export function contentWidth(grid: HTMLElement, column: number): number {
  const range = grid.ownerDocument.createRange();
  let widest = 0;
  const cell = `[data-column-index="${column}"]`;
  for (const content of grid.querySelectorAll(`${cell}[data-content], ${cell} [data-content]`)) {
    // The range knows how long a text is, also where it is cut by an ellipsis.
    range.selectNodeContents(content);
    widest = Math.max(widest, range.getBoundingClientRect().width);
  }
  return widest;
}

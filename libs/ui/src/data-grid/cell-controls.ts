import { type GridPlace } from './grid-moves';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex]';

/** The cell around an element: what carries its place and takes the focus of the arrow keys. */
export function cellAround(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>('[data-place]') : null;
}

/** The place that a cell carries. */
export function placeOf(cell: HTMLElement): GridPlace {
  const [row = 0, column = 0] = (cell.dataset['place'] ?? '').split(':').map(Number);
  return { row, column };
}

export function placeName(row: number, column: number): string {
  return `${row}:${column}`;
}

/** What can be used inside a cell, from the first to the last. */
export function controlsIn(cell: HTMLElement): readonly HTMLElement[] {
  return Array.from(cell.querySelectorAll<HTMLElement>(CONTROLS)).filter(
    (control) => !control.matches(':disabled'),
  );
}

/** Takes what is inside cells out of the order of the Tab key: a grid is one stop, Enter goes into a cell. */
export function quietControls(grid: HTMLElement): void {
  for (const control of grid.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control.tabIndex >= 0 && control.dataset['place'] === undefined) {
      control.tabIndex = -1;
    }
  }
}

/** How wide the contents of a column's drawn cells are at most, in pixels; 0 without any. */
export function contentWidth(grid: HTMLElement, column: number): number {
  const range = grid.ownerDocument.createRange();
  let widest = 0;
  for (const content of grid.querySelectorAll(`[data-place$=":${column}"] [data-content]`)) {
    // The range knows how long a text is, also where it is cut by an ellipsis.
    range.selectNodeContents(content);
    widest = Math.max(widest, range.getBoundingClientRect().width);
  }
  return widest;
}

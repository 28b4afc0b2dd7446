import { fireEvent, within } from 'storybook/test';

/** Cell of a sheet in a story, by row number from 1 and column number from 1. */
export function cellOf(canvasElement: HTMLElement, row: number, column: number): HTMLElement {
  const cell = canvasElement.querySelector<HTMLElement>(
    `[role=row][aria-rowindex="${row + 1}"] [role=gridcell][aria-colindex="${column + 1}"]`,
  );
  if (!cell) {
    throw new Error(`The cell ${column} of row ${row} is not rendered.`);
  }
  return cell;
}

/** Accessible name of the focused element. */
export function focusedName(): string {
  return document.activeElement?.getAttribute('aria-label') ?? '';
}

/** Focused input of the active cell. */
export function focusedInput(): HTMLInputElement | HTMLTextAreaElement {
  const element = document.activeElement;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    return element;
  }
  throw new Error('No cell has the focus.');
}

/** Texts of the first rows, with | between cells. */
export function rowTexts(canvasElement: HTMLElement, count: number): string[] {
  const rows = within(canvasElement)
    .getAllByRole('row')
    .slice(1, count + 1);
  return rows.map((row) =>
    within(row)
      .getAllByRole('gridcell')
      .map((cell) => (cell.querySelector('[data-content], .sr-only') ?? cell).textContent)
      .join('|'),
  );
}

/** Number of selected cells that are rendered. */
export function selectedCount(canvasElement: HTMLElement): number {
  return canvasElement.querySelectorAll('[role=gridcell][aria-selected=true]').length;
}

/** Fires a clipboard event with a text at the focused cell, as Ctrl+V does; returns its text. */
export async function fireClipboard(type: 'copy' | 'cut' | 'paste', text = ''): Promise<string> {
  const clipboardData = new DataTransfer();
  if (text !== '') {
    clipboardData.setData('text/plain', text);
  }
  await fireEvent(
    focusedInput(),
    new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }),
  );
  return clipboardData.getData('text/plain');
}

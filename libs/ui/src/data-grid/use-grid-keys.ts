import { type KeyboardEvent } from 'react';
import { cellAround, controlsIn, positionOf } from './cell-controls';
import { moveInGrid, type GridCell, type GridSize } from './grid-moves';

interface GridKeysInput {
  /** Asked for only once a key is pressed: how much fits in sight is measured. */
  size: () => GridSize;
  /** Brings the focus to a cell, wherever it is. */
  focusCell: (target: GridCell) => void;
  /** Undefined where rows cannot be chosen. */
  toggle: ((row: number, range: boolean) => void) | undefined;
  chooseAll: (() => void) | undefined;
}

/**
 * The keys of the grid pattern of the ARIA practices. On a cell: arrows, Home, End, Page Up and Down move; Space chooses
 * the row (with Shift, all from the last one on); Enter and F2 go to what is in the cell, or sort by a head. Inside a
 * cell, the keys belong to what has the focus; Tab goes on within it, Escape back out.
 */
export function useGridKeys({ size, focusCell, toggle, chooseAll }: GridKeysInput) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    const cell = cellAround(target);
    // What a cell has opened elsewhere on the page also tells its keys, as React sees them, to the grid.
    if (event.defaultPrevented || !cell || !currentTarget.contains(cell)) {
      return;
    }
    const handled =
      target === cell ? onCell(event, cell, { size, focusCell, toggle, chooseAll }) : onControl(event, cell);
    if (handled) {
      event.preventDefault();
    }
  };
}

function onCell(event: KeyboardEvent<HTMLElement>, cell: HTMLElement, grid: GridKeysInput): boolean {
  const at = positionOf(cell);
  const ctrl = event.ctrlKey || event.metaKey;
  if (event.altKey) {
    return false;
  }
  switch (event.key) {
    case ' ':
      return onSpace(event, cell, grid);
    case 'Enter':
      return at.row < 0 ? pressHead(cell, grid) : enter(cell) || pressBox(event, cell, grid);
    case 'F2':
      return enter(cell);
    case 'a':
      return ctrl && call(grid.chooseAll);
    default:
      return onMove(event, at, grid);
  }
}

function onMove(
  event: KeyboardEvent<HTMLElement>,
  at: GridCell,
  { size, focusCell }: GridKeysInput,
): boolean {
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const target = event.shiftKey
    ? null
    : moveInGrid({ key: event.key, ctrl: event.ctrlKey || event.metaKey, rtl }, at, size());
  if (!target) {
    return false;
  }
  focusCell(target);
  return true;
}

function onSpace(event: KeyboardEvent<HTMLElement>, cell: HTMLElement, grid: GridKeysInput): boolean {
  const { row } = positionOf(cell);
  if (row < 0) {
    return pressHead(cell, grid);
  }
  return call(grid.toggle && (() => grid.toggle?.(row, event.shiftKey)));
}

/** The head's own action: all rows for the box, else the order. Where it has none, Enter goes to the handle. */
function pressHead(cell: HTMLElement, { toggle }: GridKeysInput): boolean {
  if (cell.role === 'checkbox') {
    return call(toggle && (() => toggle(-1, false)));
  }
  const button = cell.querySelector('button');
  button?.click();
  return button !== null || enter(cell);
}

function pressBox(event: KeyboardEvent<HTMLElement>, cell: HTMLElement, grid: GridKeysInput): boolean {
  return cell.role === 'checkbox' && onSpace(event, cell, grid);
}

function enter(cell: HTMLElement): boolean {
  const control = controlsIn(cell)[0];
  control?.focus();
  return control !== undefined;
}

function call(action: (() => void) | undefined): boolean {
  action?.();
  return action !== undefined;
}

/** Tab after the last control, or before the first, is the browser's: it leaves the grid, or goes back to the cell. */
function onControl(event: KeyboardEvent<HTMLElement>, cell: HTMLElement): boolean {
  if (event.key === 'Escape' || event.key === 'F2') {
    cell.focus();
    return true;
  }
  if (event.key !== 'Tab') {
    return false;
  }
  const controls = controlsIn(cell);
  const at = controls.findIndex((control) => control === event.target);
  const next = controls[at + (event.shiftKey ? -1 : 1)];
  next?.focus();
  return next !== undefined;
}

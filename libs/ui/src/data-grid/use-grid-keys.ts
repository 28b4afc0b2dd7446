import { type KeyboardEvent } from 'react';
import { cellAround, controlsIn, positionOf } from './cell-controls';
import { moveInGrid, type GridCell, type GridSize } from './grid-moves';

interface GridKeysInput {
  /** Called on key press only, since it measures the viewport. */
  size: () => GridSize;
  /** Moves the focus to a cell, rendered or not. */
  focusCell: (target: GridCell) => void;
  /** Undefined where rows cannot be selected. */
  toggle: ((row: number, range: boolean) => void) | undefined;
  chooseAll: (() => void) | undefined;
}

/**
 * Keyboard handler of the grid (ARIA grid pattern). On a cell, arrows, Home, End, Page Up and Page Down move; Space
 * selects the row (with Shift, a range); Enter and F2 move into the cell, or sort by a head. Inside a cell the focused
 * control handles keys; Tab moves on, Escape returns to the cell.
 */
export function useGridKeys({ size, focusCell, toggle, chooseAll }: GridKeysInput) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    const cell = cellAround(target);
    // React events of portals bubble here too: ignore keys from content rendered elsewhere.
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

/**
 * Action of a head: selects all rows for the checkbox, else sorts. Without an action, Enter moves to the resize handle.
 */
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

/** Tab moves within the controls of a cell. After the last or before the first one, the browser handles it. */
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

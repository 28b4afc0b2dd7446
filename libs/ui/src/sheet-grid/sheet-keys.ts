import { type KeyboardEvent } from 'react';
import { cellAround, controlsIn, positionOf } from '../data-grid/cell-controls';
import { type GridCell } from '../data-grid/grid-moves';
import { clearRange, fillDown } from './block-actions';
import { isComposing, isCtrl } from './key-event';
import { moveInSheet } from './sheet-moves';
import { type Sheet } from './use-sheet';

/** Actions of keys outside of the sheet's own state. */
export interface SheetKeyActions {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Opens the choices or the editor of the active cell. */
  readonly open: () => void;
  readonly openRowMenu: () => void;
  /** Returns whether the next Tab leaves the sheet. */
  readonly isLeaving: () => boolean;
  readonly setLeaving: (isLeaving: boolean) => void;
}

type KeyHandler = (event: KeyboardEvent<HTMLElement>) => boolean;

/** Keyboard handler of a sheet, as in a spreadsheet. Keys of an input method that composes text are left to it. */
export function sheetKeys(sheet: Sheet, actions: SheetKeyActions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellAround(event.target);
    if (isComposing(event) || !cell || !event.currentTarget.contains(cell)) {
      return;
    }
    // The list of a choice cell closes at Escape before this handler.
    if (event.defaultPrevented && !(sheet.editing && event.key === 'Escape')) {
      return;
    }
    if (handlerFor(sheet, actions, cell)(event)) {
      event.preventDefault();
    }
  };
}

function handlerFor(sheet: Sheet, actions: SheetKeyActions, cell: HTMLElement): KeyHandler {
  if (sheet.editing) {
    return (event) => onEditingKey(event, sheet);
  }
  return positionOf(cell).row < 0
    ? (event) => onHeadKey(event, sheet, cell)
    : (event) => onCellKey(event, sheet, actions);
}

function onEditingKey(event: KeyboardEvent<HTMLElement>, sheet: Sheet): boolean {
  switch (event.key) {
    case 'Enter':
      if (isCtrl(event)) {
        sheet.commitToRange();
      } else {
        sheet.step({ axis: 'down', back: event.shiftKey });
      }
      return true;
    case 'Tab':
      sheet.step({ axis: 'across', back: event.shiftKey });
      return true;
    case 'Escape':
      sheet.cancel();
      sheet.focus.request(null);
      return true;
    case 'F2':
      sheet.switchMode();
      return true;
    default:
      return sheet.editing?.mode === 'typing' && !event.altKey && move(event, sheet);
  }
}

function onHeadKey(event: KeyboardEvent<HTMLElement>, sheet: Sheet, cell: HTMLElement): boolean {
  if (event.target !== cell) {
    return event.key === 'Escape' && focus(cell);
  }
  if (event.key === 'Enter' || event.key === 'F2') {
    return focus(controlsIn(cell)[0]);
  }
  if (event.key === ' ') {
    selectColumns(sheet);
    return true;
  }
  return !event.shiftKey && move(event, sheet);
}

function focus(element: HTMLElement | undefined): boolean {
  element?.focus();
  return element !== undefined;
}

function onCellKey(event: KeyboardEvent<HTMLElement>, sheet: Sheet, actions: SheetKeyActions): boolean {
  if (event.key === 'Tab') {
    return !actions.isLeaving() && sheet.step({ axis: 'across', back: event.shiftKey });
  }
  if (event.key === 'Shift') {
    return false;
  }
  actions.setLeaving(event.key === 'Escape');
  return isCtrl(event) ? onCtrlKey(event, sheet, actions) : onPlainKey(event, sheet, actions);
}

function onPlainKey(event: KeyboardEvent<HTMLElement>, sheet: Sheet, actions: SheetKeyActions): boolean {
  switch (event.key) {
    case 'Enter':
      return sheet.step({ axis: 'down', back: event.shiftKey });
    case 'F2':
      sheet.begin();
      return true;
    case 'F10':
      return event.shiftKey && call(actions.openRowMenu);
    case 'Delete':
    case 'Backspace':
      return clear(sheet);
    case ' ':
      return event.shiftKey ? call(() => selectRows(sheet)) : toggle(sheet);
    case 'ArrowDown':
      return event.altKey ? call(actions.open) : move(event, sheet);
    default:
      return !event.altKey && move(event, sheet);
  }
}

function onCtrlKey(event: KeyboardEvent<HTMLElement>, sheet: Sheet, actions: SheetKeyActions): boolean {
  switch (event.key.toLowerCase()) {
    case 'a':
      return call(() => selectAll(sheet));
    case 'd':
      return fill(sheet);
    case 'z':
      return call(event.shiftKey ? actions.redo : actions.undo);
    case 'y':
      return call(actions.redo);
    case 'backspace':
    case 'delete':
      return clear(sheet);
    case ' ':
      return call(() => selectColumns(sheet));
    case 'enter':
      return true;
    default:
      return move(event, sheet);
  }
}

function call(action: () => void): true {
  action();
  return true;
}

/** Arrow, Home, End and Page keys; with Shift they extend the range. */
function move(event: KeyboardEvent<HTMLElement>, sheet: Sheet): boolean {
  const { active, extent } = sheet.selection;
  const from = event.shiftKey ? extent : active;
  const isFilled = (cell: GridCell) => sheet.model.textAt(cell) !== '';
  const target = moveInSheet({ key: event.key, ctrl: isCtrl(event) }, from, sheet.measuredSize(), isFilled);
  if (target && event.shiftKey) {
    sheet.extendTo(target);
  } else if (target) {
    sheet.selectCell(target);
  }
  return target !== null;
}

function clear({ range, model, report }: Sheet): boolean {
  if (range && model.canEdit) {
    report(model.labels.cleared(clearRange(model, range)));
  }
  return true;
}

function fill({ range, model, report }: Sheet): boolean {
  const result = range && model.canEdit ? fillDown(model, range) : null;
  if (result) {
    report(result.message);
  }
  return true;
}

/** Space in a boolean cell. */
function toggle({ selection, model }: Sheet): boolean {
  const column = model.columns[selection.active.column];
  if (column?.kind !== 'boolean') {
    return false;
  }
  const text = model.textAt(selection.active) === 'true' ? 'false' : 'true';
  model.setTexts([{ ...selection.active, text }]);
  return true;
}

function selectAll(sheet: Sheet): void {
  const { count, columns } = sheet.model;
  sheet.selectWhole({ top: 0, left: 0, bottom: Math.max(0, count - 1), right: columns.length - 1 });
}

function selectRows(sheet: Sheet): void {
  if (sheet.range) {
    sheet.selectWhole({ ...sheet.range, left: 0, right: sheet.model.columns.length - 1 });
  }
}

function selectColumns(sheet: Sheet): void {
  const { active } = sheet.selection;
  const { left, right } = sheet.range ?? { left: active.column, right: active.column };
  sheet.selectWhole({ top: 0, left, bottom: Math.max(0, sheet.model.count - 1), right });
}

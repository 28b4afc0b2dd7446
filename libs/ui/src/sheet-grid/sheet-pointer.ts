import { type MouseEvent, type PointerEvent } from 'react';
import { cellAround, positionOf } from '../data-grid/cell-controls';
import { type GridHeights } from '../data-grid/data-grid-types';
import { type GridCell } from '../data-grid/grid-moves';
import { fillTarget } from './block-actions';
import { fillRange } from './cell-block';
import { type CellRange } from './cell-range';
import { dragOverCells } from './drag-over-cells';
import { type Sheet } from './use-sheet';

interface SheetPointerInput {
  heights: GridHeights;
  frozenWidth: number;
  /** Shows the cells that a drag of the fill handle will fill. */
  setFillTarget: (target: CellRange | null) => void;
  openRowMenu: () => void;
}

/** Part of the sheet under a pointer. */
type SheetTarget =
  | { readonly kind: 'cell'; readonly cell: GridCell }
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'all' }
  | { readonly kind: 'fill' };

function closest(target: EventTarget, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function targetOf({ target, currentTarget }: MouseEvent<HTMLElement>): SheetTarget | null {
  const isInside = target instanceof Node && currentTarget.contains(target);
  if (!isInside || closest(target, '[data-cell-control], [data-toggle], [role=separator]')) {
    return null;
  }
  if (closest(target, '[data-fill-handle]')) {
    return { kind: 'fill' };
  }
  if (closest(target, '[data-select-all]')) {
    return { kind: 'all' };
  }
  const rowHead = closest(target, '[data-row-head]');
  if (rowHead) {
    return { kind: 'row', row: Number(rowHead.dataset['rowHead']) };
  }
  const cell = cellAround(target);
  if (!cell) {
    return null;
  }
  const at = positionOf(cell);
  return at.row < 0 ? { kind: 'column', column: at.column } : { kind: 'cell', cell: at };
}

function isEditedInput({ target }: MouseEvent, sheet: Sheet): boolean {
  return sheet.editing !== null && closest(target, '[data-cell-input]') !== null;
}

/** Selects the target of a press; with Shift, from the anchor. */
function press(sheet: Sheet, target: SheetTarget, isExtending: boolean): void {
  const { count, columns } = sheet.model;
  const { anchor } = sheet.selection;
  const last = { row: Math.max(0, count - 1), column: columns.length - 1 };
  switch (target.kind) {
    case 'cell':
      return isExtending ? sheet.extendTo(target.cell) : sheet.selectCell(target.cell);
    case 'row':
      return selectLines(sheet, {
        from: { row: isExtending ? Math.max(0, anchor.row) : target.row, column: 0 },
        to: { row: target.row, column: last.column },
      });
    case 'column':
      return selectLines(sheet, {
        from: { row: 0, column: isExtending ? anchor.column : target.column },
        to: { row: last.row, column: target.column },
      });
    case 'all':
      return selectLines(sheet, { from: { row: 0, column: 0 }, to: last });
    case 'fill':
      return undefined;
  }
}

function selectLines(sheet: Sheet, { from, to }: { from: GridCell; to: GridCell }): void {
  sheet.commit();
  sheet.selectBetween(from, to, null);
}

/** Pointer handlers of a sheet: press, drag, double click, tap and the menu of a row. */
export function sheetPointer(sheet: Sheet, input: SheetPointerInput) {
  const { heights, frozenWidth, openRowMenu } = input;
  const drag = (grid: HTMLElement, onMove: (cell: GridCell) => void) =>
    dragOverCells({ grid, heights, frozenWidth, onMove });
  const startDrag = (grid: HTMLElement, target: SheetTarget) => {
    const lastColumn = sheet.model.columns.length - 1;
    if (target.kind === 'cell') {
      drag(grid, (cell) => sheet.selectBetween(target.cell, cell));
    } else if (target.kind === 'row') {
      drag(grid, ({ row }) =>
        sheet.selectBetween({ row: target.row, column: 0 }, { row, column: lastColumn }, null),
      );
    } else if (target.kind === 'fill') {
      startFill(grid, sheet, input);
    }
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const target = targetOf(event);
      const isFill = target?.kind === 'fill';
      const isTap = event.pointerType === 'touch' && !isFill;
      if (!target || event.button !== 0 || isTap || isEditedInput(event, sheet)) {
        return;
      }
      press(sheet, target, event.shiftKey);
      if (!event.shiftKey) {
        startDrag(event.currentTarget, target);
      }
    },
    // A press keeps the focus in the input of the active cell.
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      const isControl = closest(event.target, '[data-row-menu], [role=gridcell] [data-cell-control]');
      if ((isControl || targetOf(event)) && !isEditedInput(event, sheet)) {
        event.preventDefault();
      }
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const target = targetOf(event);
      const { nativeEvent } = event;
      const isTap = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch';
      if (!target || !isTap || isEditedInput(event, sheet)) {
        return;
      }
      const { active } = sheet.selection;
      const isSecondTap =
        target.kind === 'cell' && target.cell.row === active.row && target.cell.column === active.column;
      if (isSecondTap && sheet.hasFocus()) {
        sheet.begin();
      } else {
        press(sheet, target, false);
      }
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      const target = targetOf(event);
      if (target?.kind === 'cell' && !sheet.editing) {
        sheet.begin();
      } else if (target?.kind === 'fill' && sheet.range) {
        const { range, model } = sheet;
        const below = { ...range, top: range.bottom + 1, bottom: model.count - 1 };
        sheet.showResult(below.top <= below.bottom ? fillTarget(model, range, below) : null);
      }
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      const target = targetOf(event);
      if (!target || !sheet.model.canEdit || isEditedInput(event, sheet)) {
        return;
      }
      event.preventDefault();
      if (!isInRange(sheet.range, target)) {
        press(sheet, target, false);
      }
      openRowMenu();
    },
  };
}

function isInRange(range: CellRange | null, target: SheetTarget): boolean {
  if (!range || (target.kind !== 'cell' && target.kind !== 'row')) {
    return false;
  }
  const row = target.kind === 'row' ? target.row : target.cell.row;
  const isInColumns =
    target.kind === 'row' || (target.cell.column >= range.left && target.cell.column <= range.right);
  return isInColumns && row >= range.top && row <= range.bottom;
}

function startFill(grid: HTMLElement, sheet: Sheet, input: SheetPointerInput): void {
  const { heights, frozenWidth, setFillTarget } = input;
  const { range, model } = sheet;
  let target: CellRange | null = null;
  if (!range) {
    return;
  }
  const clear = () => setFillTarget(null);
  dragOverCells({
    grid,
    heights,
    frozenWidth,
    onMove: (cell) => {
      target = fillRange(range, { ...cell, row: Math.min(cell.row, model.count - 1) });
      setFillTarget(target);
    },
    onEnd: () => {
      clear();
      sheet.showResult(target && fillTarget(model, range, target));
    },
    onCancel: clear,
  });
}

import { type GridCell } from '../data-grid/grid-moves';
import { pageOf } from '../data-grid/view-moves';
import { fillText } from './block-actions';
import { type CellRange } from './cell-range';
import { completedText } from './choice-state';
import { type SheetSize, type SheetStep } from './sheet-moves';
import { extended, singleCell, wholeRange } from './sheet-selection';
import { useCellEditing } from './use-cell-editing';
import { useSheetSelection, type SheetSelectionInput } from './use-sheet-selection';

/** State of a sheet with its actions, for its handlers of keys, pointers and the clipboard. */
export type Sheet = ReturnType<typeof useSheet>;

/** State of a sheet: selection, edited cell, focus and message. */
export function useSheet(input: SheetSelectionInput) {
  const { model, scroller, heights } = input;
  const chosen = useSheetSelection(input);
  const editor = useCellEditing();
  const { selection, range, size, focus, report } = chosen;
  const commit = () => {
    const last = editor.end();
    if (last?.isChanged) {
      const text = completedText(model.columns[last.cell.column], last);
      model.setTexts(text === model.textAt(last.cell) ? [] : [{ ...last.cell, text }]);
    }
    return last;
  };
  return {
    model,
    selection,
    range,
    report,
    focus,
    message: chosen.message,
    showResult: chosen.showResult,
    editing: editor.editing,
    switchMode: editor.switchMode,
    /** Size with the page of the viewport, measured now. */
    measuredSize: (): SheetSize => ({ ...size, page: pageOf(scroller.current, heights) }),
    hasFocus: () => scroller.current?.contains(document.activeElement) === true,
    /** Commits the edited cell, if any, and selects another. */
    selectCell: (cell: GridCell) => {
      commit();
      chosen.select(singleCell(cell), cell);
    },
    extendTo: (cell: GridCell) => {
      commit();
      chosen.select(extended(selection, cell), cell);
    },
    /** Selects from one cell to another, as a drag does. */
    selectBetween: (anchor: GridCell, extent: GridCell, reveal: GridCell | null = extent) =>
      chosen.select({ active: anchor, anchor, extent }, reveal),
    /** Selects whole rows or columns, without scrolling to their end. */
    selectWhole: (whole: CellRange) => {
      commit();
      chosen.select(wholeRange(whole), null);
    },
    /** Tab and Enter: commits and moves; returns false where Tab leaves the sheet. */
    step: (step: SheetStep): boolean => {
      const isNewRow = commit()?.isChanged === true && selection.active.row === model.count;
      return chosen.move(step, isNewRow ? 1 : 0);
    },
    begin: () => {
      if (model.canEdit && selection.active.row >= 0) {
        editor.begin(selection.active, model.textAt(selection.active));
        focus.request(selection.active);
      }
    },
    type: (text: string) => editor.type(selection.active, text),
    commit,
    cancel: editor.end,
    /** Ctrl+Enter: sets the typed text in all cells of the range. */
    commitToRange: () => {
      const last = editor.end();
      if (last && range) {
        const text = completedText(model.columns[last.cell.column], last);
        report(fillText(model, range, text).message);
        focus.request(null);
      }
    },
  };
}

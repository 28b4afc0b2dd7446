import { useState, type ReactNode, type RefObject } from 'react';
import { type GridCell } from '../data-grid/grid-moves';
import { changeRows } from './row-actions';
import { RowMenu } from './row-menu';
import { type Sheet } from './use-sheet';

/** Actions that open editors and menus at the active cell. */
export interface SheetOverlays {
  /** Opens the editor of a custom cell; edits any other cell, which opens its choices. */
  readonly open: () => void;
  readonly openRowMenu: () => void;
  readonly content: ReactNode;
}

/** Row menu and the caller's editor of a custom cell, which open at the active cell. */
export function useSheetOverlays(scroller: RefObject<HTMLElement | null>, sheet: Sheet): SheetOverlays {
  const [menuAnchor, setMenuAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<GridCell | null>(null);
  const { model, range, selection } = sheet;
  const close = () => {
    setMenuAnchor(null);
    setOpened(null);
    sheet.focus.request(null);
  };
  const menu =
    menuAnchor && range && range.top < model.count ? (
      <RowMenu
        model={model}
        range={range}
        anchor={menuAnchor}
        onAction={(action) => sheet.showResult(changeRows(model, range, action))}
        onClose={close}
      />
    ) : null;
  return {
    open: () => {
      const { active } = selection;
      if (model.columns[active.column]?.editor && model.canEdit && active.row >= 0) {
        setOpened(active);
      } else {
        sheet.begin();
      }
    },
    openRowMenu: () => {
      if (model.canEdit) {
        // After the selection of this event is rendered.
        requestAnimationFrame(() => setMenuAnchor(activeCell(scroller.current)));
      }
    },
    content: menu ?? (opened && editorOf(sheet, opened, close)),
  };
}

function editorOf({ model }: Sheet, cell: GridCell, close: () => void): ReactNode {
  const column = model.columns[cell.column];
  return column?.editor?.({
    row: cell.row,
    columnId: column.id,
    text: model.textAt(cell),
    onCommit: (text) => {
      model.setTexts([{ ...cell, text }]);
      close();
    },
    onClose: close,
  });
}

function activeCell(grid: HTMLElement | null): HTMLElement | null {
  return grid?.querySelector<HTMLElement>('[role=gridcell][data-active]') ?? null;
}

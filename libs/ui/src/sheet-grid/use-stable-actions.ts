import { useLayoutEffect, useRef, useState } from 'react';
import { type CellActions } from './cell-actions';
import { type Sheet } from './use-sheet';
import { type SheetOverlays } from './use-sheet-overlays';

/** Actions of the controls in cells, which call those of the last render. */
export function useStableActions(sheet: Sheet, { open, openRowMenu }: SheetOverlays): CellActions {
  const latest = useRef({ sheet, open, openRowMenu });
  useLayoutEffect(() => {
    latest.current = { sheet, open, openRowMenu };
  });
  const [actions] = useState<CellActions>(() => ({
    type: (text) => latest.current.sheet.type(text),
    pick: (text) => {
      latest.current.sheet.type(text);
      latest.current.sheet.step({ axis: 'down', back: false });
    },
    open: () => latest.current.open(),
    toggle: (row, column) => {
      const { model, selectCell } = latest.current.sheet;
      const text = model.textAt({ row, column }) === 'true' ? 'false' : 'true';
      selectCell({ row, column });
      model.setTexts([{ row, column, text }]);
    },
    openRowMenu: () => latest.current.openRowMenu(),
  }));
  return actions;
}

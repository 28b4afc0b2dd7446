import { createContext, useContext } from 'react';

/** Actions of the controls in the active cell. Stable, so that rows do not render for them. */
export interface CellActions {
  /** Sets the text of the edited cell; starts to edit the active one. */
  readonly type: (text: string) => void;
  /** Commits a choice and moves down. */
  readonly pick: (text: string) => void;
  /** Opens the choices or the editor of the active cell. */
  readonly open: () => void;
  /** Sets the text of a boolean cell to the other value. */
  readonly toggle: (row: number, columnIndex: number) => void;
  readonly openRowMenu: () => void;
}

const Actions = createContext<CellActions | null>(null);

export const CellActionsProvider = Actions.Provider;

export function useCellActions(): CellActions {
  const actions = useContext(Actions);
  if (!actions) {
    throw new Error('A cell must be rendered in a SheetGrid.');
  }
  return actions;
}

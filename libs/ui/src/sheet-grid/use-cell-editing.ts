import { useRef, useState } from 'react';
import { type GridCell } from '../data-grid/grid-moves';

/** Editing of one cell. */
export interface CellEditing {
  readonly cell: GridCell;
  /** After typing, arrow keys commit and move; after F2 or a double click they move the caret. */
  readonly mode: 'typing' | 'caret';
  /** Text so far. */
  readonly text: string;
  /** True if the text was changed. */
  readonly isChanged: boolean;
}

/** State of the edited cell. Handlers of one event can read what another one has just set. */
export function useCellEditing() {
  const [editing, setEditing] = useState<CellEditing | null>(null);
  const latest = useRef<CellEditing | null>(null);
  const set = (next: CellEditing | null) => {
    latest.current = next;
    setEditing(next);
  };
  return {
    editing,
    begin: (cell: GridCell, text: string) => set({ cell, mode: 'caret', text, isChanged: false }),
    /** Sets the text; typing on a selected cell starts to edit it. */
    type: (cell: GridCell, text: string) =>
      set({ cell, mode: latest.current?.mode ?? 'typing', text, isChanged: true }),
    switchMode: () => {
      if (latest.current) {
        set({ ...latest.current, mode: latest.current.mode === 'typing' ? 'caret' : 'typing' });
      }
    },
    /** Ends the editing; returns its last state, or null if no cell was edited. */
    end: (): CellEditing | null => {
      const last = latest.current;
      if (last) {
        set(null);
      }
      return last;
    },
  };
}

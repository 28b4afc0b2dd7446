import type { SheetRow } from './sheet-row';

/** Maximum number of edits that can be undone. */
export const MAX_UNDO_STEPS = 200;

/** Undo history of the sheet. The current rows are not part of it: the draft owns them. */
export interface SheetHistory {
  readonly past: readonly (readonly SheetRow[])[];
  readonly future: readonly (readonly SheetRow[])[];
}

/** History without edits. */
export const EMPTY_HISTORY: SheetHistory = { past: [], future: [] };

/** Rows to show after an undo or a redo, and the history then. */
export interface HistoryStep {
  readonly rows: readonly SheetRow[];
  readonly history: SheetHistory;
}

/** History after an edit, from the rows before and after it. It discards the steps that could be redone. */
export function recordEdit(
  history: SheetHistory,
  before: readonly SheetRow[],
  after: readonly SheetRow[],
): SheetHistory {
  const isSame = before.length === after.length && before.every((row, index) => row === after[index]);
  return isSame ? history : { past: [...history.past, before].slice(-MAX_UNDO_STEPS), future: [] };
}

/** Step back; null if there is nothing to undo. */
export function undoEdit({ past, future }: SheetHistory, current: readonly SheetRow[]): HistoryStep | null {
  const rows = past.at(-1);
  return rows ? { rows, history: { past: past.slice(0, -1), future: [current, ...future] } } : null;
}

/** Step forward again; null if there is nothing to redo. */
export function redoEdit({ past, future }: SheetHistory, current: readonly SheetRow[]): HistoryStep | null {
  const [rows, ...rest] = future;
  return rows ? { rows, history: { past: [...past, current], future: rest } } : null;
}

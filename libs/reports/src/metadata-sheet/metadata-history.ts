import type { MetadataTable } from './metadata-table';

/** Maximum number of edits that can be undone. */
const MAX_STEPS = 200;

/** Undo history of a metadata table, with the table that is shown. */
export interface MetadataHistory {
  readonly past: readonly MetadataTable[];
  readonly current: MetadataTable;
  readonly future: readonly MetadataTable[];
}

/** History of a table without edits. */
export function newHistory(current: MetadataTable): MetadataHistory {
  return { past: [], current, future: [] };
}

/** History after an edit, which discards the steps that could be redone; the same one for the same table. */
export function recordTable(history: MetadataHistory, current: MetadataTable): MetadataHistory {
  return current === history.current
    ? history
    : { past: [...history.past, history.current].slice(-MAX_STEPS), current, future: [] };
}

/** Step back; the same history when there is none. */
export function undoTable(history: MetadataHistory): MetadataHistory {
  const current = history.past.at(-1);
  return current
    ? { past: history.past.slice(0, -1), current, future: [history.current, ...history.future] }
    : history;
}

/** Step forward again; the same history when there is none. */
export function redoTable(history: MetadataHistory): MetadataHistory {
  const [current, ...future] = history.future;
  return current ? { past: [...history.past, history.current], current, future } : history;
}

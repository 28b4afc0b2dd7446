import { useMemo, useState } from 'react';
import { type ColumnLayout } from './grid-column';
import { readGridLayout, type GridLayout } from './grid-layout';

/** Storage of the column layout of one list. Loaded values may be outdated or invalid. */
export interface LayoutPort {
  /** Stored value, if any. */
  load: () => unknown;
  /** Called at each change. */
  save: (layout: GridLayout) => void;
}

/** Persistent grid layout: read once at the start, and passed to the port at each change. */
export function useStoredLayout(
  columns: readonly ColumnLayout[],
  port: LayoutPort,
): readonly [GridLayout, (next: GridLayout) => void] {
  const [stored, setStored] = useState(() => port.load());
  const layout = useMemo(() => readGridLayout(stored, columns), [stored, columns]);
  const change = (next: GridLayout) => {
    setStored(next);
    port.save(next);
  };
  return [layout, change];
}

import { useMemo, useState } from 'react';
import { type ColumnLayout } from './grid-column';
import { readGridLayout, type GridLayout } from './grid-layout';

/** Where a host keeps how a person has arranged one list. What it gives back may be old, odd or nothing. */
export interface LayoutPort {
  /** What was kept, if anything. */
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

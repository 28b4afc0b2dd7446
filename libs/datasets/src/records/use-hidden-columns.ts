import { useMemo, useState } from 'react';
import type { FileColumn } from './file-columns';

/** The columns out of sight: those that start so, and what a person changed since. */
export function useHiddenColumns(columns: readonly FileColumn[]) {
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const hidden = useMemo(
    () => new Set(columns.filter(({ id, initially }) => !(choices[id] ?? initially)).map(({ id }) => id)),
    [columns, choices],
  );
  const toggle = (id: string, shown: boolean) => setChoices((before) => ({ ...before, [id]: shown }));
  return { hidden, toggle };
}

import { useCallback, useMemo, useState } from 'react';
import type { DraftStorage } from '../materials/request-draft';
import { useDatasets } from '../ports/datasets-ports';

/**
 * A choice that outlives the page, under a key of the preferences. Storage that is full, shut or holds something odd
 * costs nobody the page: the choice then lives as long as the page does. `read` must be the same between renders.
 */
export function useKept<Value>(
  name: string,
  read: (kept: unknown) => Value,
): readonly [Value, (next: Value) => void] {
  const { drafts } = useDatasets();
  const key = keyOf(name);
  const [text, setText] = useState(() => storedText(drafts, name));
  const value = useMemo(() => read(parsed(text)), [read, text]);
  const change = useCallback(
    (next: Value) => {
      const written = JSON.stringify(next);
      setText(written);
      try {
        drafts.setItem(key, written);
      } catch {
        // It holds until the page is left.
      }
    },
    [drafts, key],
  );
  return [value, change];
}

/** Stored choice of this name, outside React: for what is read before a screen mounts. */
export function readKept<Value>(
  storage: Pick<DraftStorage, 'getItem'>,
  name: string,
  read: (kept: unknown) => Value,
): Value {
  return read(parsed(storedText(storage, name)));
}

function keyOf(name: string): string {
  return `pro__${name}`;
}

function storedText(storage: Pick<DraftStorage, 'getItem'>, name: string): string | null {
  try {
    return storage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

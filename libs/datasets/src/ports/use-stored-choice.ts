import { useCallback, useMemo, useState } from 'react';
import { useDatasets, type ChoiceStorage } from './datasets-ports';

/**
 * Choice that outlives the page, stored under a key of the preferences. Without storage, or with storage that is full or
 * holds something else, the choice lasts as long as the page. `read` must be the same function between renders.
 */
export function useStoredChoice<Value>(
  name: string,
  read: (stored: unknown) => Value,
): readonly [Value, (next: Value) => void] {
  const { choices } = useDatasets();
  const key = keyOf(name);
  const [text, setText] = useState(() => storedText(choices, name));
  const value = useMemo(() => read(parsed(text)), [read, text]);
  const change = useCallback(
    (next: Value) => {
      const written = JSON.stringify(next);
      setText(written);
      try {
        choices.setItem(key, written);
      } catch {
        // The choice lasts until the page is left.
      }
    },
    [choices, key],
  );
  return [value, change];
}

/** Stored choice of this name, outside React: for what is read before a screen mounts. */
export function readStoredChoice<Value>(
  storage: Pick<ChoiceStorage, 'getItem'>,
  name: string,
  read: (stored: unknown) => Value,
): Value {
  return read(parsed(storedText(storage, name)));
}

function keyOf(name: string): string {
  return `pro__${name}`;
}

function storedText(storage: Pick<ChoiceStorage, 'getItem'>, name: string): string | null {
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

import { useCallback, useEffect, useState } from 'react';
import type { LocalDataGroup, LocalDataPort } from './local-data-port';

/** Data in this browser, with a function that reads it again; undefined until it is read. */
export function useLocalData(
  port: LocalDataPort,
): readonly [readonly LocalDataGroup[] | undefined, () => void] {
  const [groups, setGroups] = useState<readonly LocalDataGroup[]>();
  const [reads, setReads] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void port.list().then((found) => isCurrent && setGroups(found));
    return () => {
      isCurrent = false;
    };
  }, [port, reads]);
  return [groups, useCallback(() => setReads((count) => count + 1), [])];
}

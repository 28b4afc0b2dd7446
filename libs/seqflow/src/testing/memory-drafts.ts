import type { DraftStorage } from '@omics-portal/resources';

/** Draft storage of one tab in memory. `others`: versions of other tabs, by id. */
export function memoryDrafts(others: Map<string, string> = new Map()): DraftStorage {
  const own = new Map<string, string>();
  const listeners = new Set<() => void>();
  return {
    getItem: (key) => own.get(key) ?? null,
    setItem: (key, text) => void own.set(key, text),
    removeItem: (key) => void own.delete(key),
    otherVersions: () => [...others].map(([id, value]) => ({ id, value, savedAt: 0 })).reverse(),
    takeVersion: (key, id) => {
      const taken = others.get(id);
      const before = own.get(key);
      others.delete(id);
      if (before !== undefined) {
        others.set(`${id}-before`, before);
      }
      own.set(key, taken ?? '');
    },
    removeVersion: (_key, id) => void others.delete(id),
    addVersion: (_key, value) => void others.set(`added-${others.size}`, value),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

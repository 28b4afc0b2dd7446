import type { CartChange, CartEntry, CartLog } from '../cart-store/cart-log';

/** Logs that live as long as one story or test, shared by tabs as a browser's database is. */
export interface CartLogs {
  /** What one tab opens: it hears what the others write. */
  readonly openTab: () => (collection: string) => CartLog;
  /** What is kept of a collection. */
  readonly entriesOf: (collection: string) => readonly CartEntry[];
  /** From now on nothing more is kept, or is again. */
  readonly refuse: (refusing: boolean) => void;
}

interface Kept {
  entries: readonly CartEntry[];
  newest: number;
  readonly tabs: Set<{ readonly tell: () => void }>;
}

/** A browser's database, in memory; each call takes as long as `pause`, so that tests can mix the order of things. */
export function memoryCartLogs(pause: () => Promise<void> = () => Promise.resolve()): CartLogs {
  const logs = new Map<string, Kept>();
  let refusing = false;
  const logOf = (collection: string): Kept => {
    const log = logs.get(collection) ?? { entries: [], newest: 0, tabs: new Set() };
    logs.set(collection, log);
    return log;
  };
  const keep = (log: Kept, changes: readonly CartChange[]) => {
    if (refusing) throw new DOMException('full', 'QuotaExceededError');
    const first = log.newest + 1;
    const entries = changes.map((change, index) => ({ key: first + index, change: structuredClone(change) }));
    log.entries = [...log.entries, ...entries];
    log.newest += changes.length;
    return { first, last: log.newest };
  };
  const openTab =
    () =>
    (collection: string): CartLog => {
      const log = logOf(collection);
      const own = { tell: () => undefined as void };
      log.tabs.add(own);
      const tellOthers = () => log.tabs.forEach((tab) => (tab === own ? undefined : tab.tell()));
      return {
        readAfter: async (key) => {
          await pause();
          return log.entries.filter((entry) => entry.key > key);
        },
        append: async (changes) => {
          await pause();
          const kept = keep(log, changes);
          tellOthers();
          return kept;
        },
        rewrite: async (last, changes) => {
          await pause();
          if (log.newest !== last) return null;
          log.entries = [];
          const kept = keep(log, changes);
          tellOthers();
          return kept;
        },
        subscribe: (listener) => void (own.tell = listener),
      };
    };
  return {
    openTab,
    entriesOf: (collection) => logOf(collection).entries,
    refuse: (next) => void (refusing = next),
  };
}

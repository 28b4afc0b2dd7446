import type { CartChange, CartEntry, CartLog } from '../cart-store/cart-log';

/** Logs in memory for one story or test, shared by tabs like a browser's database. */
export interface CartLogs {
  /** Opens the logs for one tab, which is notified of the changes of the others. */
  readonly openTab: () => (collection: string, account?: string) => CartLog;
  /** Stored entries of a collection. */
  readonly entriesOf: (collection: string) => readonly CartEntry[];
  /** Sets whether writes are rejected from now on. */
  readonly reject: (rejecting: boolean) => void;
}

interface MemoryLog {
  entries: readonly CartEntry[];
  newest: number;
  readonly tabs: Set<{ readonly notify: () => void }>;
}

/** Creates logs in memory; each call waits for `pause`, so that tests control the order of calls. */
export function memoryCartLogs(pause: () => Promise<void> = () => Promise.resolve()): CartLogs {
  const logs = new Map<string, MemoryLog>();
  let rejecting = false;
  const logOf = (collection: string): MemoryLog => {
    const log = logs.get(collection) ?? { entries: [], newest: 0, tabs: new Set() };
    logs.set(collection, log);
    return log;
  };
  const append = (log: MemoryLog, changes: readonly CartChange[]) => {
    if (rejecting) throw new DOMException('full', 'QuotaExceededError');
    const first = log.newest + 1;
    const entries = changes.map((change, index) => ({ key: first + index, change: structuredClone(change) }));
    log.entries = [...log.entries, ...entries];
    log.newest += changes.length;
    return { first, last: log.newest };
  };
  const openTab =
    () =>
    (collection: string, account = ''): CartLog => {
      const log = logOf(`${collection}${account}`);
      const own = { notify: () => undefined as void };
      log.tabs.add(own);
      const notifyOthers = () => log.tabs.forEach((tab) => (tab === own ? undefined : tab.notify()));
      return {
        readAfter: async (key) => {
          await pause();
          return log.entries.filter((entry) => entry.key > key);
        },
        append: async (changes) => {
          await pause();
          const keys = append(log, changes);
          notifyOthers();
          return keys;
        },
        rewrite: async (last, changes) => {
          await pause();
          if (log.newest !== last) return null;
          log.entries = [];
          const keys = append(log, changes);
          notifyOthers();
          return keys;
        },
        subscribe: (listener) => void (own.notify = listener),
      };
    };
  return {
    openTab,
    entriesOf: (collection) => logOf(collection).entries,
    reject: (next) => void (rejecting = next),
  };
}

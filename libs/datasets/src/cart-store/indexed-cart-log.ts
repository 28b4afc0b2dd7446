import { toCartFile, toRecord } from './cart-file';
import { cartKey, type CartChange, type CartLog, type KeyRange } from './cart-log';

const CHANGES = 'changes';

/** A change as it is kept: files as records, by the names that the back end gives their fields. */
type KeptChange =
  | { readonly kind: 'add'; readonly records: readonly Readonly<Record<string, unknown>>[] }
  | Exclude<CartChange, { readonly kind: 'add' }>;

/**
 * A log in IndexedDB, which has room for a hundred thousand files where `localStorage` has not, one database for each
 * collection under its key. Its methods reject when the browser has no such storage, refuses it, or has no room left.
 */
export function openIndexedCartLog(collection: string): CartLog {
  const name = cartKey(collection);
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  let opened: Promise<IDBDatabase> | null = null;
  const database = () => {
    opened ??= openDatabase(name).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const write = async (changes: readonly CartChange[], last: number | null) => {
    const kept = await writeChanges(await database(), changes, last);
    channel?.postMessage(null);
    return kept;
  };
  return {
    readAfter: async (key) =>
      (await readEntries(await database(), key)).map(([at, kept]) => ({
        key: at,
        change: fromKept(collection, kept),
      })),
    append: async (changes) => {
      const kept = await write(changes, null);
      if (kept === null) throw new Error('Nothing was kept');
      return kept;
    },
    rewrite: (last, changes) => write(changes, last),
    subscribe: (listener) => {
      channel?.addEventListener('message', listener);
      // A page that comes back from the browser's memory heard nothing while it was there.
      window.addEventListener('pageshow', ({ persisted }) => (persisted ? listener() : undefined));
    },
  };
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(CHANGES, { autoIncrement: true });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The cart could not be opened'));
  });
}

function readEntries(
  database: IDBDatabase,
  after: number,
): Promise<readonly (readonly [number, KeptChange])[]> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(CHANGES);
    const store = transaction.objectStore(CHANGES);
    const range = IDBKeyRange.lowerBound(after, true);
    const keys = store.getAllKeys(range);
    const changes = store.getAll(range);
    transaction.oncomplete = () =>
      resolve(
        changes.result.map((change: KeptChange, index) => [Number(keys.result[index]), change] as const),
      );
    transaction.onabort = () => reject(transaction.error ?? new Error('The cart could not be read'));
  });
}

/** Writes one change after another, so that none keeps the page waiting. With `last`, only where that is the newest key. */
function writeChanges(
  database: IDBDatabase,
  changes: readonly CartChange[],
  last: number | null,
): Promise<KeyRange | null> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(CHANGES, 'readwrite');
    const store = transaction.objectStore(CHANGES);
    const keys: number[] = [];
    const next = () => {
      const change = changes[keys.length];
      if (change === undefined) return;
      const request = store.add(toKept(change));
      request.onsuccess = () => {
        keys.push(Number(request.result));
        next();
      };
    };
    if (last === null) {
      next();
    } else {
      const newest = store.openKeyCursor(null, 'prev');
      newest.onsuccess = () => {
        if (Number(newest.result?.key ?? 0) !== last) return;
        store.clear();
        next();
      };
    }
    transaction.oncomplete = () => {
      const [first] = keys;
      resolve(first === undefined ? null : { first, last: first + keys.length - 1 });
    };
    transaction.onabort = () => reject(transaction.error ?? new Error('The cart could not be kept'));
  });
}

function toKept(change: CartChange): KeptChange {
  return change.kind === 'add' ? { kind: 'add', records: change.files.map(toRecord) } : change;
}

function fromKept(collection: string, kept: KeptChange): CartChange {
  return kept.kind === 'add'
    ? { kind: 'add', files: kept.records.flatMap((record) => toCartFile(collection, record) ?? []) }
    : kept;
}

import { toCartFile, toRecord } from './cart-file';
import { cartKey, type CartChange, type CartLog, type KeyRange } from './cart-log';

const CHANGES = 'changes';

/** Stored form of a change: files as records, with the field names of the service. */
type StoredChange =
  | { readonly kind: 'add'; readonly records: readonly Readonly<Record<string, unknown>>[] }
  | Exclude<CartChange, { readonly kind: 'add' }>;

/**
 * Log in IndexedDB, which unlike `localStorage` has room for a hundred thousand files. Each collection has its own
 * database, stored files one for each account. The methods reject if the browser has no IndexedDB, denies access to it, or has no space left.
 */
export function openIndexedCartLog(collection: string, account = ''): CartLog {
  const name = cartKey(`${collection}${account}`);
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
    const keys = await writeChanges(await database(), changes, last);
    channel?.postMessage(null);
    return keys;
  };
  return {
    readAfter: async (after) =>
      (await readEntries(await database(), after)).map(([key, stored]) => ({
        key,
        change: fromStored(collection, stored),
      })),
    append: async (changes) => {
      const keys = await write(changes, null);
      if (keys === null) throw new Error('No change was stored');
      return keys;
    },
    rewrite: (last, changes) => write(changes, last),
    subscribe: (listener) => {
      channel?.addEventListener('message', listener);
      // A page in the back/forward cache receives no messages.
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
): Promise<readonly (readonly [number, StoredChange])[]> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(CHANGES);
    const store = transaction.objectStore(CHANGES);
    const range = IDBKeyRange.lowerBound(after, true);
    const keys = store.getAllKeys(range);
    const changes = store.getAll(range);
    transaction.oncomplete = () =>
      resolve(
        changes.result.map((change: StoredChange, index) => [Number(keys.result[index]), change] as const),
      );
    transaction.onabort = () => reject(transaction.error ?? new Error('The cart could not be read'));
  });
}

/** Writes changes one after another, so that none blocks the page. With `last`, only if that is the newest key. */
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
      const request = store.add(toStored(change));
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
    transaction.onabort = () => reject(transaction.error ?? new Error('The cart could not be stored'));
  });
}

function toStored(change: CartChange): StoredChange {
  return change.kind === 'add' ? { kind: 'add', records: change.files.map(toRecord) } : change;
}

function fromStored(collection: string, stored: StoredChange): CartChange {
  return stored.kind === 'add'
    ? { kind: 'add', files: stored.records.flatMap((record) => toCartFile(collection, record) ?? []) }
    : stored;
}

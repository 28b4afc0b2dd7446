import type { DataFile } from '@omics-portal/api';
import { isCollectionName } from '@omics-portal/resources';
import { cartCollections, rememberCollection } from './cart-collections';
import { readCartFiles, STORED_FILES, toCartFile, type CartFile } from './cart-file';
import { CartHistory, type CartStep } from './cart-history';
import { cartKey, type CartLog } from './cart-log';
import { CollectionCart } from './collection-cart';
import { openIndexedCartLog } from './indexed-cart-log';

/** Key of a file in the cart. */
export type CartKey = Pick<CartFile, 'collection' | 'path'>;

/** Part of `localStorage` that the cart uses. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Cart: files of all collections and stored files that a user has selected, stored in this browser. A change is visible at once, stored
 * asynchronously, and then visible in the other tabs.
 */
export interface Cart {
  /** All files by collection, in the order in which they were added. The same array until a change. */
  readonly files: () => readonly CartFile[];
  /** Files of one collection; the same array until a change. */
  readonly filesOf: (collection: string) => readonly CartFile[];
  /** Adds files, once each; returns the number of new ones. Stored files need an account. */
  readonly add: (files: readonly CartFile[]) => number;
  /** Adds stored files by what is known of them, with origin as `project_name`; returns the number of new ones. */
  readonly addStored: (records: readonly DataFile[]) => number;
  readonly remove: (keys: readonly CartKey[]) => void;
  /** Replaces files by other versions with the same paths. */
  readonly replace: (files: readonly CartFile[]) => void;
  /** Removes all files, and returns them. */
  readonly clear: () => readonly CartFile[];
  /** Removes all files for good, with what the browser has stored of earlier ones; no change can be undone afterwards. */
  readonly erase: () => Promise<void>;
  /** Reverses the last change of this page, and returns it; null if there is none. */
  readonly undo: () => CartStep | null;
  /** Repeats the change that was undone last, and returns it; null if there is none. */
  readonly redo: () => CartStep | null;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /**
   * Sets the account that is signed in; null for none. Stored files are those that this account added. With another account
   * the earlier changes can no longer be undone.
   */
  readonly setAccount: (account: string | null) => void;
  /** True if stored files can be added. */
  readonly hasAccount: () => boolean;
  /** Calls the listener after each change, including those of other tabs. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** True if the browser has stored the last change; otherwise it lasts until the page closes. */
  readonly isStored: () => boolean;
  /** Resolves once all reads and writes so far have succeeded or failed. */
  readonly settled: () => Promise<void>;
}

/** Options of a cart. */
export interface CartOptions {
  readonly brand: string;
  /** Storage of carts in earlier versions, whose files move into the log: `localStorage` in a browser. */
  readonly storage: CartStorage;
  /** Opens the log of a collection, or of the stored files of an account. @default a log in IndexedDB */
  readonly openLog?: (collection: string, account?: string) => CartLog;
}

/** Creates a cart with one log for each collection of the site. */
export function createCart({ brand, storage, openLog = openIndexedCartLog }: CartOptions): Cart {
  const listeners = new Set<() => void>();
  const history = new CartHistory();
  let all: readonly CartFile[] | null = null;
  const publish = () => {
    all = null;
    listeners.forEach((listener) => listener());
  };
  const open = (collection: string, account?: string) =>
    openCollectionCart(collection, { storage, log: openLog(collection, account), publish });
  const known = cartCollections(brand, storage);
  const carts = new Map(known.map((collection) => [collection, open(collection)]));
  /** Cart of a collection, opened at its first use; undefined for an invalid name. */
  const cartOf = (collection: string): CollectionCart | undefined => {
    const cart = carts.get(collection) ?? (isCollectionName(collection) ? open(collection) : undefined);
    if (cart) carts.set(collection, cart);
    return cart;
  };
  const each = () => [...carts.values()];
  let account: string | null = null;
  const setAccount = (next: string | null) => {
    if (next === account) return;
    account = next;
    carts.delete(STORED_FILES);
    if (next !== null) carts.set(STORED_FILES, open(STORED_FILES, next));
    history.clear();
    publish();
  };
  const addFiles = (files: readonly CartFile[]) =>
    [...byCollection(files)].flatMap(([name, own]) => {
      const added = cartOf(name)?.add(own) ?? [];
      if (added.length > 0 && name !== STORED_FILES && !known.includes(name))
        rememberCollection(storage, name);
      return added;
    });
  const removeFiles = (keys: readonly CartKey[]) =>
    [...byCollection(keys)].flatMap(
      ([name, own]) => carts.get(name)?.remove(own.map(({ path }) => path)) ?? [],
    );
  const act = (keys: readonly CartKey[], files: readonly CartFile[]): CartStep => {
    const removed = removeFiles(keys);
    const step = { added: addFiles(files), removed };
    history.add(step);
    publish();
    return step;
  };
  return {
    files: () => (all ??= each().flatMap(({ files }) => files)),
    filesOf: (collection) => cartOf(collection)?.files ?? NO_FILES,
    add: (files) => act([], files).added.length,
    addStored: (records) =>
      act(
        [],
        records.flatMap((record) => toCartFile(STORED_FILES, record) ?? []),
      ).added.length,
    remove: (keys) => void act(keys, []),
    replace: (files) => void act(files, files),
    clear: () =>
      act(
        each().flatMap(({ files }) => files),
        [],
      ).removed,
    erase: async () => {
      history.clear();
      await Promise.all(each().map((cart) => cart.erase()));
    },
    undo: () => retrace(history.back(), (step) => (removeFiles(step.added), addFiles(step.removed)), publish),
    redo: () =>
      retrace(history.forward(), (step) => (removeFiles(step.removed), addFiles(step.added)), publish),
    canUndo: () => history.canUndo,
    canRedo: () => history.canRedo,
    setAccount,
    hasAccount: () => account !== null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isStored: () => each().every(({ isStored }) => isStored),
    settled: async () => void (await Promise.all(each().map(({ settled }) => settled))),
  };
}

const NO_FILES: readonly CartFile[] = [];

interface CollectionCartOptions extends Pick<CartOptions, 'storage'> {
  readonly log: CartLog;
  readonly publish: () => void;
}

/** Opens the cart of a collection, and moves the files of an earlier version from local storage into its log. */
function openCollectionCart(
  collection: string,
  { storage, log, publish }: CollectionCartOptions,
): CollectionCart {
  const key = cartKey(collection);
  const earlier = readCartFiles(collection, attempt(() => storage.getItem(key)) ?? null);
  const cart = new CollectionCart(collection, log, earlier, publish);
  if (earlier.length > 0) {
    void cart.settled.then(() => (cart.isStored ? attempt(() => storage.removeItem(key)) : undefined));
  }
  return cart;
}

/** Result of an operation of the storage; undefined if the browser rejects it. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function retrace(
  step: CartStep | null,
  apply: (step: CartStep) => void,
  publish: () => void,
): CartStep | null {
  if (step) {
    apply(step);
    publish();
  }
  return step;
}

function byCollection<Key extends CartKey>(keys: readonly Key[]): Map<string, Key[]> {
  const groups = new Map<string, Key[]>();
  for (const key of keys) {
    const group = groups.get(key.collection);
    if (group) {
      group.push(key);
    } else {
      groups.set(key.collection, [key]);
    }
  }
  return groups;
}

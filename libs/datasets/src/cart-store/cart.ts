import { isCollectionName } from '@omics-portal/resources';
import { cartCollections, rememberCollection } from './cart-collections';
import { readCartFiles, type CartFile } from './cart-file';
import { CartHistory, type CartStep } from './cart-history';
import { cartKey, type CartLog } from './cart-log';
import { CartShelf } from './cart-shelf';
import { openIndexedCartLog } from './indexed-cart-log';

/** What tells one file of the cart from all others. */
export type CartKey = Pick<CartFile, 'collection' | 'path'>;

/** As much of `localStorage` as the cart uses. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The files that a person collects, over all collections. Anonymous: they stay in this browser. A change shows at once, is
 * kept a moment later, and shows in the other tabs another moment later.
 */
export interface Cart {
  /** All files, collection by collection, in the order in which they were put in. The same array until something changes. */
  readonly files: () => readonly CartFile[];
  /** The files of one collection; the same array until it changes. */
  readonly filesOf: (collection: string) => readonly CartFile[];
  /** Puts files in, once each, and says how many were new. */
  readonly add: (files: readonly CartFile[]) => number;
  readonly remove: (keys: readonly CartKey[]) => void;
  /** Puts other versions of files, with the same paths, in their place. */
  readonly replace: (files: readonly CartFile[]) => void;
  /** Takes everything out, and gives it back. */
  readonly clear: () => readonly CartFile[];
  /** Reverses the last change that this page made, and says what it was; null when there is none. */
  readonly undo: () => CartStep | null;
  /** Makes the change again that was undone last. */
  readonly redo: () => CartStep | null;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /** Calls the listener after each change, also one made in another tab. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** False when the browser refused to keep the last change: it is here until the page closes. */
  readonly isKept: () => boolean;
  /** Fulfilled once everything up to now is read and kept, or was refused. */
  readonly settled: () => Promise<void>;
}

/** Where the cart lives. */
export interface CartParts {
  readonly brand: string;
  /** Where carts were kept before they had a database: what is found there moves into the log. `localStorage` in a browser. */
  readonly storage: CartStorage;
  /** Opens what keeps the cart of a collection; the browser's database when left out. */
  readonly openLog?: (collection: string) => CartLog;
}

/** A cart over one log for each collection of the site. */
export function createCart({ brand, storage, openLog = openIndexedCartLog }: CartParts): Cart {
  const listeners = new Set<() => void>();
  const history = new CartHistory();
  let all: readonly CartFile[] | null = null;
  const publish = () => {
    all = null;
    listeners.forEach((listener) => listener());
  };
  const open = (collection: string) => openShelf(collection, { storage, log: openLog(collection), publish });
  const known = cartCollections(brand, storage);
  const shelves = new Map(known.map((collection) => [collection, open(collection)]));
  /** The shelf of a collection, opened for its first use; undefined for what no collection can be called. */
  const shelfOf = (collection: string): CartShelf | undefined => {
    const shelf = shelves.get(collection) ?? (isCollectionName(collection) ? open(collection) : undefined);
    if (shelf) shelves.set(collection, shelf);
    return shelf;
  };
  const each = () => [...shelves.values()];
  const put = (files: readonly CartFile[]) =>
    [...byCollection(files)].flatMap(([name, own]) => {
      const added = shelfOf(name)?.add(own) ?? [];
      if (added.length > 0 && !known.includes(name)) rememberCollection(storage, name);
      return added;
    });
  const take = (keys: readonly CartKey[]) =>
    [...byCollection(keys)].flatMap(
      ([name, own]) => shelves.get(name)?.remove(own.map(({ path }) => path)) ?? [],
    );
  const act = (keys: readonly CartKey[], files: readonly CartFile[]): CartStep => {
    const removed = take(keys);
    const step = { added: put(files), removed };
    history.note(step);
    publish();
    return step;
  };
  return {
    files: () => (all ??= each().flatMap(({ files }) => files)),
    filesOf: (collection) => shelfOf(collection)?.files ?? NOTHING,
    add: (files) => act([], files).added.length,
    remove: (keys) => void act(keys, []),
    replace: (files) => void act(files, files),
    clear: () =>
      act(
        each().flatMap(({ files }) => files),
        [],
      ).removed,
    undo: () => retrace(history.back(), (step) => (take(step.added), put(step.removed)), publish),
    redo: () => retrace(history.forth(), (step) => (take(step.removed), put(step.added)), publish),
    canUndo: () => history.canUndo,
    canRedo: () => history.canRedo,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isKept: () => each().every(({ isKept }) => isKept),
    settled: async () => void (await Promise.all(each().map(({ settled }) => settled))),
  };
}

const NOTHING: readonly CartFile[] = [];

interface ShelfParts extends Pick<CartParts, 'storage'> {
  readonly log: CartLog;
  readonly publish: () => void;
}

/** A shelf that also has what an older version of the portal kept, which goes from there once it is in the log. */
function openShelf(collection: string, { storage, log, publish }: ShelfParts): CartShelf {
  const key = cartKey(collection);
  const before = readCartFiles(collection, attempt(() => storage.getItem(key)) ?? null);
  const shelf = new CartShelf(collection, log, before, publish);
  if (before.length > 0) {
    void shelf.settled.then(() => (shelf.isKept ? attempt(() => storage.removeItem(key)) : undefined));
  }
  return shelf;
}

/** Undefined where the browser refuses storage. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function retrace(
  step: CartStep | null,
  redo: (step: CartStep) => void,
  publish: () => void,
): CartStep | null {
  if (step) {
    redo(step);
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

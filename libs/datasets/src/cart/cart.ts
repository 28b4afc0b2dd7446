import { collectionName, OMICS } from '../collections/collections';
import type { CartFile } from './cart-file';
import { cartKey, CartShelves, type CartStorage } from './cart-shelves';

/** What tells one file of the cart from all others. */
export type CartKey = Pick<CartFile, 'collection' | 'path'>;

/** The files that a person collects, over all collections. Anonymous: they stay in this browser. */
export interface Cart {
  /** All files, collection by collection, in the order in which they were put in. The same array until something changes. */
  readonly files: () => readonly CartFile[];
  /** The files of one collection; the same array until it changes. */
  readonly filesOf: (collection: string) => readonly CartFile[];
  /** Puts files in, once each, and says how many were new. */
  readonly add: (files: readonly CartFile[]) => number;
  readonly remove: (keys: readonly CartKey[]) => void;
  /** Takes everything out, and gives it back for an undo. */
  readonly clear: () => readonly CartFile[];
  /** Calls the listener after each change, also one made in another tab. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** False when the browser refused to keep the last change: it is here until the page closes. */
  readonly isKept: () => boolean;
}

/** Where the cart lives. */
export interface CartParts {
  readonly brand: string;
  /** `localStorage` in a browser. */
  readonly storage: CartStorage;
  /** Tells of changes made in other tabs; this page's window when left out. */
  readonly page?: {
    addEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void;
  };
}

/**
 * A cart over `storage`. Each change starts from what storage holds at that moment, so that two tabs never undo each
 * other's work.
 */
export function createCart({ brand, storage, page = window }: CartParts): Cart {
  const shelves = new CartShelves(
    OMICS.map((omics) => collectionName(brand, omics)),
    storage,
  );
  const listeners = new Set<() => void>();
  let all = shelves.all();
  const publish = () => {
    all = shelves.all();
    listeners.forEach((listener) => listener());
  };
  page.addEventListener('storage', ({ key }) => {
    const touched = shelves.collections.filter((collection) => key === null || key === cartKey(collection));
    touched.forEach((collection) => shelves.refresh(collection));
    if (touched.length > 0) {
      publish();
    }
  });
  return {
    files: () => all,
    filesOf: (collection) => shelves.filesOf(collection),
    add: (files) => {
      const added = addTo(shelves, files);
      publish();
      return added;
    },
    remove: (keys) => {
      removeFrom(shelves, keys);
      publish();
    },
    clear: () => {
      const removed = shelves.collections.flatMap((collection) => shelves.refresh(collection));
      removeFrom(shelves, removed);
      publish();
      return removed;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isKept: () => shelves.isKept,
  };
}

function addTo(shelves: CartShelves, files: readonly CartFile[]): number {
  let added = 0;
  for (const [collection, wanted] of byCollection(files)) {
    shelves.change(collection, (present) => {
      const known = new Set(present.map(({ path }) => path));
      const fresh = wanted.filter(({ path }) => !known.has(path) && known.add(path));
      added += fresh.length;
      return fresh.length === 0 ? present : [...present, ...fresh];
    });
  }
  return added;
}

function removeFrom(shelves: CartShelves, keys: readonly CartKey[]): void {
  for (const [collection, unwanted] of byCollection(keys)) {
    const paths = new Set(unwanted.map(({ path }) => path));
    shelves.change(collection, (present) => {
      const rest = present.filter(({ path }) => !paths.has(path));
      return rest.length === present.length ? present : rest;
    });
  }
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

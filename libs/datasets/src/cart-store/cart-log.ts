import type { CartFile } from './cart-file';

/** One change of a collection's cart. */
export type CartChange =
  | { readonly kind: 'add'; readonly files: readonly CartFile[] }
  | { readonly kind: 'remove'; readonly paths: readonly string[] }
  | { readonly kind: 'clear' };

/** A change with its place in the order that all tabs agree on. */
export interface CartEntry {
  readonly key: number;
  readonly change: CartChange;
}

/**
 * The changes of one collection's cart, in one order for all tabs of the browser: nothing is ever overwritten, so that two
 * tabs cannot undo each other's work, and a tick writes one file and not a hundred thousand. Keys start at 1 and leave out
 * none.
 */
export interface CartLog {
  /** The changes after a key, in order. */
  readonly readAfter: (key: number) => Promise<readonly CartEntry[]>;
  /** Keeps changes, all or none, and gives the first and last of their keys. */
  readonly append: (changes: readonly CartChange[]) => Promise<KeyRange>;
  /** Puts shorter changes, which must begin with `clear`, in place of all up to `last`; null when there are newer ones. */
  readonly rewrite: (last: number, changes: readonly CartChange[]) => Promise<KeyRange | null>;
  /** Calls the listener when another tab has written. */
  readonly subscribe: (listener: () => void) => void;
}

/** The first and last key of changes that were kept together. */
export interface KeyRange {
  readonly first: number;
  readonly last: number;
}

/** The name of a collection's cart in the browser's storage. */
export function cartKey(collection: string): string {
  return `datains__${collection}__cart_files`;
}

/** Files to a change: few enough that writing one keeps no screen waiting. */
const FILES_PER_CHANGE = 5000;

/** Changes that put these files in. */
export function additions(files: readonly CartFile[]): readonly CartChange[] {
  const changes: CartChange[] = [];
  for (let from = 0; from < files.length; from += FILES_PER_CHANGE) {
    changes.push({ kind: 'add', files: files.slice(from, from + FILES_PER_CHANGE) });
  }
  return changes;
}

/** Changes that take these paths out. */
export function removals(paths: readonly string[]): readonly CartChange[] {
  const changes: CartChange[] = [];
  for (let from = 0; from < paths.length; from += FILES_PER_CHANGE) {
    changes.push({ kind: 'remove', paths: paths.slice(from, from + FILES_PER_CHANGE) });
  }
  return changes;
}

/** Does to the files of a collection, by path, what a change says. */
export function applyChange(files: Map<string, CartFile>, change: CartChange): void {
  switch (change.kind) {
    case 'add':
      for (const file of change.files) {
        if (!files.has(file.path)) files.set(file.path, file);
      }
      return;
    case 'remove':
      change.paths.forEach((path) => files.delete(path));
      return;
    case 'clear':
      files.clear();
      return;
    default:
      return change satisfies never;
  }
}

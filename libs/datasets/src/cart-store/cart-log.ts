import type { CartFile } from './cart-file';

/** One change of a collection's cart. */
export type CartChange =
  | { readonly kind: 'add'; readonly files: readonly CartFile[] }
  | { readonly kind: 'remove'; readonly paths: readonly string[] }
  | { readonly kind: 'clear' };

/** Change with its key in the order of the log. */
export interface CartEntry {
  readonly key: number;
  readonly change: CartChange;
}

/**
 * Append-only log of the changes of one collection's cart, in one order for all tabs of the browser. Tabs do not overwrite
 * each other's changes, and a tick writes one file instead of the whole cart. Keys are consecutive and start at 1.
 */
export interface CartLog {
  /** Reads the changes after a key, in order. */
  readonly readAfter: (key: number) => Promise<readonly CartEntry[]>;
  /** Stores changes, all or none. */
  readonly append: (changes: readonly CartChange[]) => Promise<KeyRange>;
  /** Replaces all changes up to `last` by shorter ones, which begin with `clear`; null if there are newer changes. */
  readonly rewrite: (last: number, changes: readonly CartChange[]) => Promise<KeyRange | null>;
  /** Calls the listener after another tab has written. */
  readonly subscribe: (listener: () => void) => void;
}

/** First and last key of changes that were stored together. */
export interface KeyRange {
  readonly first: number;
  readonly last: number;
}

/** Key of a collection's cart in the browser's storage. */
export function cartKey(collection: string): string {
  return `datains__${collection}__cart_files`;
}

/** Maximum number of files in a change: writing one must not block the page. */
const FILES_PER_CHANGE = 5000;

/** Changes that add files. */
export function additions(files: readonly CartFile[]): readonly CartChange[] {
  const changes: CartChange[] = [];
  for (let from = 0; from < files.length; from += FILES_PER_CHANGE) {
    changes.push({ kind: 'add', files: files.slice(from, from + FILES_PER_CHANGE) });
  }
  return changes;
}

/** Changes that remove paths. */
export function removals(paths: readonly string[]): readonly CartChange[] {
  const changes: CartChange[] = [];
  for (let from = 0; from < paths.length; from += FILES_PER_CHANGE) {
    changes.push({ kind: 'remove', paths: paths.slice(from, from + FILES_PER_CHANGE) });
  }
  return changes;
}

/** Applies a change to the files of a collection, by path. */
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

import type { StorageObject } from '@omics-portal/api';
import { ENTRIES_PER_WINDOW } from './folder-input';

/** Row of a folder; its entry is undefined until its window is loaded. */
export interface EntrySlot {
  /** From 0, in the order of the list. */
  readonly index: number;
  readonly entry: StorageObject | undefined;
}

/** Loaded window of a folder. */
export interface EntryWindow {
  /** From 1. */
  readonly page: number;
  readonly entries: readonly StorageObject[];
}

/** Rows of entries, cached by their entry: an unchanged row is not rendered again. */
const slotsOfEntries = new WeakMap<StorageObject, EntrySlot>();
const emptySlots: EntrySlot[] = [];

function loadedSlot(entry: StorageObject, index: number): EntrySlot {
  const known = slotsOfEntries.get(entry);
  if (known?.index === index) return known;
  const slot = { index, entry };
  slotsOfEntries.set(entry, slot);
  return slot;
}

/** Rows of all entries of a folder, of which the loaded windows are filled. */
export function entrySlots(total: number, windows: readonly EntryWindow[]): readonly EntrySlot[] {
  const loaded = new Map<number, StorageObject>();
  for (const { page, entries } of windows) {
    entries.forEach((entry, at) => loaded.set((page - 1) * ENTRIES_PER_WINDOW + at, entry));
  }
  return Array.from({ length: total }, (_, index) => {
    const entry = loaded.get(index);
    return entry === undefined ? (emptySlots[index] ??= { index, entry }) : loadedSlot(entry, index);
  });
}

/** Key of a row: that of its entry, else its index after a slash, with which no key begins. */
export function slotKey({ index, entry }: EntrySlot): string {
  return entry?.key ?? `/${index}`;
}

/** Index of the row of an entry that is not loaded; null for the key of an entry. */
export function indexOfKey(key: string): number | null {
  return key.startsWith('/') ? Number(key.slice(1)) : null;
}

/** Page of the window that has a row. From 1. */
export function pageOfSlot(index: number): number {
  return Math.floor(index / ENTRIES_PER_WINDOW) + 1;
}

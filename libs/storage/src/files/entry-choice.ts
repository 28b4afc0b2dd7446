import type { StorageObject } from '@omics-portal/api';
import { indexOfKey, slotKey, type EntrySlot } from './entry-slots';

/** Maximum number of entries in one action. */
export const MAX_CHOSEN = 1000;

/** Chosen entries by key. */
export type EntryChoice = ReadonlyMap<string, StorageObject>;

/** Choice without entries. */
export const NO_ENTRIES: EntryChoice = new Map();

/** Choice of the keys of a grid, which has rows that are not loaded: `unloaded` has their indices, in order. */
export function choiceOf(
  keys: ReadonlySet<string>,
  slots: readonly EntrySlot[],
  before: EntryChoice,
): { readonly choice: EntryChoice; readonly unloaded: readonly number[] } {
  const choice = new Map([...before].filter(([key]) => keys.has(key)));
  for (const slot of slots) {
    const { entry } = slot;
    if (entry && keys.has(slotKey(slot)) && choice.size < MAX_CHOSEN) choice.set(entry.key, entry);
  }
  const unloaded = [...keys].flatMap((key) => indexOfKey(key) ?? []).sort((a, b) => a - b);
  return { choice, unloaded: unloaded.slice(0, MAX_CHOSEN - choice.size) };
}

import type { StorageObject } from '@omics-portal/api';
import { slotKey, type EntrySlot } from './entry-slots';

/** Entries that a context menu takes, and whether the choice changes to them. */
export interface MenuTarget {
  readonly entries: readonly StorageObject[];
  /** Key of the row that becomes the choice; undefined if the choice stays. */
  readonly chosenKey: string | undefined;
}

/**
 * Entries of a context menu on a row, by the custom of file managers: of a chosen row the whole choice, of another one the
 * row alone, which becomes the choice. Null for the head of the grid and for a row that is not loaded.
 */
export function menuTarget(
  row: Element | null,
  slots: readonly EntrySlot[],
  choice: ReadonlyMap<string, StorageObject>,
): MenuTarget | null {
  // The head is the first row of the grid.
  const slot = slots[Number(row?.getAttribute('aria-rowindex') ?? 1) - 2];
  if (!slot?.entry) {
    return null;
  }
  const key = slotKey(slot);
  return choice.has(key)
    ? { entries: [...choice.values()], chosenKey: undefined }
    : { entries: [slot.entry], chosenKey: key };
}

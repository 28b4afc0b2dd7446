import type { StorageObject } from '@omics-portal/api';
import type { TransferOutcome, TransferRequest } from '@omics-portal/resources';
import { nameOf } from '../location/folder-location';

/** Items of a transfer: the old key and the new one of each. */
export type TransferItems = TransferRequest['items'];

/** Items that bring entries into a folder, under their names. The key of a folder ends with a slash. */
export function itemsInto(entries: readonly StorageObject[], folder: string): TransferItems {
  return entries.map(({ key }) => ({
    from: key,
    to: `${folder}${nameOf(key)}${key.endsWith('/') ? '/' : ''}`,
  }));
}

/** Item that gives an entry another name in its folder. */
export function renamed({ key }: StorageObject, name: string): TransferItems[number] {
  const isFolder = key.endsWith('/');
  const bare = isFolder ? key.slice(0, -1) : key;
  return { from: key, to: `${bare.slice(0, bare.lastIndexOf('/') + 1)}${name}${isFolder ? '/' : ''}` };
}

/**
 * Items that bring what was moved back under its former keys. The last comes first: a file that was moved out of a folder before the
 * folder itself goes back after it.
 */
export function itemsBack(outcomes: readonly TransferOutcome[]): TransferItems {
  return outcomes
    .filter(({ state, from, to }) => state === 'done' && from !== to)
    .map(({ from, to }) => ({ from: to, to: from }))
    .reverse();
}

/** True if a folder is one of the entries or in one: they cannot go there. */
export function isInside(folder: string, entries: readonly StorageObject[]): boolean {
  return entries.some(({ key }) => key.endsWith('/') && folder.startsWith(key));
}

/** Outcomes after a second call for some of the items, whose outcomes replace the earlier ones. */
export function mergeOutcomes(
  before: readonly TransferOutcome[],
  after: readonly TransferOutcome[],
): readonly TransferOutcome[] {
  const newest = new Map(after.map((outcome) => [outcome.from, outcome]));
  return before.map((outcome) => newest.get(outcome.from) ?? outcome);
}

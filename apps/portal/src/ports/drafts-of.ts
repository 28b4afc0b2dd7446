import type { DraftStorage } from '@omics-portal/resources';
import { newId } from '../composition/new-id';
import type { Portal } from '../composition/portal';
import { openSessionStorage } from '../resilience/session-storage';
import { createDraftStorage } from './draft-storage';

type DraftsOfAccount = (account: string | undefined) => DraftStorage;

const storages = new WeakMap<Portal, DraftsOfAccount>();

/** Drafts of one account, or of a visitor without one. Created on first use, so that the entry does not load its code. */
export function draftsOf(portal: Portal, account: string | undefined): DraftStorage {
  const storage =
    storages.get(portal) ??
    createDraftStorage({ shared: portal.storage, tab: openSessionStorage(window), page: window, newId });
  storages.set(portal, storage);
  return storage(account);
}

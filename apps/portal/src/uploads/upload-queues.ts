import { endPartUpload } from '@omics-portal/api';
import {
  createUnfinishedUploads,
  createUploadQueue,
  createUploadRecords,
  type Uploads,
} from '@omics-portal/storage';
import { accountOf } from '../composition/account-of';
import { createMemoryStorage } from '../composition/storage';
import type { Portal } from '../composition/portal';
import { guardUploads } from './guard-uploads';
import { openPages, THIS_PAGE } from './open-pages';
import { announceUploads } from './upload-presence';

/** Uploads of each account: they continue on other screens, and other accounts do not see them. */
const uploads = new WeakMap<Portal, Map<string | undefined, Uploads>>();

/** Uploads of an account; the same on all screens. */
export function uploadsOfAccount(portal: Portal, account: string | undefined): Uploads {
  const byAccount = uploads.get(portal) ?? new Map<string | undefined, Uploads>();
  uploads.set(portal, byAccount);
  const known = byAccount.get(account);
  if (known) {
    return known;
  }
  const { clients, session } = portal;
  const queue = createUploadQueue({ datains: clients.datains });
  guardUploads(queue);
  // Uploads go on in the name of their account only: after a sign-out they wait until it signs in again.
  session.subscribe(() => {
    if (accountOf(session) !== account) {
      queue.pauseAll();
    }
  });
  // Without an account nothing is stored: another person may use the browser next.
  const storage = account === undefined ? createMemoryStorage() : portal.storage;
  const unfinished = createUnfinishedUploads({
    queue,
    records: createUploadRecords(storage, account ?? ''),
    end: (upload) => void endPartUpload(clients.datains, upload).catch(() => undefined),
    page: THIS_PAGE,
    openPages: () => openPages(navigator.locks),
  });
  queue.subscribe(() => announceUploads(account));
  const created = { queue, unfinished };
  byAccount.set(account, created);
  return created;
}

import { createUploadQueue, type UploadQueue } from '@omics-portal/storage';
import type { Portal } from '../composition/portal';
import { guardUploads } from './guard-uploads';

/** Upload queue of each account: uploads continue on other screens, and other accounts do not see them. */
const queues = new WeakMap<Portal, Map<string | undefined, UploadQueue>>();

/** Upload queue of an account; the same one on all screens. */
export function queueOf(portal: Portal, account: string | undefined): UploadQueue {
  const byAccount = queues.get(portal) ?? new Map<string | undefined, UploadQueue>();
  queues.set(portal, byAccount);
  const known = byAccount.get(account);
  if (known) {
    return known;
  }
  const queue = createUploadQueue({ datains: portal.clients.datains });
  guardUploads(queue);
  byAccount.set(account, queue);
  return queue;
}

import {
  createUploadQueue,
  FileManagerScreen,
  StorageProvider,
  UploadsProvider,
  UploadTasksScreen,
  type FileManagerScreenProps,
  type UploadQueue,
  type UploadTasksScreenProps,
} from '@omics-portal/storage';
import { useMemo, type ReactNode } from 'react';
import type { Portal } from '../composition/portal';
import { storagePorts } from '../ports/storage-ports';
import { useAccount, useHrefs, usePortal, useSession } from '../composition/use-portal';
import { useTabTitle } from '../workspace/workspace-context';

/** Upload queue of each account: uploads continue on other screens, and other accounts do not see them. */
const queues = new WeakMap<Portal, Map<string | undefined, UploadQueue>>();

function queueOf(portal: Portal, account: string | undefined): UploadQueue {
  const byAccount = queues.get(portal) ?? new Map<string | undefined, UploadQueue>();
  queues.set(portal, byAccount);
  const queue = byAccount.get(account) ?? createUploadQueue({ datains: portal.clients.datains });
  byAccount.set(account, queue);
  return queue;
}

function StorageHost({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const hrefs = useHrefs();
  const session = useSession();
  const account = useAccount();
  const ports = useMemo(() => storagePorts(portal, hrefs, session), [portal, hrefs, session]);
  return (
    <StorageProvider value={ports}>
      <UploadsProvider value={queueOf(portal, account)}>{children}</UploadsProvider>
    </StorageProvider>
  );
}

export function UploadTasksRoute({ search, onSearchChange }: UploadTasksScreenProps) {
  return (
    <StorageHost>
      <UploadTasksScreen search={search} onSearchChange={onSearchChange} />
    </StorageHost>
  );
}

export function FileManagerRoute({ search, onSearchChange }: FileManagerScreenProps) {
  useTabTitle(search.path?.split('/').findLast((folder) => folder !== ''));
  return (
    <StorageHost>
      <FileManagerScreen search={search} onSearchChange={onSearchChange} />
    </StorageHost>
  );
}

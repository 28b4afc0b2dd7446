import {
  createUploadQueue,
  FileManagerScreen,
  StorageProvider,
  UploadTasksScreen,
  type UploadQueue,
} from '@omics-portal/storage';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import type { Portal } from '../composition/portal';
import { storagePorts } from '../links/storage-ports';
import { useHrefs, usePortal, useSession } from '../shell/use-portal';
import { useTabTitle } from '../workspace/workspace-context';

/** One queue per portal: uploads go on while other screens are shown. */
const queues = new WeakMap<Portal, UploadQueue>();

function queueOf(portal: Portal): UploadQueue {
  const queue = queues.get(portal) ?? createUploadQueue({ datains: portal.clients.datains });
  queues.set(portal, queue);
  return queue;
}

function StorageHost({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const hrefs = useHrefs();
  const session = useSession();
  const ports = useMemo(
    () => storagePorts(portal, hrefs, session, queueOf(portal)),
    [portal, hrefs, session],
  );
  return <StorageProvider value={ports}>{children}</StorageProvider>;
}

export function UploadTasksRoute() {
  const navigate = useNavigate({ from: '/data/upload' });
  return (
    <StorageHost>
      <UploadTasksScreen
        search={getRouteApi('/main/data/upload').useSearch()}
        onSearchChange={(next) => void navigate({ search: next, resetScroll: false })}
      />
    </StorageHost>
  );
}

export function FileManagerRoute() {
  const navigate = useNavigate({ from: '/seq-flow/file-manager' });
  const search = getRouteApi('/main/seq-flow/file-manager').useSearch();
  useTabTitle(search.path?.split('/').findLast((folder) => folder !== ''));
  return (
    <StorageHost>
      <FileManagerScreen
        search={search}
        onSearchChange={(next) => void navigate({ search: next, resetScroll: false })}
      />
    </StorageHost>
  );
}

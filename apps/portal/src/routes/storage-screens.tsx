import {
  FileManagerScreen,
  StorageProvider,
  UploadsProvider,
  UploadTasksScreen,
  type FileManagerScreenProps,
  type UploadTasksScreenProps,
} from '@omics-portal/storage';
import { useMemo, type ReactNode } from 'react';
import { storagePorts } from '../ports/storage-ports';
import { useAccount, useHrefs, usePortal, useSession } from '../composition/use-portal';
import { queueOf } from '../uploads/upload-queues';
import { StoredFilePreview } from './stored-file-preview';
import { useTabTitle } from '../workspace/workspace-context';

function StorageHost({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const hrefs = useHrefs();
  const session = useSession();
  const account = useAccount();
  const ports = useMemo(
    () => storagePorts(portal, hrefs, session, StoredFilePreview),
    [portal, hrefs, session],
  );
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

// Loaded by the wizard with its first upload: the queue is part of this file, because a file of its own would be one more here.
export { uploadsOf } from '../uploads/file-uploads';

import {
  FileManagerScreen,
  StorageProvider,
  UploadsProvider,
  UploadTray,
  UploadTasksScreen,
  type FileManagerScreenProps,
  type UploadTasksScreenProps,
} from '@omics-portal/storage';
import { useLocation } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { storagePorts } from '../ports/storage-ports';
import { useAccount, useHrefs, usePortal, useSession } from '../composition/use-portal';
import { uploadsOfAccount } from '../uploads/upload-queues';
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
      <UploadsProvider value={uploadsOfAccount(portal, account)}>{children}</UploadsProvider>
    </StorageProvider>
  );
}

export function UploadTasksRoute({ title, search, onSearchChange }: UploadTasksScreenProps) {
  return (
    <StorageHost>
      <UploadTasksScreen title={title} search={search} onSearchChange={onSearchChange} />
    </StorageHost>
  );
}

export function FileManagerRoute({ title, search, onSearchChange }: FileManagerScreenProps) {
  useTabTitle(search.path?.split('/').findLast((folder) => folder !== ''));
  return (
    <StorageHost>
      <FileManagerScreen title={title} search={search} onSearchChange={onSearchChange} contextMenu={false} />
    </StorageHost>
  );
}

/** Tray of the uploads of the account, in this file because the queue is. */
export function TrayPart() {
  const page = useLocation({ select: ({ pathname }) => pathname });
  const portal = usePortal();
  const hrefs = useHrefs();
  return (
    <UploadsProvider value={uploadsOfAccount(portal, useAccount())}>
      <UploadTray folderHref={hrefs.files} page={page} />
    </UploadsProvider>
  );
}

// Loaded by the wizard with its first upload: the queue is part of this file, because a file of its own would be one more here.
export { loadUploads } from '../uploads/file-uploads';

import { invalidateObjects } from '@omics-portal/resources';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { FolderLocation } from '../location/folder-location';
import type { UploadItem } from './upload-state';
import { useUploadQueue } from './uploads-context';

/** Current uploads of this page. */
export function useUploads(): readonly UploadItem[] {
  const uploads = useUploadQueue();
  return useSyncExternalStore(uploads.subscribe, uploads.items);
}

/** Refetches the folder whenever an upload to it is done. */
export function useRefreshAfterUpload(location: FolderLocation | null): void {
  const queryClient = useQueryClient();
  const done = useUploads().filter(
    ({ status, to }) => status === 'done' && isSameFolder(to, location),
  ).length;
  useEffect(() => {
    if (done > 0) {
      void invalidateObjects(queryClient);
    }
  }, [done, queryClient]);
}

function isSameFolder(one: FolderLocation, other: FolderLocation | null): boolean {
  return (
    other !== null &&
    one.service === other.service &&
    one.bucket === other.bucket &&
    one.folder === other.folder
  );
}

import { formatStorageLink, ResponseShapeError } from '@omics-portal/api';
import { ownFolderQuery, type OwnFolder } from '@omics-portal/resources';
import type { FileUpload, FileUploads } from '@omics-portal/seqflow';
import type { UploadItem, UploadQueue } from '@omics-portal/storage';
import type { Portal } from '../composition/portal';
import { uploadsOfAccount } from './upload-queues';

/**
 * Uploads of the wizard for an account, through the queue that the file manager shows as well. Rejects if the server names no
 * folder of the user.
 */
export async function loadUploads(portal: Portal, account: string | undefined): Promise<() => FileUploads> {
  const own = await portal.queryClient.query(ownFolderQuery(portal.clients.datains));
  if (!own) {
    throw new ResponseShapeError("a folder of the user's own files");
  }
  return () =>
    fileUploads(uploadsOfAccount(portal, account).queue, own, portal.config.uploadLimits.maxFileBytes);
}

/** Uploads to the user's own folder through a queue. */
export function fileUploads(
  queue: Pick<UploadQueue, 'items' | 'subscribe' | 'add' | 'cancel' | 'retry'>,
  { service, bucket, prefix }: OwnFolder,
  maxFileBytes: number,
): FileUploads {
  let from: readonly UploadItem[] | null = null;
  let items: readonly FileUpload[] = [];
  return {
    maxFileBytes,
    items: () => {
      const now = queue.items();
      if (now !== from) {
        from = now;
        items = now.map(fileUpload);
      }
      return items;
    },
    subscribe: queue.subscribe,
    add: (files, folder) => {
      for (const below of new Set(files.map((file) => file.folder))) {
        queue.add(
          files.filter((file) => file.folder === below).map(({ file }) => file),
          { service, bucket, folder: `${prefix}${folder}/${below}`, filter: '' },
        );
      }
    },
    cancel: queue.cancel,
    retry: queue.retry,
  };
}

function fileUpload({ id, file, to, status, sent, error }: UploadItem): FileUpload {
  const { service, bucket, folder } = to;
  const path = formatStorageLink({ service, bucket, key: `${folder}${file.name}` });
  // The wizard shows the uploads that it waits for; the tray says which of them are paused.
  return { id, path, size: file.size, sent, status: status === 'paused' ? 'waiting' : status, error };
}

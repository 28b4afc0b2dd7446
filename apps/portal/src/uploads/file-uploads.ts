import { formatStorageLink } from '@omics-portal/api';
import type { FileUpload, FileUploads } from '@omics-portal/seqflow';
import type { UploadItem, UploadQueue } from '@omics-portal/storage';
import type { Portal } from '../composition/portal';
import { queueOf } from './upload-queues';

/** Folder of the user's own files. */
interface OwnFolder {
  readonly service: string;
  readonly bucket: string;
  readonly prefix: string;
}

/** Uploads of the wizard for an account, through the queue that the file manager shows as well. */
export function uploadsOf(portal: Portal, account: string | undefined, own: OwnFolder): FileUploads {
  return fileUploads(queueOf(portal, account), own, portal.config.uploadLimits.maxFileBytes);
}

/** Type of {@link uploadsOf}, for a host that loads it on demand. */
export type UploadsOf = typeof uploadsOf;

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
  return { id, path, size: file.size, sent, status, error };
}

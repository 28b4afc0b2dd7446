import { putFile, signedUploadUrl, type DatainsClient, type PutRequest } from '@omics-portal/api';
import { objectInFolder, type FolderLocation } from '../location/folder-location';
import { isActive, nextToStart, reduceUploads, type UploadAction, type UploadItem } from './upload-state';

/** Upload queue. It outlives the screens: uploads continue after the user leaves the file manager. */
export interface UploadQueue {
  /** Current uploads; the same array until one changes. */
  readonly items: () => readonly UploadItem[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Appends files to the queue. Each is uploaded to the folder under its own name. */
  readonly add: (files: readonly File[], to: FolderLocation) => void;
  readonly cancel: (id: string) => void;
  /** Sends a failed or cancelled file again, from its beginning and with a new signed URL. */
  readonly retry: (id: string) => void;
  /** Removes uploads that are done, failed or cancelled. */
  readonly clear: () => void;
  /** Cancels and removes all uploads, for a sign-out. */
  readonly stopAll: () => void;
}

/** Options of {@link createUploadQueue}. */
export interface UploadQueueOptions {
  readonly datains: DatainsClient;
  /**
   * Maximum number of files sent at the same time.
   *
   * @default 3
   */
  readonly parallel?: number;
  /** Sends one file. Default: a PUT request of this browser. */
  readonly put?: (request: PutRequest) => Promise<void>;
}

const DEFAULT_PARALLEL = 3;

/** Creates an upload queue over signed URLs. Nothing is stored: a reload loses the queue. */
export function createUploadQueue({
  datains,
  parallel = DEFAULT_PARALLEL,
  put = putFile,
}: UploadQueueOptions): UploadQueue {
  let items: readonly UploadItem[] = [];
  let created = 0;
  const listeners = new Set<() => void>();
  const aborts = new Map<string, AbortController>();

  const change = (action: UploadAction) => {
    const before = items;
    items = reduceUploads(items, action);
    if (items !== before) {
      listeners.forEach((listener) => listener());
    }
  };

  const apply = (action: UploadAction) => {
    change(action);
    nextToStart(items, parallel).forEach(start);
  };

  const start = ({ id, file, to }: UploadItem) => {
    // A listener may have changed the queue since this item was selected.
    if (!nextToStart(items, parallel).some((item) => item.id === id)) {
      return;
    }
    const abort = new AbortController();
    aborts.set(id, abort);
    change({ kind: 'start', id });
    void send(datains, put, {
      file,
      to,
      signal: abort.signal,
      onProgress: (sent) => !abort.signal.aborted && apply({ kind: 'progress', id, sent }),
    }).then(
      () => !abort.signal.aborted && apply({ kind: 'finish', id }),
      (error: unknown) => !abort.signal.aborted && apply({ kind: 'fail', id, error }),
    );
  };

  const cancel = (id: string) => {
    aborts.get(id)?.abort();
    aborts.delete(id);
    apply({ kind: 'cancel', id });
  };

  return {
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (files, to) =>
      apply({ kind: 'add', items: files.map((file) => ({ id: `upload-${(created += 1)}`, file, to })) }),
    cancel,
    retry: (id) => apply({ kind: 'retry', id }),
    clear: () => apply({ kind: 'clear' }),
    stopAll: () => {
      // In reverse order, so that a freed slot starts no waiting upload.
      [...items]
        .reverse()
        .filter(isActive)
        .forEach(({ id }) => cancel(id));
      apply({ kind: 'clear' });
    },
  };
}

interface Sending extends Omit<PutRequest, 'url'> {
  readonly file: File;
  readonly to: FolderLocation;
}

async function send(
  datains: DatainsClient,
  put: (request: PutRequest) => Promise<void>,
  { to, ...request }: Sending,
) {
  const address = objectInFolder(to, request.file.name);
  await put({ ...request, url: await signedUploadUrl(datains, address, request.signal) });
}

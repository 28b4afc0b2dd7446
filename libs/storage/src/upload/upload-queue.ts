import { putFile, signedUploadUrl, type DatainsClient, type PutRequest } from '@omics-portal/api';
import { objectInFolder, type Place } from '../place/place';
import { isActive, nextToStart, reduceUploads, type UploadAction, type UploadItem } from './upload-state';

/** Files on their way into storage. It outlives the screens: leaving the file manager does not stop an upload. */
export interface UploadQueue {
  /** The same array until something changes. */
  readonly items: () => readonly UploadItem[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Puts files behind those that wait, each under its own name in the folder. */
  readonly add: (files: readonly File[], to: Place) => void;
  readonly cancel: (id: string) => void;
  /** Sends a failed or cancelled file again, from its beginning and with a new signed address. */
  readonly retry: (id: string) => void;
  /** Forgets what is done, failed or cancelled. */
  readonly clear: () => void;
  /** Stops everything and forgets it: for a sign-out. */
  readonly stopAll: () => void;
}

export interface UploadQueueParts {
  readonly datains: DatainsClient;
  /** How many files go at the same time. */
  readonly parallel?: number;
  /** Sends one file; by default a PUT from this browser. */
  readonly put?: (request: PutRequest) => Promise<void>;
}

const PARALLEL = 3;

/** A queue of uploads over signed addresses. Nothing is kept beyond the page's life. */
export function createUploadQueue({
  datains,
  parallel = PARALLEL,
  put = putFile,
}: UploadQueueParts): UploadQueue {
  let items: readonly UploadItem[] = [];
  let made = 0;
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
    // A listener may have changed the queue since this was chosen; only what still waits is started.
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
      apply({ kind: 'add', items: files.map((file) => ({ id: `upload-${(made += 1)}`, file, to })) }),
    cancel,
    retry: (id) => apply({ kind: 'retry', id }),
    clear: () => apply({ kind: 'clear' }),
    stopAll: () => {
      // From the end, so that a freed place is not taken by one that waits.
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
  readonly to: Place;
}

async function send(
  datains: DatainsClient,
  put: (request: PutRequest) => Promise<void>,
  { to, ...request }: Sending,
) {
  const address = objectInFolder(to, request.file.name);
  await put({ ...request, url: await signedUploadUrl(datains, address, request.signal) });
}

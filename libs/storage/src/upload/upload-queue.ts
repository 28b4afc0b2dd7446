import { endPartUpload, HttpError, putFile, signedUploadUrl, type DatainsClient } from '@omics-portal/api';
import { objectInFolder, type FolderLocation } from '../location/folder-location';
import { checksumOf } from './checksum';
import { sendInParts, type PartEnvironment, type PartSending } from './send-parts';
import { BROWSER_WAITS } from './until-done';
import { isActive, nextToStart, reduceUploads, type UploadAction, type UploadItem } from './upload-state';

/** Upload queue. It outlives the screens: uploads continue after the user leaves the file manager. */
export interface UploadQueue {
  /** Current uploads; the same array until one changes. */
  readonly items: () => readonly UploadItem[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Appends files to the queue. Each is uploaded to the folder under its own name. */
  readonly add: (files: readonly File[], to: FolderLocation) => void;
  /** Appends a file whose upload was begun before: it goes on with the parts that the server does not have. */
  readonly goOn: (file: File, to: FolderLocation, upload: string | null) => void;
  /** Ends an upload; its parts are deleted. */
  readonly cancel: (id: string) => void;
  /** Stops an upload until {@link resume}; it goes on with the parts that the server does not have. */
  readonly pause: (id: string) => void;
  readonly resume: (id: string) => void;
  /** Sends a failed file on, and a cancelled one from its beginning. */
  readonly retry: (id: string) => void;
  /** Removes uploads that are done, failed or cancelled. */
  readonly clear: () => void;
  /** Pauses all uploads, for a sign-out: the same account can resume them. */
  readonly pauseAll: () => void;
}

/** Options of {@link createUploadQueue}. */
export interface UploadQueueOptions {
  readonly datains: DatainsClient;
  /**
   * Maximum number of files sent at the same time.
   *
   * @default 2
   */
  readonly parallel?: number;
  /** Sends one part. Default: a PUT request of this browser. */
  readonly put?: PartEnvironment['put'];
  /** Default: SHA-256 by a worker. */
  readonly checksum?: PartEnvironment['checksum'];
  /** Default: those of this browser. */
  readonly waits?: PartEnvironment['waits'];
}

const DEFAULT_PARALLEL = 2;

/** Creates an upload queue over signed URLs. A reload ends it; `createUnfinishedUploads` remembers its files. */
export function createUploadQueue({
  datains,
  parallel = DEFAULT_PARALLEL,
  put = putFile,
  checksum = checksumOf,
  waits = BROWSER_WAITS,
}: UploadQueueOptions): UploadQueue {
  const environment = { datains, put, checksum, waits };
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

  const start = ({ id, file, to, upload }: UploadItem) => {
    // A listener may have changed the queue since this item was selected.
    if (!nextToStart(items, parallel).some((item) => item.id === id)) {
      return;
    }
    const abort = new AbortController();
    aborts.set(id, abort);
    change({ kind: 'start', id });
    const ifRunning = (action: UploadAction) => {
      if (!abort.signal.aborted) {
        apply(action);
      }
    };
    void send(environment, {
      file,
      to,
      upload,
      signal: abort.signal,
      onBegun: (begun, sent) => ifRunning({ kind: 'begun', id, upload: begun, sent }),
      onProgress: (sent) => ifRunning({ kind: 'progress', id, sent }),
      onStalled: (isStalled) => ifRunning({ kind: 'stalled', id, isStalled }),
    }).then(
      ({ isCompared }) => ifRunning({ kind: 'finish', id, isCompared }),
      (error: unknown) => ifRunning({ kind: 'fail', id, error }),
    );
  };

  const stop = (kind: 'cancel' | 'pause', id: string) => {
    aborts.get(id)?.abort();
    aborts.delete(id);
    apply({ kind, id });
  };
  const cancel = (id: string) => {
    const upload = items.find((item) => item.id === id)?.upload;
    stop('cancel', id);
    if (upload) {
      // The server removes it later if this call does not arrive.
      endPartUpload(datains, upload).catch(() => undefined);
    }
  };
  const add = (added: readonly Pick<UploadItem, 'file' | 'to' | 'upload'>[]) =>
    apply({ kind: 'add', items: added.map((item) => ({ ...item, id: `upload-${(created += 1)}` })) });

  return {
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (files, to) => add(files.map((file) => ({ file, to, upload: null }))),
    goOn: (file, to, upload) => add([{ file, to, upload }]),
    cancel,
    pause: (id) => stop('pause', id),
    resume: (id) => apply({ kind: 'resume', id }),
    retry: (id) => apply({ kind: 'retry', id }),
    clear: () => apply({ kind: 'clear' }),
    pauseAll: () => lastFirst(items).forEach(({ id }) => stop('pause', id)),
  };
}

/** Active uploads in reverse order, so that a freed slot starts no waiting one. */
function lastFirst(items: readonly UploadItem[]): readonly UploadItem[] {
  return [...items].reverse().filter(isActive);
}

/** Sends a file in parts; as a whole if it is empty, or if the server knows no parts. */
async function send(environment: PartEnvironment, sending: PartSending): Promise<{ isCompared: boolean }> {
  const { datains, put } = environment;
  const { file, to, signal, onProgress } = sending;
  if (file.size > 0) {
    try {
      return await sendInParts(environment, sending);
    } catch (error) {
      // Only the first call of an older server responds so; an upload that was begun has an id.
      if (!(error instanceof HttpError) || error.status !== 404 || !error.url.endsWith('/part-uploads')) {
        throw error;
      }
    }
  }
  const target = { ...objectInFolder(to, file.name), length: file.size };
  await put({ file, signal, onProgress, url: await signedUploadUrl(datains, target, signal) });
  return { isCompared: false };
}

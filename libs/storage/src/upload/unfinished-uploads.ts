import { formatStorageLink } from '@omics-portal/api';
import { objectInFolder, parseLocation, type FolderLocation } from '../location/folder-location';
import { differenceOf, knownFileOf, type FileDifference, type KnownFile } from './known-file';
import type { UploadQueue } from './upload-queue';
import type { UploadRecord, UploadRecords } from './upload-records';
import { isOpen, type UploadItem } from './upload-state';

/** Chosen file that is none of the unfinished uploads, with its first difference from the one of its name. */
export interface UnknownFile {
  readonly name: string;
  readonly difference: FileDifference;
}

/** Uploads that an earlier page did not finish. The browser forgets their files: the user chooses them again. */
export interface UnfinishedUploads {
  /** The same array until one changes. */
  readonly items: () => readonly UploadRecord[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Goes on with those files that are recognised, each to its folder; returns the others. */
  readonly choose: (files: readonly File[]) => Promise<readonly UnknownFile[]>;
  /** Ends an upload; its parts are deleted. */
  readonly forget: (path: string) => void;
}

/** Options of {@link createUnfinishedUploads}. */
export interface UnfinishedUploadsOptions {
  readonly queue: UploadQueue;
  readonly records: UploadRecords;
  /** Ends an upload at the server. */
  readonly end: (upload: string) => void;
  /** Id of this page. */
  readonly page: string;
  /** Ids of the pages that are open: their uploads are not unfinished. */
  readonly openPages: () => Promise<ReadonlySet<string>>;
}

/** Records the uploads of a queue while they have not ended, and finds those that earlier pages did not finish. */
export function createUnfinishedUploads(options: UnfinishedUploadsOptions): UnfinishedUploads {
  const { queue, records, end, page, openPages } = options;
  let items: readonly UploadRecord[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly UploadRecord[]) => {
    items = next;
    listeners.forEach((listener) => listener());
  };
  const forget = (path: string) => {
    const upload = items.find((item) => item.path === path)?.upload;
    if (upload) {
      end(upload);
    }
    records.remove(path);
    change(items.filter((item) => item.path !== path));
  };

  recordUploads(options);
  void openPages().then((open) => {
    const found = records.list().filter((record) => record.page !== page && !open.has(record.page));
    if (found.length > 0) {
      change(found);
    }
  });

  return {
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    choose: async (files) => {
      const unknown: UnknownFile[] = [];
      for (const file of files) {
        const { record, difference } = bestMatch(await knownFileOf(file), items);
        const to = record && folderOf(record);
        if (record && to && difference === null) {
          change(items.filter((item) => item !== record));
          queue.goOn(file, to, record.upload);
        } else {
          unknown.push({ name: file.name, difference: difference ?? 'name' });
        }
      }
      return unknown;
    },
    forget,
  };
}

/** Keeps the records of a queue: one for each upload that is open or has failed. */
function recordUploads({ queue, records, page }: UnfinishedUploadsOptions): void {
  const recorded = new Map<string, UploadItem>();
  const current = (id: string) => queue.items().find((item) => item.id === id && isUnfinished(item));
  const record = async ({ id, file }: UploadItem) => {
    const known = await knownFileOf(file);
    const item = current(id);
    if (item) {
      records.put({ path: pathOf(item), file: known, page, upload: item.upload });
    }
  };
  queue.subscribe(() => {
    const unfinished = queue.items().filter(isUnfinished);
    const ids = new Set(unfinished.map(({ id }) => id));
    for (const [id, item] of recorded) {
      if (!ids.has(id)) {
        recorded.delete(id);
        records.remove(pathOf(item));
      }
    }
    for (const item of unfinished.filter(({ id, upload }) => recorded.get(id)?.upload !== upload)) {
      recorded.set(item.id, item);
      // A file that cannot be read now fails in the upload, which says so.
      record(item).catch(() => undefined);
    }
  });
}

function isUnfinished(item: UploadItem): boolean {
  return isOpen(item) || item.status === 'failed';
}

function pathOf({ file, to }: UploadItem): string {
  return formatStorageLink(objectInFolder(to, file.name));
}

function folderOf({ path }: UploadRecord): FolderLocation | null {
  const location = parseLocation(path);
  return location && { ...location, filter: '' };
}

const DIFFERENCES: readonly (FileDifference | null)[] = [null, 'content', 'date', 'size', 'name'];

/** Record that is nearest to a file, and its first difference. */
function bestMatch(
  file: KnownFile,
  records: readonly UploadRecord[],
): { readonly record: UploadRecord | undefined; readonly difference: FileDifference | null } {
  const matches = records
    .map((record) => ({ record, difference: differenceOf(file, record.file) }))
    .sort((a, b) => DIFFERENCES.indexOf(a.difference) - DIFFERENCES.indexOf(b.difference));
  return matches[0] ?? { record: undefined, difference: 'name' };
}

import type { KnownFile } from './known-file';
import { uploadRecordPrefix } from './upload-record-prefix';

/** Record of an upload that has not ended. */
export interface UploadRecord {
  /** Storage link of the file once it is uploaded. */
  readonly path: string;
  readonly file: KnownFile;
  /** Id of the upload at the server, which keeps its parts; null before it is begun. */
  readonly upload: string | null;
  /** Page that sends the file. */
  readonly page: string;
}

/** Records of the uploads of an account in the storage of this browser. */
export interface UploadRecords {
  readonly list: () => readonly UploadRecord[];
  /** Replaces the record of the same path. A storage that is full takes none: the upload goes on without. */
  readonly put: (record: UploadRecord) => void;
  readonly remove: (path: string) => void;
}

/** Records of an account. Each has a key of its own, so that tabs do not overwrite those of each other. */
export function createUploadRecords(storage: Storage, account: string): UploadRecords {
  const prefix = uploadRecordPrefix(account);
  return {
    list: () =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => readRecord(key.slice(prefix.length), storage.getItem(key)) ?? []),
    put: ({ path, file, page, upload }) => {
      try {
        storage.setItem(prefix + path, JSON.stringify({ ...file, page, upload }));
      } catch {
        // Full or forbidden: a reload loses this upload, as it would without the records.
      }
    },
    remove: (path) => storage.removeItem(prefix + path),
  };
}

function readRecord(path: string, text: string | null): UploadRecord | null {
  try {
    const { name, size, modified, head, page, upload } = JSON.parse(text ?? '') as Record<string, unknown>;
    return typeof name === 'string' &&
      typeof size === 'number' &&
      typeof modified === 'number' &&
      typeof head === 'string' &&
      typeof page === 'string'
      ? {
          path,
          file: { name, size, modified, head },
          page,
          upload: typeof upload === 'string' ? upload : null,
        }
      : null;
  } catch {
    return null;
  }
}

import type { FileUpload, FileUploads } from '../ports/seqflow-ports';

/** Uploads for stories: files are stored at once, but one whose name contains `broken` fails at its first attempt. */
export function storyUploads(): FileUploads {
  let items: readonly FileUpload[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly FileUpload[]) => {
    items = next;
    listeners.forEach((listener) => listener());
  };
  return {
    maxFileBytes: 1024 ** 3,
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (files, folder) => {
      const added = files.map(({ file: { name, size }, folder: below }): FileUpload => {
        const failed = name.includes('broken');
        return {
          id: `${items.length}/${below}${name}`,
          path: `minio://users/data/ada/${folder}/${below}${name}`,
          size,
          sent: failed ? 0 : size,
          status: failed ? 'failed' : 'done',
          error: failed ? new Error('broken') : null,
        };
      });
      change([...items, ...added]);
    },
    cancel: (id) => change(items.map((one) => (one.id === id ? { ...one, status: 'cancelled' } : one))),
    retry: (id) =>
      change(items.map((one) => (one.id === id ? { ...one, status: 'done', error: null } : one))),
  };
}

import { access, mkdir } from 'node:fs/promises';
import type { ObjectStore } from '../../objects/object-store.ts';
import type { LocalPath, RunFiles } from './run-files.ts';

/** Run files for a local store: programs read and write the objects themselves. */
export function localFiles(objects: Pick<ObjectStore, 'delete'>, localPath: LocalPath): RunFiles {
  return {
    async materialise(_home, { bucket, key }) {
      const path = localPath(bucket, key);
      return access(path).then(
        () => path,
        () => undefined,
      );
    },
    async openFolder(_home, { bucket, key }) {
      await objects.delete(bucket, `${key}/`);
      const folder = localPath(bucket, key);
      await mkdir(folder, { recursive: true });
      return folder;
    },
    async store() {},
  };
}

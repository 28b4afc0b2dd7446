import { access, mkdir } from 'node:fs/promises';
import type { ObjectStore } from '../../objects/object-store.ts';
import type { LocalPath, RunFiles } from './run-files.ts';

/** Files of a run for a store on this machine: programs read and write the objects themselves. */
export function filesInPlace(objects: Pick<ObjectStore, 'delete'>, localPath: LocalPath): RunFiles {
  return {
    async materialise(_runId, { bucket, key }) {
      const path = localPath(bucket, key);
      return access(path).then(
        () => path,
        () => undefined,
      );
    },
    async openFolder(_runId, { bucket, key }) {
      await objects.delete(bucket, `${key}/`);
      const folder = localPath(bucket, key);
      await mkdir(folder, { recursive: true });
      return folder;
    },
    async store() {},
    async discard() {},
  };
}

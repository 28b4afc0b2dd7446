import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../../http/api-error.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import type { ObjectLocation } from '../../objects/storage-link.ts';
import type { RunFiles } from './run-files.ts';

type Store = Pick<ObjectStore, 'delete' | 'list' | 'open' | 'put'>;

const PAGE_SIZE = 1000;

/**
 * Run files for a store without local files, such as S3. Inputs are downloaded before the program starts; results and
 * logs are uploaded after it has ended.
 */
export function copiedFiles(objects: Store): RunFiles {
  const outputs = (home: string): string => join(home, 'outputs');
  return {
    async materialise(home, location) {
      const target = join(home, 'inputs', randomUUID(), basename(location.key));
      const found = await (location.key.endsWith('/')
        ? downloadFolder(objects, location, target)
        : download(objects, location, target));
      return found ? target : undefined;
    },
    async openFolder(home, { bucket, key }) {
      await objects.delete(bucket, `${key}/`);
      await mkdir(outputs(home), { recursive: true, mode: 0o700 });
      return outputs(home);
    },
    async store(home, { bucket, key }) {
      const folder = outputs(home);
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const name = relative(folder, path).split(sep).join('/');
        await objects.put(bucket, `${key}/${name}`, createReadStream(path));
      }
    },
  };
}

async function download(objects: Store, { bucket, key }: ObjectLocation, target: string): Promise<boolean> {
  try {
    const content = await objects.open(bucket, key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(target, { mode: 0o600 }));
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

async function downloadFolder(
  objects: Store,
  { bucket, key }: ObjectLocation,
  target: string,
): Promise<boolean> {
  let found = 0;
  for (let page = 1; ; page += 1) {
    const { entries, total } = await objects.list({
      bucket,
      prefix: key,
      delimiter: '',
      page,
      perPage: PAGE_SIZE,
    });
    for (const entry of entries) {
      const path = join(target, entry.key.slice(key.length));
      if (await download(objects, { bucket, key: entry.key }, path)) found += 1;
    }
    if (page * PAGE_SIZE >= total) return found > 0;
  }
}

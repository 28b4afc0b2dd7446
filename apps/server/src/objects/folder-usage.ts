import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BucketUsage } from './object-store.ts';

/**
 * Number and size of the files below a folder. It visits one file after the other, so that the requests of others go first,
 * and files that disappear meanwhile do not count.
 */
export async function folderUsage(folder: string): Promise<BucketUsage> {
  const usage = { count: 0, bytes: 0 };
  const waiting = [folder];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const entries = await opendir(path).catch(() => []);
    for await (const entry of entries) {
      const child = join(path, entry.name);
      if (entry.isDirectory()) waiting.push(child);
      if (!entry.isFile()) continue;
      const found = await stat(child).catch(() => undefined);
      if (found === undefined) continue;
      usage.count += 1;
      usage.bytes += found.size;
    }
  }
  return usage;
}

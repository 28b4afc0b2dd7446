import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { VariantFile } from './count-file.ts';
import { countSet } from './count-set.ts';

/** Another way to count gets another number, so that counts of before are not used. */
const COUNTING = 1;

/** Counts of the files of a set, without what its manifest says. */
export type SetCounts = Awaited<ReturnType<typeof countSet>>;

/**
 * Counts the files of a set, or takes the stored counts of an earlier start if no file has changed since: the same names,
 * samples, sizes and times of change. Whole genomes take a minute to count.
 * @param path file of the stored counts; one that cannot be read is replaced
 */
export async function countsOfSet(
  files: readonly VariantFile[],
  path: string,
  count: (files: readonly VariantFile[]) => Promise<SetCounts> = countSet,
): Promise<SetCounts> {
  const fingerprint = await fingerprintOf(files);
  const stored = await readStored(path);
  if (stored?.fingerprint === fingerprint) {
    return stored.counts;
  }
  const counts = await count(files);
  // Files that changed meanwhile have other counts, perhaps.
  if ((await fingerprintOf(files)) === fingerprint) {
    await store(path, { fingerprint, counts });
  }
  return counts;
}

interface StoredCounts {
  readonly fingerprint: string;
  readonly counts: SetCounts;
}

async function fingerprintOf(files: readonly VariantFile[]): Promise<string> {
  const states = await Promise.all(
    files.map(async ({ path, name, sample }) => {
      const { size, mtimeMs } = await stat(path).catch(() => ({ size: null, mtimeMs: null }));
      return [name, sample ?? null, size, mtimeMs];
    }),
  );
  return createHash('sha256')
    .update(JSON.stringify([COUNTING, states]))
    .digest('hex');
}

async function readStored(path: string): Promise<StoredCounts | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as StoredCounts;
  } catch {
    return undefined;
  }
}

/** Writes the file beside its name and renames it. The counts are right without it, so a full disk is no error. */
async function store(path: string, counts: StoredCounts): Promise<void> {
  const unfinished = `${path}.unfinished`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(unfinished, JSON.stringify(counts), { mode: 0o600 });
    await rename(unfinished, path);
  } catch {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}

import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ColumnSet } from './column-set.ts';
import { readIndexFile, writeIndexFile } from './index-file.ts';

/** Store of read indexes between starts. Without its files the indexes are built from the records again. */
export interface IndexStore {
  /** Stored columns of a collection, of any earlier records; undefined without a file that can be used. */
  load(collection: string, keys: readonly string[]): Promise<ColumnSet | undefined>;
  save(collection: string, set: ColumnSet): Promise<void>;
}

/** Index store in a folder, with one file for each collection. */
export class FolderIndexStore implements IndexStore {
  /** @param folder is created with the first file. */
  constructor(
    private readonly folder: string,
    private readonly log: (line: string) => void = console.error,
  ) {}

  async load(collection: string, keys: readonly string[]): Promise<ColumnSet | undefined> {
    try {
      const set = await readIndexFile(this.fileOf(collection), collection);
      if (set.keys.length === keys.length && set.keys.every((key, at) => key === keys[at])) return set;
      this.log(
        `The stored read index of ${collection} is not used, because the collection has other fields now: it is built anew.`,
      );
    } catch (error) {
      if (isMissing(error)) return undefined;
      const reason = error instanceof Error ? error.message : String(error);
      this.log(`The stored read index of ${collection} is not used (${reason}): it is built anew.`);
    }
    return undefined;
  }

  /** A failure is logged only, because the server works without the file. */
  async save(collection: string, set: ColumnSet): Promise<void> {
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await writeIndexFile(this.fileOf(collection), collection, set);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.log(
        `The read index of ${collection} could not be stored (${reason}): the next start builds it again.`,
      );
    }
  }

  /** Path of the file: a digest, because the name of a collection may be no name of a file. */
  fileOf(collection: string): string {
    return join(this.folder, `${createHash('sha256').update(collection).digest('hex').slice(0, 32)}.index`);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

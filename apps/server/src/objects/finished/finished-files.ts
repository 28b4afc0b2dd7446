import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../records/database.ts';
import type { ListEntry } from '../object-store.ts';
import type { ObjectLocation } from '../storage-link.ts';
import { dataSetFolder } from './data-set-folder.ts';
import './finished-file-table.ts';

/** Rows of one statement. */
const BATCH = 5_000;

/** Recorded content of a file. */
export type FinishedFile =
  /** Its data set is not finished, or was finished without a record. */
  | 'open'
  /** Its data set was finished without it. */
  | 'added'
  /** Entity tag when its data set was finished. */
  | { etag: string };

/**
 * Records of the files of finished data sets. A store with temporary keys takes files in a folder until the last key expires,
 * and a transfer that began before goes on even after that. Only a comparison with the record shows whether a file is the one
 * that was checked.
 */
export class FinishedFiles {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Records the files of a folder in the transaction that finishes its data set. Files that have a record keep it. */
  async record(
    transaction: Transaction<Database>,
    folder: ObjectLocation,
    files: readonly ListEntry[],
  ): Promise<void> {
    const link = dataSetFolder(folder);
    if (link === undefined) return;
    for (let start = 0; start < files.length; start += BATCH) {
      const batch = files.slice(start, start + BATCH);
      await sql`insert into finished_files (folder, key, etag)
        select ${link}, entry->>0, entry->>1 from jsonb_array_elements(${JSON.stringify(
          batch.map(({ key, etag }) => [key, etag ?? '']),
        )}::jsonb) entry on conflict do nothing`.execute(transaction);
    }
  }

  /** Recorded content of the file at a location. */
  async find(location: ObjectLocation): Promise<FinishedFile> {
    const folder = dataSetFolder(location);
    if (folder === undefined) return 'open';
    const { rows } = await sql<{ etag: string | null; finished: boolean }>`
      select (select etag from finished_files where folder = ${folder} and key = ${location.key}) as etag,
        exists(select 1 from finished_files where folder = ${folder}) as finished`.execute(this.#db);
    const { etag = null, finished = false } = rows[0] ?? {};
    if (!finished) return 'open';
    return etag === null ? 'added' : { etag };
  }

  /** Keys of a folder that changed, or were added, after its data set was finished. */
  async changed(folder: ObjectLocation, files: readonly ListEntry[]): Promise<string[]> {
    const link = dataSetFolder(folder);
    if (link === undefined) return [];
    const rows = await this.#db
      .selectFrom('finished_files')
      .select(['key', 'etag'])
      .where('folder', '=', link)
      .execute();
    const tags = new Map(rows.map(({ key, etag }) => [key, etag]));
    if (tags.size === 0) return [];
    return files.filter(({ key, etag }) => tags.get(key) !== (etag ?? '')).map(({ key }) => key);
  }

  /** Notes that files go into the trash. Only those that did not change since the end of their data set may come back. */
  async trashed(id: string, bucket: string, files: readonly ListEntry[]): Promise<void> {
    await this.#replace(bucket, files, (tag) => [tag, trashTag(id)]);
  }

  /** Notes that files came back from the trash: the store may have given them other entity tags. */
  async restored(id: string, bucket: string, files: readonly ListEntry[]): Promise<void> {
    await this.#replace(bucket, files, (tag) => [trashTag(id), tag]);
  }

  /** Forgets all records: the objects of a store that was put back have other entity tags. */
  async forget(): Promise<void> {
    await this.#db.deleteFrom('finished_files').execute();
  }

  /** Replaces the recorded tags of files, where `change` gives the recorded one and the new one for an entity tag. */
  async #replace(
    bucket: string,
    files: readonly ListEntry[],
    change: (tag: string) => readonly [recorded: string, replacement: string],
  ): Promise<void> {
    const rows = files.flatMap(({ key, etag }) => {
      const folder = dataSetFolder({ bucket, key });
      return folder === undefined ? [] : [[folder, key, ...change(etag ?? '')]];
    });
    for (let start = 0; start < rows.length; start += BATCH)
      await sql`update finished_files file set etag = entry->>3
        from jsonb_array_elements(${JSON.stringify(rows.slice(start, start + BATCH))}::jsonb) entry
        where file.folder = entry->>0 and file.key = entry->>1 and file.etag = entry->>2`.execute(this.#db);
  }
}

/** Recorded tag of a file in the trash; no entity tag has a blank. */
function trashTag(id: string): string {
  return `trash ${id}`;
}

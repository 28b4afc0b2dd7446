import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type SqlBool } from 'kysely';
import { ApiError } from '../http/api-error.ts';
import { underFreeKey } from '../objects/free-key.ts';
import type { FinishedFiles } from '../objects/finished/finished-files.ts';
import { listObject } from '../objects/object-size.ts';
import type { ListEntry, ObjectStore } from '../objects/object-store.ts';
import type { ObjectLocation } from '../objects/storage-link.ts';
import type { Database } from '../records/database.ts';
import { readPage, type PageRequest } from '../records/read-page.ts';
import type { TrashTable } from './trash-table.ts';

/** Bucket of what is in the trash; no listing of buckets shows it. */
export const TRASH_BUCKET = 'trash';

/** Largest number of files of a folder that stay files of a finished data set when they come back. */
const MAX_FILES = 200_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Entry of the trash. */
export type TrashEntry = Selectable<TrashTable>;

/** Entries that a caller sees: what they deleted, and what others deleted below their folders. */
export interface TrashFilter {
  username: string;
  homes: readonly ObjectLocation[];
}

/** Options of the trash. */
export interface TrashOptions {
  db: Kysely<Database>;
  objects: ObjectStore;
  /** Days after which an entry is removed. */
  keptDays: number;
  /** Records of the files of finished data sets, which follow the files into the trash and back. */
  finishedFiles?: FinishedFiles | undefined;
  now?: () => number;
}

/**
 * Trash of object storage: a deleted object is moved into a bucket of its own, and a record has where it was. The record comes
 * first and goes last, so that a server that is killed in between leaves no object without one.
 */
export class Trash {
  readonly #db: Kysely<Database>;
  readonly #objects: ObjectStore;
  readonly #finishedFiles: FinishedFiles | undefined;
  readonly #now: () => number;
  readonly keptDays: number;

  constructor({ db, objects, keptDays, finishedFiles, now = Date.now }: TrashOptions) {
    this.#db = db;
    this.#objects = objects;
    this.keptDays = keptDays;
    this.#finishedFiles = finishedFiles;
    this.#now = now;
  }

  /** Moves an object or a folder into the trash. Throws `ApiError` 404 when it does not exist. Returns its id there. */
  async put({ bucket, key }: ObjectLocation, deletedBy: string): Promise<string> {
    const id = randomUUID();
    const time = this.#now();
    const entry = {
      id,
      bucket,
      key,
      bytes: await this.#sizeOf(bucket, key),
      deleted_by: deletedBy,
      deleted_time: time,
      expires_time: time + this.keptDays * DAY_MS,
    };
    const files = await this.#filesOf({ bucket, key });
    await this.#db.insertInto('trash').values(entry).execute();
    await this.#finishedFiles?.trashed(id, bucket, files);
    try {
      await this.#objects.move(bucket, key, trashKey(entry), TRASH_BUCKET);
    } catch (error) {
      // The files of before: the store that failed may not list them now.
      await this.#finishedFiles?.restored(id, bucket, files);
      await this.#forget(id);
      throw error;
    }
    return id;
  }

  /** One page of entries, the newest first. */
  list(filter: TrashFilter, page: PageRequest): Promise<{ total: number; rows: TrashEntry[] }> {
    const { username, homes } = filter;
    const found = this.#db
      .selectFrom('trash')
      .where(({ eb, or, and }) =>
        or([
          eb('deleted_by', '=', username),
          ...homes.map((home) =>
            and([eb('bucket', '=', home.bucket), sql<SqlBool>`starts_with(key, ${home.key})`]),
          ),
        ]),
      );
    return readPage(found, found.selectAll().orderBy('deleted_time', 'desc').orderBy('id'), page);
  }

  /** Entry with an id, undefined when there is none. */
  find(id: string): Promise<TrashEntry | undefined> {
    return this.#db.selectFrom('trash').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /**
   * Moves an entry back to where it was, and returns its key there. Throws `KeyTakenError` when that is taken, unless it may
   * get a number.
   */
  async restore(entry: TrashEntry, mayNumber: boolean): Promise<string> {
    const { id, bucket, key: former } = entry;
    const moveTo = (key: string) => this.#objects.move(TRASH_BUCKET, trashKey(entry), key, bucket);
    let key = former;
    try {
      if (mayNumber) key = await underFreeKey(former, moveTo);
      else await moveTo(former);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) await this.#forget(id);
      throw error;
    }
    await this.#finishedFiles?.restored(id, bucket, await this.#filesOf({ bucket, key }));
    await this.#objects.delete(TRASH_BUCKET, `${id}/`);
    await this.#forget(id);
    return key;
  }

  /** Removes an entry for good. */
  async remove({ id }: TrashEntry): Promise<void> {
    await this.#objects.delete(TRASH_BUCKET, `${id}/`);
    await this.#forget(id);
  }

  /** Removes the entries whose time is over, and returns their number. */
  async removeExpired(): Promise<number> {
    const expired = await this.#db
      .selectFrom('trash')
      .selectAll()
      .where('expires_time', '<=', String(this.#now()))
      .execute();
    for (const entry of expired) await this.remove(entry);
    return expired.length;
  }

  async #sizeOf(bucket: string, key: string): Promise<number> {
    if (key.endsWith('/')) return (await this.#objects.usage(bucket, key)).bytes;
    return (await this.#objects.head(bucket, key))?.size ?? 0;
  }

  /** Files at a location that may be in a finished data set; none in a store that has no records of them. */
  async #filesOf({ bucket, key }: ObjectLocation): Promise<ListEntry[]> {
    if (!this.#finishedFiles) return [];
    if (!key.endsWith('/')) {
      const file = await listObject(this.#objects, bucket, key);
      return file ? [file] : [];
    }
    const request = { bucket, prefix: key, delimiter: '', page: 1, perPage: MAX_FILES } as const;
    return (await this.#objects.list(request)).entries;
  }

  async #forget(id: string): Promise<void> {
    await this.#db.deleteFrom('trash').where('id', '=', id).execute();
  }
}

/** Key in the trash: of its own folder and the last segment only, since the whole key could become too long. */
function trashKey({ id, key }: Pick<TrashEntry, 'id' | 'key'>): string {
  const start = key.slice(0, key.endsWith('/') ? -1 : undefined).lastIndexOf('/') + 1;
  return `${id}/${key.slice(start)}`;
}

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Kysely, Selectable } from 'kysely';
import { ApiError, notFound } from '../http/api-error.ts';
import type { Caller } from '../identity/identity.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { partSize, type PartStore, type SizedUpload, type StoredPart } from '../objects/parts/part-store.ts';
import type { Database } from '../records/database.ts';
import { SharedCalls } from '../shared-calls/shared-calls.ts';
import type { PartUploadTable } from './tables.ts';

/** Upload in parts, as the database has it. */
export type PartUploadRow = Selectable<PartUploadTable>;

/** Size of the parts of an upload in bytes, unless there would be too many of them. */
const PART_BYTES = 8 * 1024 * 1024;
/** Most parts of an object in S3. */
const MAX_PARTS = 10_000;
/** Most uploads of an account that have not ended. */
const MAX_OPEN = 500;
/** Time that a request waits for the check of a stored object, in milliseconds. */
const CHECK_WAIT_MS = 2000;

/** Dependencies of the uploads. */
export interface PartUploadOptions {
  db: Kysely<Database>;
  parts: PartStore;
  objects: Pick<ObjectStore, 'digests' | 'delete'>;
}

/** Uploads in parts: the database says whose they are, and the part store holds the parts. */
export class PartUploads {
  readonly #db: Kysely<Database>;
  readonly #parts: PartStore;
  readonly #objects: PartUploadOptions['objects'];
  /** Checks that this server makes now, by the ids of their uploads. */
  readonly #checks = new SharedCalls<void>();
  /** Completions that this server makes now, likewise. */
  readonly #completions = new SharedCalls<PartUploadRow>();

  constructor({ db, parts, objects }: PartUploadOptions) {
    this.#db = db;
    this.#parts = parts;
    this.#objects = objects;
  }

  /** Begins an upload, or finds the same one without parts. Throws 409 for an account with too many of them. */
  async begin(
    { sub }: Pick<Caller, 'sub'>,
    { bucket, key, size }: { bucket: string; key: string; size: number },
  ): Promise<PartUploadRow> {
    const open = await this.#db
      .selectFrom('part_uploads')
      .selectAll()
      .where('owner_sub', '=', sub)
      .where('state', '=', 'open')
      .execute();
    const same = open.find((row) => row.bucket === bucket && row.key === key && Number(row.size) === size);
    // A call whose response was lost is made again: its upload would take from the quota until it is removed.
    if (same && (await this.list(same)).length === 0) return this.find({ sub }, same.id);
    if (open.length >= MAX_OPEN)
      throw new ApiError(409, {
        'en-US': `You have ${MAX_OPEN} unfinished uploads: finish or cancel some of them first.`,
        'zh-CN': `您有 ${MAX_OPEN} 个未完成的上传：请先完成或取消其中一些。`,
      });
    const partBytes = Math.max(PART_BYTES, Math.ceil(size / MAX_PARTS));
    const storeId = await this.#parts.begin({ bucket, key, size, partBytes });
    return this.#db
      .insertInto('part_uploads')
      .values({
        id: randomUUID(),
        owner_sub: sub,
        bucket,
        key,
        size,
        part_bytes: partBytes,
        store_id: storeId,
        state: 'open',
        used_time: Date.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Upload of a caller, which counts as used now. Throws 404 for that of another account. */
  async find({ sub }: Pick<Caller, 'sub'>, id: string): Promise<PartUploadRow> {
    const row = await this.#db
      .updateTable('part_uploads')
      .set({ used_time: Date.now() })
      .where('id', '=', id)
      .where('owner_sub', '=', sub)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound('upload', id);
    return row.state === 'checking' ? this.#checked(row) : row;
  }

  /** Parts that are complete; none when the upload is not open. */
  async list(row: PartUploadRow): Promise<StoredPart[]> {
    return row.state === 'open' ? this.#parts.list(sizedUpload(row)) : [];
  }

  /** Link for a part. Throws 400 for a number that the upload does not have, and 409 when it takes no parts any more. */
  async presign(row: PartUploadRow, number: number, expiresInSeconds: number): Promise<string> {
    if (row.state !== 'open')
      throw new ApiError(409, {
        'en-US': 'This upload was completed: it takes no parts any more.',
        'zh-CN': '此上传已完成，不再接收分片。',
      });
    const upload = sizedUpload(row);
    const bytes = partSize(upload, number);
    if (bytes === undefined)
      throw new ApiError(
        400,
        { 'en-US': `The upload has no part ${number}.`, 'zh-CN': `此上传没有分片 ${number}。` },
        [
          {
            field: 'body.numbers',
            message: { 'en-US': 'must be numbers of its parts', 'zh-CN': '须为其分片的编号' },
          },
        ],
      );
    return this.#parts.presign({ ...upload, number, bytes }, { expiresInSeconds });
  }

  /**
   * Makes the parts an object, and begins to check it. Does nothing for an upload that was completed. A store may join many parts
   * for longer than a client waits: the call that the client then repeats waits for the first one.
   */
  async complete(row: PartUploadRow, sha256: string | undefined): Promise<PartUploadRow> {
    if (row.state !== 'open') return row;
    const completed = await this.#completions.share(row.id, () => this.#join(row, sha256));
    return completed.state === 'checking' ? this.#checked(completed) : completed;
  }

  /** Ends an upload and deletes its parts; what it has stored stays. */
  async end(row: PartUploadRow): Promise<void> {
    if (row.state === 'open') await this.#parts.abort(sizedUpload(row));
    await this.#db.deleteFrom('part_uploads').where('id', '=', row.id).execute();
  }

  /** Resolves when the checks that this server makes have ended. */
  async settled(): Promise<void> {
    await this.#checks.settled();
  }

  /** Makes the parts an object. A call whose parts are gone finds what another one has made of them since its row was read. */
  async #join(row: PartUploadRow, sha256: string | undefined): Promise<PartUploadRow> {
    try {
      await this.#parts.complete(sizedUpload(row));
    } catch (error) {
      const now = await this.#read(row.id);
      if (now !== undefined && now.state !== 'open') return now;
      throw error;
    }
    return this.#set(row.id, { state: 'checking', expected_sha256: sha256 ?? null });
  }

  /** Upload after its check, or still in it when that takes long. */
  async #checked(row: PartUploadRow): Promise<PartUploadRow> {
    const isEnded = await Promise.race([
      this.#check(row).then(() => true),
      setTimeout(CHECK_WAIT_MS, false, { ref: false }),
    ]);
    if (!isEnded) return row;
    return (await this.#read(row.id)) ?? row;
  }

  #read(id: string): Promise<PartUploadRow | undefined> {
    return this.#db.selectFrom('part_uploads').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Computes the checksum of the object and compares it. A check that fails is made again when its owner asks. */
  #check(row: PartUploadRow): Promise<void> {
    return this.#checks.share(row.id, () => this.#compare(row).catch(() => undefined));
  }

  async #compare({ id, bucket, key, expected_sha256: expected }: PartUploadRow): Promise<void> {
    const digests = await this.#objects.digests(bucket, key);
    const isSame = digests !== undefined && (expected === null || digests.sha256 === expected);
    if (!isSame && digests) await this.#objects.delete(bucket, key);
    await this.#set(id, { state: isSame ? 'done' : 'different', sha256: digests?.sha256 ?? null });
  }

  #set(
    id: string,
    values: Partial<Pick<PartUploadRow, 'state' | 'expected_sha256' | 'sha256'>>,
  ): Promise<PartUploadRow> {
    return this.#db
      .updateTable('part_uploads')
      .set({ ...values, used_time: Date.now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
}

/** Upload of a row as the part store knows it. */
export function sizedUpload(row: PartUploadRow): SizedUpload {
  return {
    bucket: row.bucket,
    key: row.key,
    storeId: row.store_id,
    size: Number(row.size),
    partBytes: Number(row.part_bytes),
  };
}

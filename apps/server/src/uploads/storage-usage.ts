import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Caller } from '../identity/identity.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { ownFolders } from '../objects/own-folders.ts';
import type { ObjectLocation } from '../objects/storage-link.ts';
import type { Database } from '../records/database.ts';

/** Account whose files are measured. */
export type FileOwner = Pick<Caller, 'sub' | 'username' | 'email'>;

interface Measured {
  bytes: Promise<number>;
  until: number;
}

/** Least time for which a figure is used again, in milliseconds. */
const LEAST_REUSE_MS = 3000;
/** A figure is used again for this many times of what measuring it took, so that measuring takes a small share of the time. */
const REUSE_FACTOR = 20;

/**
 * Storage that accounts and groups use: the files below their folders, what of them is in the trash, and the sizes of their
 * uploads that have not ended. Files are measured in the store, so that a figure cannot drift from it.
 */
export class StorageUsage {
  readonly #db: Kysely<Database>;
  readonly #objects: Pick<ObjectStore, 'usage'>;
  readonly #measured = new Map<string, Measured>();
  readonly #held = new Map<string, number>();

  constructor(db: Kysely<Database>, objects: Pick<ObjectStore, 'usage'>) {
    this.#db = db;
    this.#objects = objects;
  }

  /** Bytes that an account uses. Its upload `except` does not count. */
  async ofAccount(owner: FileOwner, except?: string): Promise<number> {
    return (await this.#stored(owner)) + (await this.#unfinished([owner.sub], except));
  }

  /** Bytes that the accounts of a group use. */
  async ofGroup(group: string, except?: string): Promise<number> {
    const members = await this.#members(group);
    let bytes = 0;
    for (const member of members) bytes += await this.#stored(member);
    return (
      bytes +
      (await this.#unfinished(
        members.map(({ sub }) => sub),
        except,
      ))
    );
  }

  /** Counts bytes that an account is writing, until the returned function is called. */
  hold(sub: string, bytes: number): () => void {
    this.#held.set(sub, this.#heldBy(sub) + bytes);
    return () => {
      const remaining = this.#heldBy(sub) - bytes;
      if (remaining > 0) this.#held.set(sub, remaining);
      else this.#held.delete(sub);
    };
  }

  /** Counts bytes that an account has written since its files were measured. */
  async add(owner: FileOwner, bytes: number): Promise<void> {
    const total = (await this.#files(owner)) + bytes;
    const known = this.#measured.get(owner.sub);
    if (known) known.bytes = Promise.resolve(total);
  }

  /** Measures the files of an account anew next time. */
  forget(sub: string): void {
    this.#measured.delete(sub);
  }

  #heldBy(sub: string): number {
    return this.#held.get(sub) ?? 0;
  }

  async #stored(owner: FileOwner): Promise<number> {
    return (await this.#files(owner)) + this.#heldBy(owner.sub);
  }

  #files(owner: FileOwner): Promise<number> {
    const known = this.#measured.get(owner.sub);
    if (known && known.until > Date.now()) return known.bytes;
    const began = Date.now();
    const measured: Measured = { bytes: this.#measure(owner), until: Number.POSITIVE_INFINITY };
    this.#measured.set(owner.sub, measured);
    measured.bytes.then(
      () => (measured.until = Date.now() + Math.max(LEAST_REUSE_MS, (Date.now() - began) * REUSE_FACTOR)),
      () => this.#measured.delete(owner.sub),
    );
    return measured.bytes;
  }

  async #measure(owner: FileOwner): Promise<number> {
    const folders = ownFolders(owner);
    let sum = await this.#trashed(folders);
    for (const { bucket, key } of folders) sum += (await this.#objects.usage(bucket, key)).bytes;
    return sum;
  }

  async #trashed(folders: readonly ObjectLocation[]): Promise<number> {
    const row = await this.#db
      .selectFrom('trash')
      .select((select) => select.fn.sum<string | null>('bytes').as('bytes'))
      .where(({ eb, or, and }) =>
        or(
          folders.map((folder) =>
            and([eb('bucket', '=', folder.bucket), sql<SqlBool>`starts_with(key, ${folder.key})`]),
          ),
        ),
      )
      .executeTakeFirst();
    return Number(row?.bytes ?? 0);
  }

  async #unfinished(subs: readonly string[], except?: string): Promise<number> {
    if (subs.length === 0) return 0;
    const row = await this.#db
      .selectFrom('part_uploads')
      .select((select) => select.fn.sum<string | null>('size').as('bytes'))
      .where('owner_sub', 'in', subs)
      .where('state', '=', 'open')
      .where('id', '!=', except ?? '')
      .executeTakeFirst();
    return Number(row?.bytes ?? 0);
  }

  async #members(group: string): Promise<FileOwner[]> {
    const isMember = sql<boolean>`groups @> ${JSON.stringify([group])}::jsonb`;
    const own = this.#db.selectFrom('users').select(['sub', 'username', 'email']).where(isMember);
    const others = this.#db
      .selectFrom('provider_accounts')
      .select(['sub', 'username', 'email'])
      .where(isMember);
    return own.union(others).execute();
  }
}

import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../records/database.ts';
import type { OneTimeLinkTable } from '../../records/identity-tables.ts';
import { secretDigest } from '../secrets/secret-digest.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Lifetimes of links. An invitation waits for somebody who may be away. */
const LIFETIME_MS = { invitation: 7 * 24 * HOUR_MS, reset: 24 * HOUR_MS } as const;

/** Purpose of a one-time link. */
export type LinkPurpose = OneTimeLinkTable['purpose'];

/** New one-time link; its secret is nowhere else. */
export interface NewOneTimeLink {
  secret: string;
  purpose: LinkPurpose;
  /** Milliseconds since the epoch. */
  expires: number;
}

/** Valid one-time link. */
export interface ValidLink {
  sub: string;
  purpose: LinkPurpose;
  expires: number;
}

/** Store of one-time links, by the digest of their secrets, which have 256 random bits. */
export class OneTimeLinks {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, now: () => number = Date.now) {
    this.#db = db;
    this.#now = now;
  }

  /** Creates a link for an account, whose earlier ones end. */
  async create(sub: string, purpose: LinkPurpose): Promise<NewOneTimeLink> {
    const secret = randomBytes(32).toString('base64url');
    const expires = this.#now() + LIFETIME_MS[purpose];
    await this.#db.deleteFrom('one_time_links').where('owner_sub', '=', sub).execute();
    await this.#db
      .insertInto('one_time_links')
      .values({ digest: secretDigest(secret), owner_sub: sub, purpose, expires_time: expires })
      .execute();
    return { secret, purpose, expires };
  }

  async find(secret: string): Promise<ValidLink | undefined> {
    const row = await this.#db
      .selectFrom('one_time_links')
      .selectAll()
      .where('digest', '=', secretDigest(secret))
      .where('expires_time', '>', String(this.#now()))
      .executeTakeFirst();
    return row && { sub: row.owner_sub, purpose: row.purpose, expires: Number(row.expires_time) };
  }

  /** Uses up a link: of two calls at once, one gets it. */
  async take(secret: string): Promise<ValidLink | undefined> {
    const row = await this.#db
      .deleteFrom('one_time_links')
      .where('digest', '=', secretDigest(secret))
      .where('expires_time', '>', String(this.#now()))
      .returningAll()
      .executeTakeFirst();
    return row && { sub: row.owner_sub, purpose: row.purpose, expires: Number(row.expires_time) };
  }
}

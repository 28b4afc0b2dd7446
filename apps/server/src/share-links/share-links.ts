import type { Kysely, Selectable } from 'kysely';
import { ApiError, notFound } from '../http/api-error.ts';
import { createTokenParts } from '../identity/access-tokens/token-format.ts';
import { secretDigest } from '../identity/secrets/secret-digest.ts';
import type { ObjectLocation } from '../objects/storage-link.ts';
import type { Database } from '../records/database.ts';
import type { ShareLinkTable } from './share-link-table.ts';

/** Maximum number of links of one account that work. */
export const MAX_SHARE_LINKS = 200;

/** Stored share link. */
export type ShareLinkRow = Selectable<ShareLinkTable>;

/** Values of a new share link. */
export interface NewShareLink extends ObjectLocation {
  ownerSub: string;
  seconds: number;
}

/** Store of share links. Their secrets leave it once, when a link is created. */
export class ShareLinks {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, now: () => number = Date.now) {
    this.#db = db;
    this.#now = now;
  }

  /** Links of an account that have not expired, the newest first. */
  list(ownerSub: string): Promise<ShareLinkRow[]> {
    return this.#db
      .selectFrom('share_links')
      .selectAll()
      .where('owner_sub', '=', ownerSub)
      .where('expires_time', '>', String(this.#now()))
      .orderBy('created_time', 'desc')
      .orderBy('id')
      .execute();
  }

  /** Creates a link, and removes those of all accounts that have expired. @throws ApiError 409 for an account that has too many */
  async create({
    ownerSub,
    bucket,
    key,
    seconds,
  }: NewShareLink): Promise<{ secret: string; row: ShareLinkRow }> {
    const now = this.#now();
    await this.#db.deleteFrom('share_links').where('expires_time', '<=', String(now)).execute();
    if ((await this.list(ownerSub)).length >= MAX_SHARE_LINKS)
      throw new ApiError(409, {
        'en-US': `An account has at most ${MAX_SHARE_LINKS} share links that work: revoke one first.`,
        'zh-CN': `每个账户最多有 ${MAX_SHARE_LINKS} 个有效的共享链接：请先撤销一个。`,
      });
    const { id, secret } = createTokenParts();
    const row = await this.#db
      .insertInto('share_links')
      .values({
        id,
        digest: secretDigest(secret),
        owner_sub: ownerSub,
        bucket,
        key,
        created_time: now,
        expires_time: now + seconds * 1000,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { secret, row };
  }

  /** Deletes a link of an account, and resolves to it. @throws ApiError 404 */
  async revoke(ownerSub: string, id: string): Promise<ShareLinkRow> {
    const row = await this.#db
      .deleteFrom('share_links')
      .where('id', '=', id)
      .where('owner_sub', '=', ownerSub)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound('share link', id);
    return row;
  }

  /** Finds a link by its secret; undefined if it was revoked, has expired or never was. */
  find(secret: string): Promise<ShareLinkRow | undefined> {
    return this.#db
      .selectFrom('share_links')
      .selectAll()
      .where('digest', '=', secretDigest(secret))
      .where('expires_time', '>', String(this.#now()))
      .executeTakeFirst();
  }
}

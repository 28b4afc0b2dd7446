import type { Kysely, Selectable } from 'kysely';
import { ApiError, NAME_TAKEN, notFound } from '../../http/api-error.ts';
import type { TokenScope } from '../../http/contract/operation-scope.ts';
import type { Database } from '../../records/database.ts';
import { secretDigest } from '../secrets/secret-digest.ts';
import { createTokenParts, formatToken, parseToken, secretMatches } from './token-format.ts';
import type { AccessTokenTable } from './token-table.ts';

/** Maximum number of tokens of one account. */
export const MAX_TOKENS = 50;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Precision of the time of the last use: a busy token must not write to the database with each call. */
const USE_MS = 60_000;

/** Stored token. */
export type AccessTokenRow = Selectable<AccessTokenTable>;

/** Values of a new token. */
export interface NewAccessToken {
  ownerSub: string;
  name: string;
  scopes: readonly TokenScope[];
  days: number;
}

/** Store of personal access tokens. Their secrets leave it once, when a token is created. */
export class AccessTokens {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, now: () => number = Date.now) {
    this.#db = db;
    this.#now = now;
  }

  /** Tokens of an account, the newest first, with the expired ones. */
  list(ownerSub: string): Promise<AccessTokenRow[]> {
    return this.#db
      .selectFrom('access_tokens')
      .selectAll()
      .where('owner_sub', '=', ownerSub)
      .orderBy('created_time', 'desc')
      .orderBy('id')
      .execute();
  }

  /** Creates a token. @throws ApiError 409 for a name that is taken, and for an account that has too many tokens. */
  async create({
    ownerSub,
    name,
    scopes,
    days,
  }: NewAccessToken): Promise<{ token: string; row: AccessTokenRow }> {
    const own = await this.list(ownerSub);
    if (own.length >= MAX_TOKENS)
      throw new ApiError(409, {
        'en-US': `An account has at most ${MAX_TOKENS} access tokens: delete one first.`,
        'zh-CN': `每个账户最多有 ${MAX_TOKENS} 个访问令牌：请先删除一个。`,
      });
    const parts = createTokenParts();
    const now = this.#now();
    const row = await this.#db
      .insertInto('access_tokens')
      .values({
        id: parts.id,
        owner_sub: ownerSub,
        name,
        digest: secretDigest(parts.secret),
        scopes: JSON.stringify(scopes),
        created_time: now,
        expires_time: now + days * DAY_MS,
      })
      .onConflict((conflict) => conflict.columns(['owner_sub', 'name']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row)
      throw new ApiError(
        409,
        {
          'en-US': `You have another access token "${name}": choose another name.`,
          'zh-CN': `您已有名为“${name}”的访问令牌：请换一个名称。`,
        },
        [{ field: 'body.name', message: NAME_TAKEN }],
      );
    return { token: formatToken(parts), row };
  }

  /** Deletes a token of an account, and resolves to it. @throws ApiError 404 */
  async delete(ownerSub: string, id: string): Promise<AccessTokenRow> {
    const row = await this.#db
      .deleteFrom('access_tokens')
      .where('id', '=', id)
      .where('owner_sub', '=', ownerSub)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound('access token', id);
    return row;
  }

  /** Finds a valid token by its text, and notes its use. */
  async find(text: string): Promise<AccessTokenRow | undefined> {
    const parts = parseToken(text);
    if (!parts) return undefined;
    const row = await this.#db
      .selectFrom('access_tokens')
      .selectAll()
      .where('id', '=', parts.id)
      .executeTakeFirst();
    const now = this.#now();
    if (!row || !secretMatches(parts.secret, row.digest) || Number(row.expires_time) <= now) return undefined;
    if (Number(row.last_used_time ?? 0) <= now - USE_MS)
      await this.#db
        .updateTable('access_tokens')
        .set({ last_used_time: now })
        .where('id', '=', row.id)
        .execute();
    return row;
  }
}

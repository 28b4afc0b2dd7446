import { sql, type Kysely } from 'kysely';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { textProblem } from '../http/contract/text-problem.ts';
import type { Database } from '../records/database.ts';
import { errors } from './oidc-library.ts';

/**
 * Milliseconds in which a refresh token can be used again after its first use. A page that is reloaded during a refresh never receives
 * the new token; without this time its next refresh would end the sign-in.
 */
export const REFRESH_GRACE_MS = 30_000;

/** SQL adapter for the state of the OpenID provider, so that sessions and refresh tokens survive a restart. */
export function oidcRecords(db: Kysely<Database>): AdapterFactory {
  return (kind) => new OidcRecords(db, kind);
}

/**
 * Removes expired records: unused sessions and codes would otherwise remain forever, and so would the facts of ended sign-ins
 * and one-time links that were never used.
 */
export async function removeExpired(db: Kysely<Database>): Promise<void> {
  const now = String(Date.now());
  await db.deleteFrom('oidc_payloads').where('expires_time', '<', now).execute();
  await sql`delete from sign_ins where not exists (
    select 1 from oidc_payloads where kind = 'Grant' and id = sign_ins.grant_id)`.execute(db);
  await db.deleteFrom('one_time_links').where('expires_time', '<', now).execute();
}

class OidcRecords implements Adapter {
  readonly #db: Kysely<Database>;
  readonly #kind: string;

  constructor(db: Kysely<Database>, kind: string) {
    this.#db = db;
    this.#kind = kind;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const values = {
      payload: storableJson(payload),
      grant_id: payload.grantId ?? null,
      uid: payload.uid ?? null,
      user_code: payload.userCode ?? null,
      expires_time: expiresIn === undefined ? null : Date.now() + expiresIn * 1000,
    };
    await this.#db
      .insertInto('oidc_payloads')
      .values({ kind: this.#kind, id, consumed_time: null, ...values })
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values))
      .execute();
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('id', id);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('uid', uid);
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('user_code', userCode);
  }

  /** Consumes a code or token once; a second, concurrent call throws, except for a refresh token within {@link REFRESH_GRACE_MS}. */
  async consume(id: string): Promise<void> {
    const result = await this.#db
      .updateTable('oidc_payloads')
      .set({ consumed_time: Date.now() })
      .where('kind', '=', this.#kind)
      .where('id', '=', id)
      .where('consumed_time', 'is', null)
      .executeTakeFirst();
    if (result.numUpdatedRows > 0n) return;
    // The time of the first use stays, so that uses in a row do not extend the grace.
    const record = await this.find(id);
    if (record === undefined || 'consumed' in record) throw new errors.InvalidGrant('already used');
  }

  async destroy(id: string): Promise<void> {
    await this.#db.deleteFrom('oidc_payloads').where('kind', '=', this.#kind).where('id', '=', id).execute();
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#db.deleteFrom('oidc_payloads').where('grant_id', '=', grantId).execute();
  }

  async #findBy(column: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> {
    // Ids come from clients (tokens, cookies, client ids); the database refuses such a text.
    if (textProblem(value) !== undefined) return undefined;
    const row = await this.#db
      .selectFrom('oidc_payloads')
      .select(['payload', 'consumed_time'])
      .where('kind', '=', this.#kind)
      .where(sql.ref(column), '=', value)
      .where((where) =>
        where.or([where('expires_time', 'is', null), where('expires_time', '>', String(Date.now()))]),
      )
      .executeTakeFirst();
    if (!row) return undefined;
    return row.consumed_time === null || this.#isInGrace(Number(row.consumed_time))
      ? row.payload
      : { ...row.payload, consumed: Math.floor(Number(row.consumed_time) / 1000) };
  }

  #isInGrace(consumedTime: number): boolean {
    return this.#kind === 'RefreshToken' && Date.now() - consumedTime < REFRESH_GRACE_MS;
  }
}

/** JSON of a payload with request parameters. @throws InvalidRequest for text that the database cannot store. */
function storableJson(payload: AdapterPayload): string {
  return JSON.stringify(payload, (_key, value: unknown) => {
    const problem = typeof value === 'string' ? textProblem(value) : undefined;
    if (problem !== undefined) throw new errors.InvalidRequest(`a parameter ${problem['en-US']}`);
    return value;
  });
}

import { sql, type Kysely } from 'kysely';
import type { AuditLog } from '../../audit/audit-log.ts';
import type { Database } from '../../records/database.ts';

/** Maximum length of what a browser says about itself, in characters. */
const MAX_USER_AGENT = 256;

/** Open sign-in of an account. */
export interface OpenSignIn {
  /** Id of its grant, which is `sid` in its tokens. */
  id: string;
  userAgent: string | null;
  /** Milliseconds since the epoch. */
  created: number;
  /** Last renewal of its tokens, in milliseconds since the epoch. */
  used: number;
}

/** Sign-in to record. */
export interface NewSignIn {
  grantId: string;
  sub: string;
  userAgent: string | undefined;
  address: string;
}

/** Store of the sign-ins of the embedded provider. A sign-in is open as long as its grant, which each call reads. */
export class SignIns {
  readonly #db: Kysely<Database>;
  readonly #audit: Pick<AuditLog, 'record'>;

  constructor(db: Kysely<Database>, audit: Pick<AuditLog, 'record'>) {
    this.#db = db;
    this.#audit = audit;
  }

  /** Records a sign-in with its browser. */
  async record({ grantId, sub, userAgent, address }: NewSignIn): Promise<void> {
    const now = Date.now();
    await this.#db
      .insertInto('sign_ins')
      .values({
        grant_id: grantId,
        owner_sub: sub,
        user_agent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
        created_time: now,
      })
      .execute();
    const account = await this.#db
      .updateTable('users')
      .set({ signed_in_time: now })
      .where('sub', '=', sub)
      .returning('username')
      .executeTakeFirst();
    await this.#audit.record({ kind: 'sign-in', actor: account?.username, address });
  }

  /** Records that a sign-in was ended by its own user; nothing for one that has ended before. */
  async recordEnd(grantId: string, address: string): Promise<void> {
    const ended = await this.#db
      .deleteFrom('sign_ins')
      .where('grant_id', '=', grantId)
      .returning((sub) =>
        sub
          .selectFrom('users')
          .select('username')
          .whereRef('users.sub', '=', 'sign_ins.owner_sub')
          .as('username'),
      )
      .executeTakeFirst();
    if (ended) await this.#audit.record({ kind: 'sign-out', actor: ended.username ?? undefined, address });
  }

  /** Open sign-ins of an account, the newest first. */
  async list(sub: string): Promise<OpenSignIn[]> {
    const { rows } = await sql<{ id: string; user_agent: string | null; created: string; used: string }>`
      select grants.id, sign_ins.user_agent, grants.payload ->> 'iat' as created,
        coalesce(
          (select max((parts.payload ->> 'iat')::bigint) from oidc_payloads parts where parts.grant_id = grants.id),
          (grants.payload ->> 'iat')::bigint
        )::text as used
      from oidc_payloads grants left join sign_ins on sign_ins.grant_id = grants.id
      where grants.kind = 'Grant' and grants.payload ->> 'accountId' = ${sub} and grants.expires_time > ${Date.now()}
      order by (grants.payload ->> 'iat')::bigint desc, grants.id`.execute(this.#db);
    return rows.map((row) => ({
      id: row.id,
      userAgent: row.user_agent,
      created: Number(row.created) * 1000,
      used: Number(row.used) * 1000,
    }));
  }

  /** Ends a sign-in of an account: its tokens, and the session of its browser at the provider. False if there is none. */
  async end(sub: string, id: string): Promise<boolean> {
    const ended = await this.#db
      .deleteFrom('oidc_payloads')
      .where('kind', '=', 'Grant')
      .where('id', '=', id)
      .where(sql<string>`payload ->> 'accountId'`, '=', sub)
      .returning('id')
      .executeTakeFirst();
    if (!ended) return false;
    await this.#db
      .deleteFrom('oidc_payloads')
      .where((where) =>
        where.or([
          where('grant_id', '=', id),
          where.and([
            where('kind', '=', 'Session'),
            where(sql<string>`payload -> 'authorizations' -> 'portal' ->> 'grantId'`, '=', id),
          ]),
        ]),
      )
      .execute();
    await this.#db.deleteFrom('sign_ins').where('grant_id', '=', id).execute();
    return true;
  }

  /** Ends all sign-ins of an account, or all but one. */
  async endAll(sub: string, keep?: string): Promise<void> {
    for (const { id } of await this.list(sub)) if (id !== keep) await this.end(sub, id);
  }
}

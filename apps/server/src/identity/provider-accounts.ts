import { sql, type Kysely } from 'kysely';
import type { Database } from '../records/database.ts';
import type { Caller } from './identity.ts';
import { substituteName } from './provider-claims.ts';

/** Time after which an account that was not seen counts as closed, in milliseconds. */
const MAX_ABSENCE_MS = 30 * 24 * 60 * 60 * 1000;

/** Groups and roles of an account. */
export type Rights = Pick<Caller, 'groups' | 'roles'>;

/** Store of an external provider's accounts, as they were last seen. */
export class ProviderAccounts {
  readonly #db: Kysely<Database>;
  readonly #issuer: string;

  constructor(db: Kysely<Database>, issuer: string) {
    this.#db = db;
    this.#issuer = issuer;
  }

  /**
   * Records an account and resolves to it with its name here: that of its first sign-in, as folders have it. A name that
   * belongs to another account already is replaced, so that no user gets the files of its owner; an email that does is left
   * out, since folders have emails as well. `before`: its groups and roles when it was last seen.
   */
  async record(caller: Caller): Promise<{ account: Caller; before: Rights | undefined }> {
    const seen = await this.#find(caller.sub);
    const names = seen ? [seen.username] : [caller.username, otherName(caller)];
    for (const username of names) {
      if (!seen && (await this.#namesAnother(caller.sub, username))) continue;
      const email = (await this.#isOwnEmail(caller)) ? caller.email : username;
      const row = await this.#save({ ...caller, username, email });
      if (row) return { account: { ...caller, username: row.username, email }, before: seen };
    }
    throw new Error(`The account ${caller.sub} of the provider has no name left.`);
  }

  /** Only an address is an email: another text could be the user name of an account that is still to come. */
  async #isOwnEmail({ sub, email }: Caller): Promise<boolean> {
    return email.includes('@') && !(await this.#namesAnother(sub, email));
  }

  /** True if a text is the user name, the email or the id of another account. */
  async #namesAnother(sub: string, text: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('provider_accounts')
      .select('sub')
      .where('issuer', '=', this.#issuer)
      .where('sub', '!=', sub)
      .where((where) =>
        where.or([where('username', '=', text), where('email', '=', text), where('sub', '=', text)]),
      )
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Account as it was last seen; undefined if that was long ago. */
  findSeen(sub: string): Promise<Caller | undefined> {
    return this.#db
      .selectFrom('provider_accounts')
      .select(['sub', 'username', 'email', 'name', 'groups', 'roles'])
      .where('issuer', '=', this.#issuer)
      .where('sub', '=', sub)
      .where('seen_time', '>', String(Date.now() - MAX_ABSENCE_MS))
      .executeTakeFirst();
  }

  /** True if any account that was seen belongs to this group. */
  async hasGroup(group: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('provider_accounts')
      .select('sub')
      .where('issuer', '=', this.#issuer)
      .where(sql<boolean>`groups @> ${JSON.stringify([group])}::jsonb`)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Undefined if the name belongs to another account. */
  async #save(caller: Caller): Promise<{ username: string } | undefined> {
    const { sub, username, email, name } = caller;
    const values = {
      email,
      name,
      groups: JSON.stringify(caller.groups),
      roles: JSON.stringify(caller.roles),
      seen_time: Date.now(),
    };
    const renewed = await this.#db
      .updateTable('provider_accounts')
      .set(values)
      .where('issuer', '=', this.#issuer)
      .where('sub', '=', sub)
      .returning('username')
      .executeTakeFirst();
    if (renewed) return renewed;
    const added = await this.#db
      .insertInto('provider_accounts')
      .values({ issuer: this.#issuer, sub, username, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .returning('username')
      .executeTakeFirst();
    // Another request may have added it in the meantime.
    return added ?? this.#find(sub);
  }

  /** Stored name, groups and roles of an account. */
  #find(sub: string): Promise<(Rights & { username: string }) | undefined> {
    return this.#db
      .selectFrom('provider_accounts')
      .select(['username', 'groups', 'roles'])
      .where('issuer', '=', this.#issuer)
      .where('sub', '=', sub)
      .executeTakeFirst();
  }
}

/** Name for an account whose own name is another one's. */
function otherName({ sub, username }: Caller): string {
  return substituteName(sub, username.slice(0, 200));
}

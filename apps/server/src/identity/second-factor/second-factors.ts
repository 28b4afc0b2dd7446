import { randomInt } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../records/database.ts';
import type { SealedValues } from '../secrets/sealed-values.ts';
import { secretDigest } from '../secrets/secret-digest.ts';

/** Number of recovery codes, and of their characters: 80 random bits, so that a fast digest is enough. */
const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 16;
/** Letters of base32 (RFC 4648), of which none looks like a digit of the others. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const SECRET_BYTES = 20;
const TOTP_CODE = /^\d{6}$/;
/** Accepted time steps before and after the present one, each of 30 seconds. */
const TOLERATED_STEPS = 1;

/** Secret of a second factor that is being set up. It is shown to its owner only. */
export interface NewSecondFactor {
  /** Secret in base32, to type into an authenticator. */
  secret: string;
  /** The same as an `otpauth:` address, for a QR code. */
  uri: string;
}

/** State of a second factor that is in use. */
export interface SecondFactorState {
  /** Milliseconds since the epoch. */
  since: number;
  /** Recovery codes that were not used. */
  recoveryCodes: number;
}

/** Dependencies of the second factors. */
export interface SecondFactorsOptions {
  db: Kysely<Database>;
  sealed: SealedValues;
  /** Name of the site, which an authenticator shows. */
  product: string;
  now?: () => number;
}

/** Second factors (TOTP, RFC 6238) of the accounts of the embedded provider, with recovery codes. */
export class SecondFactors {
  readonly #db: Kysely<Database>;
  readonly #sealed: SealedValues;
  readonly #product: string;
  readonly #now: () => number;

  constructor({ db, sealed, product, now = Date.now }: SecondFactorsOptions) {
    this.#db = db;
    this.#sealed = sealed;
    this.#product = product;
    this.#now = now;
  }

  /** State of an account's second factor; undefined if it has none, or has not finished to set it up. */
  async stateOf(sub: string): Promise<SecondFactorState | undefined> {
    const row = await this.#row(sub);
    if (!row || row.confirmed_time === null) return undefined;
    const { count } = await this.#db
      .selectFrom('recovery_codes')
      .select(sql<string>`count(*)`.as('count'))
      .where('owner_sub', '=', sub)
      .executeTakeFirstOrThrow();
    return { since: Number(row.confirmed_time), recoveryCodes: Number(count) };
  }

  /** True if sign-ins of the account need a code. */
  async isOn(sub: string): Promise<boolean> {
    return ((await this.#row(sub))?.confirmed_time ?? null) !== null;
  }

  /** Makes the secret of an account, which counts from its confirmation on; undefined if one is in use. */
  async begin(sub: string, username: string): Promise<NewSecondFactor | undefined> {
    const secret = new Secret({ size: SECRET_BYTES });
    const values = {
      secret: await this.#sealed.seal(purposeOf(sub), secret.base32),
      created_time: this.#now(),
    };
    const row = await this.#db
      .insertInto('second_factors')
      .values({ owner_sub: sub, ...values })
      .onConflict((conflict) =>
        conflict.column('owner_sub').doUpdateSet(values).where('second_factors.confirmed_time', 'is', null),
      )
      .returning('owner_sub')
      .executeTakeFirst();
    return row && { secret: secret.base32, uri: this.#totp(secret.base32, username).toString() };
  }

  /** Puts the secret into use with its first code, and resolves to the recovery codes; undefined for a wrong code. */
  async confirm(sub: string, code: string): Promise<string[] | undefined> {
    const row = await this.#row(sub);
    if (!row || row.confirmed_time !== null || !(await this.#checkTotp(sub, code))) return undefined;
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await this.#db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('second_factors')
        .set({ confirmed_time: this.#now() })
        .where('owner_sub', '=', sub)
        .execute();
      await transaction.deleteFrom('recovery_codes').where('owner_sub', '=', sub).execute();
      await transaction
        .insertInto('recovery_codes')
        .values(codes.map((each) => ({ owner_sub: sub, digest: digestOf(sub, each) })))
        .execute();
    });
    return codes;
  }

  /**
   * Checks and uses up a code: of an authenticator, whose code counts once, or for recovery.
   *
   * @throws SealError if the secret of the site does not open that of the account
   */
  async use(sub: string, typed: string): Promise<boolean> {
    const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
    if (TOTP_CODE.test(code)) return this.#checkTotp(sub, code);
    const used = await this.#db
      .deleteFrom('recovery_codes')
      .where('owner_sub', '=', sub)
      .where('digest', '=', digestOf(sub, code))
      .returning('digest')
      .executeTakeFirst();
    return used !== undefined;
  }

  /** Removes an account's second factor and recovery codes; false if it has none in use. */
  remove(sub: string): Promise<boolean> {
    return removeSecondFactor(this.#db, sub);
  }

  async #checkTotp(sub: string, typed: string): Promise<boolean> {
    const row = await this.#row(sub);
    const code = typed.replaceAll(/\s/g, '');
    if (!row || !TOTP_CODE.test(code)) return false;
    const totp = this.#totp(String(await this.#sealed.open(purposeOf(sub), row.secret)), '');
    const timestamp = this.#now();
    const delta = totp.validate({ token: code, timestamp, window: TOLERATED_STEPS });
    if (delta === null) return false;
    const step = totp.counter({ timestamp }) + delta;
    // Somebody who watched the typing must not use the code again: of two calls at once, one gets it.
    const used = await this.#db
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('owner_sub', '=', sub)
      .where('last_step', '<', String(step))
      .returning('owner_sub')
      .executeTakeFirst();
    return used !== undefined;
  }

  #row(sub: string) {
    return this.#db.selectFrom('second_factors').selectAll().where('owner_sub', '=', sub).executeTakeFirst();
  }

  #totp(secret: string, label: string): TOTP {
    return new TOTP({ issuer: this.#product, label, secret: Secret.fromBase32(secret) });
  }
}

/** Removes an account's second factor and recovery codes; false if it has none in use. */
export async function removeSecondFactor(db: Kysely<Database>, sub: string): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('owner_sub', '=', sub).execute();
  const removed = await db
    .deleteFrom('second_factors')
    .where('owner_sub', '=', sub)
    .returning('confirmed_time')
    .executeTakeFirst();
  return removed !== undefined && removed.confirmed_time !== null;
}

function purposeOf(sub: string): string {
  return `second-factor:${sub}`;
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(
    '',
  );
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

function digestOf(sub: string, code: string): string {
  return secretDigest(`${sub} ${code.replaceAll('-', '')}`);
}

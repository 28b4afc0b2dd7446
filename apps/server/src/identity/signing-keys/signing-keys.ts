import type { JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { Database } from '../../records/database.ts';
import type { SealedValues } from '../secrets/sealed-values.ts';
import { publishedKeys } from './key-schedule.ts';
import { maintainKeys, type StoredKeys } from './stored-keys.ts';

/** Interval between two looks at the keys in the database. Another server, or the operator, may have changed them. */
const REFRESH_MS = 60_000;
/** Minimum time between two looks because of a token with an unknown key, which anybody can send. */
const UNKNOWN_KEY_MS = 5_000;

/** Options of the signing keys. */
export interface SigningKeysOptions {
  db: Kysely<Database>;
  sealed: SealedValues;
  /** Age at which a key is followed by another one, in days. */
  days: number;
  now?: () => number;
  /** Writes one line to the operator's log. */
  log?: (line: string) => void;
}

/** Signing keys of the embedded provider, the same on all servers of a database. */
export class SigningKeys {
  readonly #options: SigningKeysOptions;
  readonly #now: () => number;
  readonly #listeners: (() => void)[] = [];
  readonly #timer: NodeJS.Timeout;
  #stored: StoredKeys;
  #keys: JWK[];
  #lastLook: number;
  #problem = '';

  private constructor(options: SigningKeysOptions, stored: StoredKeys) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#stored = stored;
    this.#keys = this.#published();
    this.#lastLook = this.#now();
    this.#timer = setInterval(() => void this.#refreshQuietly(), REFRESH_MS).unref();
  }

  /** Reads the keys, or makes them at the first start. @throws StartError if they cannot be read. */
  static async open(options: SigningKeysOptions): Promise<SigningKeys> {
    const { db, sealed, days, now = Date.now } = options;
    return new SigningKeys(options, await maintainKeys(db, sealed, { days, now: now() }));
  }

  /** Published keys with their private parts, the one that signs first. */
  get keys(): readonly JWK[] {
    return this.#keys;
  }

  /** Secrets that sign cookies. */
  get cookieKeys(): readonly string[] {
    return this.#stored.cookies;
  }

  /** Calls a function whenever the keys have changed. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Reads the keys again, and makes the next one if it is time. */
  async refresh(): Promise<void> {
    const { db, sealed, days } = this.#options;
    this.#lastLook = this.#now();
    const cookies = this.#stored.cookies.join();
    this.#stored = await maintainKeys(db, sealed, { days, now: this.#lastLook });
    const keys = this.#published();
    const isSame = namesOf(keys) === namesOf(this.#keys) && cookies === this.#stored.cookies.join();
    this.#keys = keys;
    if (!isSame) for (const listener of this.#listeners) listener();
  }

  /** Reads the keys again for a token of an unknown key; false if that was done a moment ago. */
  async refreshForUnknownKey(): Promise<boolean> {
    if (this.#now() - this.#lastLook < UNKNOWN_KEY_MS) return false;
    await this.refresh();
    return true;
  }

  /** Stops reading the keys. */
  close(): void {
    clearInterval(this.#timer);
  }

  #published(): JWK[] {
    return publishedKeys(this.#stored.signing, this.#now()).map(({ jwk }) => jwk);
  }

  /** Refreshes, and goes on with the present keys when that is not possible. */
  async #refreshQuietly(): Promise<void> {
    const problem = await this.refresh().then(
      () => '',
      (error: unknown) =>
        `Signing keys stay as they are: ${error instanceof Error ? error.message : String(error)}`,
    );
    const { log = (line) => console.error(line) } = this.#options;
    if (problem !== '' && problem !== this.#problem) log(problem);
    this.#problem = problem;
  }
}

function namesOf(keys: readonly JWK[]): string {
  return keys.map(({ kid }) => kid).join();
}

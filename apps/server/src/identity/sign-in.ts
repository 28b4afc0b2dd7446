import PQueue from 'p-queue';
import { normalName, type Account, type Accounts } from './accounts.ts';
import { AttemptLimit } from './attempt-limit.ts';
import type { KnownDevices } from './known-devices.ts';
import { networkOf } from './network-of.ts';
import { PasswordQueue, PRIORITY } from './password-queue.ts';

const MINUTE = 60;
const HOUR = 3600;

/**
 * Failed attempts that are checked. ASVS 2.2.1 allows 100 an hour for each account: even over the edge of two windows, those
 * of strangers (30) and of the browsers that the account was used with (15) stay below.
 */
const STRANGERS = [
  { attempts: 5, seconds: MINUTE },
  { attempts: 30, seconds: HOUR },
];
const KNOWN_DEVICES = [
  { attempts: 5, seconds: MINUTE },
  { attempts: 15, seconds: HOUR },
];
const ADDRESS = [{ attempts: 50, seconds: 10 * MINUTE }];

/** Attempts for one account that wait for their turn. */
const MAX_WAITING_FOR_ACCOUNT = 200;
const FULL_SECONDS = 5;

/** One attempt to sign in. */
export interface SignInAttempt {
  /** Username or email, as it was typed. */
  name: string;
  password: string;
  /** Address of the caller, behind trusted proxies if there are any. */
  address: string;
  /** The `Cookie` header, which may show that this browser has signed in before. */
  cookies: string | undefined;
  /** Why the request may come from another machine; demo accounts are then closed. */
  foreignSign: string | undefined;
}

/** Outcome of a sign-in attempt. Everything but success has a sentence for the person who signs in. */
export type SignInResult =
  | { outcome: 'signed-in'; account: Account; deviceCookie: string }
  | { outcome: 'wrong'; message: string }
  | { outcome: 'closed'; message: string }
  | { outcome: 'wait'; message: string; seconds: number };

/** Dependencies of sign-in. */
export interface SignInOptions {
  accounts: Pick<Accounts, 'findByName'>;
  devices: KnownDevices;
  passwords?: PasswordQueue;
  /** One line for the operator's log. */
  log?: (line: string) => void;
}

/**
 * Checks passwords, and limits guessing. Attempts are counted before the hash is computed, and those for one account take
 * turns, so that many at once are limited like many in a row:
 *
 * - Per account, under all its spellings and from all addresses. Browsers that it was used with are counted apart, so that a
 *   stranger who guesses does not lock out the owner.
 * - Per address. It never keeps a right password from passing, because behind a proxy or a campus network many people share
 *   an address. Above the limit made-up names are no longer hashed, the address goes last in the queue, and every failure is
 *   answered alike with 429.
 */
export class SignIn {
  readonly #accounts: SignInOptions['accounts'];
  readonly #devices: KnownDevices;
  readonly #passwords: PasswordQueue;
  readonly #log: (line: string) => void;
  readonly #logged = new Set<string>();
  readonly #strangers = new AttemptLimit(STRANGERS);
  readonly #knownDevices = new AttemptLimit(KNOWN_DEVICES);
  readonly #addresses = new AttemptLimit(ADDRESS);
  readonly #turns = new Map<string, PQueue>();

  constructor({
    accounts,
    devices,
    passwords = new PasswordQueue(),
    log = (line) => console.error(line),
  }: SignInOptions) {
    this.#accounts = accounts;
    this.#devices = devices;
    this.#passwords = passwords;
    this.#log = log;
  }

  async attempt(attempt: SignInAttempt): Promise<SignInResult> {
    const account = await this.#accounts.findByName(attempt.name);
    if (account?.is_demo && attempt.foreignSign !== undefined) return this.#closed(attempt.foreignSign);
    const known = account !== undefined && this.#devices.isKnown(attempt.cookies, account.sub);
    const key = account ? `sub ${account.sub}` : `name ${normalName(attempt.name)}`;
    const wait = await this.#limit(known).waitSeconds(key);
    if (wait > 0) return tooMany(wait);
    return this.#inTurn(`${known} ${key}`, () => this.#check(attempt, { account, known, key }));
  }

  async #check(
    { password, address }: SignInAttempt,
    { account, known, key }: { account: Account | undefined; known: boolean; key: string },
  ): Promise<SignInResult> {
    if (this.#passwords.isFull && !known) return full();
    const network = networkOf(address);
    const addressWait = known ? 0 : await this.#addresses.take(network);
    if (addressWait > 0 && !account) {
      await this.#passwords.pretend();
      return tooMany(addressWait);
    }
    const limit = this.#limit(known);
    const accountWait = await limit.take(key);
    if (accountWait > 0) {
      // Nothing was checked: guesses at one account are not held against everybody behind the same address.
      if (!known) await this.#addresses.giveBack(network);
      return tooMany(accountWait);
    }
    const priority = known ? PRIORITY.known : addressWait > 0 ? PRIORITY.braked : PRIORITY.normal;
    const matches = await this.#passwords.check(password, account?.password_hash, priority);
    if (!matches || !account)
      return addressWait > 0
        ? tooMany(addressWait)
        : { outcome: 'wrong', message: 'Invalid user credentials' };
    await limit.forgive(key);
    if (!known) await this.#addresses.giveBack(network);
    return { outcome: 'signed-in', account, deviceCookie: this.#devices.cookieFor(account.sub) };
  }

  #limit(known: boolean): AttemptLimit {
    return known ? this.#knownDevices : this.#strangers;
  }

  async #inTurn(key: string, check: () => Promise<SignInResult>): Promise<SignInResult> {
    const turns = this.#turns.get(key) ?? new PQueue({ concurrency: 1 });
    if (turns.size >= MAX_WAITING_FOR_ACCOUNT) return full();
    if (!this.#turns.has(key)) {
      this.#turns.set(key, turns);
      turns.once('idle', () => this.#turns.delete(key));
    }
    return turns.add(check);
  }

  #closed(sign: string): SignInResult {
    const line = `Demo accounts do not sign in through a proxy: a request came with ${sign}. Set PUBLIC_URL and ADMIN_PASSWORD, and start again.`;
    // Once for each sign: a stranger must not be able to fill the log.
    const kind = sign.replace(/".*"|https?:.*/, '');
    if (!this.#logged.has(kind)) this.#log(line);
    this.#logged.add(kind);
    return {
      outcome: 'closed',
      message: `Demo accounts work only on the machine that runs the server, and this request shows ${sign}. The operator of this site has to set PUBLIC_URL and to make an account with ADMIN_PASSWORD.`,
    };
  }
}

function tooMany(seconds: number): SignInResult {
  return {
    outcome: 'wait',
    seconds,
    message: `Too many failed attempts: try again in ${seconds} seconds.`,
  };
}

function full(): SignInResult {
  return {
    outcome: 'wait',
    seconds: FULL_SECONDS,
    message: `Too many people sign in at this moment: try again in ${FULL_SECONDS} seconds.`,
  };
}

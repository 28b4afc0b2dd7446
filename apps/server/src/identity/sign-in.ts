import PQueue from 'p-queue';
import type { Sentence } from '../http/preferred-language.ts';
import { normalName, type Account, type Accounts } from './accounts.ts';
import { AttemptLimit } from './attempt-limit.ts';
import type { KnownDevices } from './known-devices.ts';
import { networkOf } from './network-of.ts';
import { PasswordQueue, PRIORITY } from './password-queue.ts';
import type { SecondFactors } from './second-factor/second-factors.ts';

const MINUTE = 60;
const HOUR = 3600;

/**
 * Limits of failed attempts. ASVS 2.2.1 allows 100 an hour for each account; even across two windows, unknown browsers (30)
 * and browsers used with the account (15) together stay below.
 */
const UNKNOWN_DEVICES = [
  { attempts: 5, seconds: MINUTE },
  { attempts: 30, seconds: HOUR },
];
const KNOWN_DEVICES = [
  { attempts: 5, seconds: MINUTE },
  { attempts: 15, seconds: HOUR },
];
const ADDRESS = [{ attempts: 50, seconds: 10 * MINUTE }];

/** Maximum number of queued attempts for one account. */
const MAX_WAITING_FOR_ACCOUNT = 200;
const FULL_SECONDS = 5;

const WRONG: Sentence = { 'en-US': 'Invalid user credentials', 'zh-CN': '用户名或密码不正确' };
const CODE_NEEDED: Sentence = {
  'en-US': 'This account needs a code from its authenticator.',
  'zh-CN': '此账户需要验证器的验证码。',
};
const CODE_WRONG: Sentence = { 'en-US': 'The code is not valid.', 'zh-CN': '验证码不正确。' };

/** Sign-in attempt. */
export interface SignInAttempt {
  /** Username or email, as typed. */
  name: string;
  password: string;
  /** Code of the second factor, or a recovery code; empty or absent: none was typed. */
  code?: string | undefined;
  /** Address of the caller, taken from trusted proxies if there are any. */
  address: string;
  /** `Cookie` header, which may contain a device cookie. */
  cookies: string | undefined;
  /** Evidence that the request came from another machine; demo accounts are then closed. */
  remoteEvidence: string | undefined;
}

/** Outcome of a sign-in attempt, with a message for the user on failure. */
export type SignInResult =
  | { outcome: 'signed-in'; account: Account; deviceCookie: string }
  | { outcome: 'wrong'; message: Sentence }
  /** The password is right, and the account has a second factor. */
  | { outcome: 'code-needed'; message: Sentence }
  | { outcome: 'code-wrong'; message: Sentence }
  | { outcome: 'closed'; message: Sentence }
  | { outcome: 'wait'; message: Sentence; seconds: number };

type CodeRefusal = Extract<SignInResult, { outcome: 'code-needed' | 'code-wrong' }>;

/** Attempt with the right password. */
interface RightPassword extends Pick<SignInAttempt, 'code' | 'address'> {
  known: boolean;
  /** Limit that has counted the attempt, and its key there. */
  limit: AttemptLimit;
  key: string;
}

/** Dependencies of sign-in. */
export interface SignInOptions {
  accounts: Pick<Accounts, 'findByName'>;
  devices: KnownDevices;
  /** Default: no account has one. */
  secondFactors?: Pick<SecondFactors, 'isOn' | 'use'>;
  passwords?: PasswordQueue;
  /** Called for each wrong password or code, and for each unknown name, which may be a password typed into the wrong field. */
  onWrong?: (failure: { username: string | undefined; address: string }) => Promise<void>;
  /** Writes one line to the operator's log. */
  log?: (line: string) => void;
}

/**
 * Sign-in with limits against guessing. Attempts are counted before the hash is computed, and attempts for one account are
 * checked in turn, so that simultaneous attempts are limited like successive ones:
 *
 * - Per account, over all its spellings and all addresses. Browsers that have signed in to it are counted separately, so
 *   that an attacker cannot lock out the owner.
 * - Per address. A correct password always passes, because many people share the address of a proxy or a campus network.
 *   Above the limit, unknown names are no longer hashed, the address gets the lowest priority, and every failure returns the
 *   same 429.
 */
export class SignIn {
  readonly #accounts: SignInOptions['accounts'];
  readonly #devices: KnownDevices;
  readonly #secondFactors: NonNullable<SignInOptions['secondFactors']>;
  readonly #passwords: PasswordQueue;
  readonly #onWrong: NonNullable<SignInOptions['onWrong']>;
  readonly #log: (line: string) => void;
  readonly #logged = new Set<string>();
  readonly #unknownDevices = new AttemptLimit(UNKNOWN_DEVICES);
  readonly #knownDevices = new AttemptLimit(KNOWN_DEVICES);
  readonly #addresses = new AttemptLimit(ADDRESS);
  readonly #turns = new Map<string, PQueue>();

  constructor({
    accounts,
    devices,
    secondFactors = { isOn: async () => false, use: async () => false },
    passwords = new PasswordQueue(),
    onWrong = async () => undefined,
    log = (line) => console.error(line),
  }: SignInOptions) {
    this.#accounts = accounts;
    this.#devices = devices;
    this.#secondFactors = secondFactors;
    this.#passwords = passwords;
    this.#onWrong = onWrong;
    this.#log = log;
  }

  async attempt(attempt: SignInAttempt): Promise<SignInResult> {
    const account = await this.#accounts.findByName(attempt.name);
    if (account?.is_demo && attempt.remoteEvidence !== undefined) return this.#closed(attempt.remoteEvidence);
    const known = account !== undefined && this.#devices.isKnown(attempt.cookies, account.sub);
    const key = account ? `sub ${account.sub}` : `name ${normalName(attempt.name)}`;
    const wait = await this.#limit(known).waitSeconds(key);
    if (wait > 0) return tooMany(wait);
    return this.#inTurn(`${known} ${key}`, () => this.#check(attempt, { account, known, key }));
  }

  async #check(
    { password, code, address }: SignInAttempt,
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
      // Nothing was checked: guesses at one account do not count against all users of the same address.
      if (!known) await this.#addresses.giveBack(network);
      return tooMany(accountWait);
    }
    const priority = known ? PRIORITY.known : addressWait > 0 ? PRIORITY.throttled : PRIORITY.normal;
    const matches = await this.#passwords.check(password, account?.password_hash, priority);
    if (!matches || !account) {
      await this.#onWrong({ username: account?.username, address });
      return addressWait > 0 ? tooMany(addressWait) : { outcome: 'wrong', message: WRONG };
    }
    return this.#finish(account, { code, address, known, limit, key });
  }

  /** Completes an attempt with the right password: checks the code, and gives the attempt back. */
  async #finish(
    account: Account,
    { code, address, known, limit, key }: RightPassword,
  ): Promise<SignInResult> {
    const refusal = await this.#checkCode(account, { code, address });
    if (!known && refusal?.outcome !== 'code-wrong') await this.#addresses.giveBack(networkOf(address));
    if (!refusal) await limit.forgive(key);
    // The attempt goes on with a code; earlier failures still count.
    if (refusal?.outcome === 'code-needed') await limit.giveBack(key);
    return refusal ?? { outcome: 'signed-in', account, deviceCookie: this.#devices.cookieFor(account.sub) };
  }

  /** Undefined for an account without a second factor, and for a right code. */
  async #checkCode(
    { sub, username }: Account,
    { code = '', address }: Pick<SignInAttempt, 'code' | 'address'>,
  ): Promise<CodeRefusal | undefined> {
    if (!(await this.#secondFactors.isOn(sub))) return undefined;
    if (code.trim() === '') return { outcome: 'code-needed', message: CODE_NEEDED };
    if (await this.#secondFactors.use(sub, code)) return undefined;
    await this.#onWrong({ username, address });
    return { outcome: 'code-wrong', message: CODE_WRONG };
  }

  #limit(known: boolean): AttemptLimit {
    return known ? this.#knownDevices : this.#unknownDevices;
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

  #closed(evidence: string): SignInResult {
    const line = `Demo accounts do not sign in through a proxy: a request came with ${evidence}. Set PUBLIC_URL and ADMIN_PASSWORD, and start again.`;
    // Once for each kind of evidence: an attacker must not be able to fill the log.
    const kind = evidence.replace(/".*"|https?:.*/, '');
    if (!this.#logged.has(kind)) this.#log(line);
    this.#logged.add(kind);
    return {
      outcome: 'closed',
      message: {
        'en-US': `Demo accounts work only on the machine that runs the server, and this request shows ${evidence}. The operator of this site must set PUBLIC_URL, and ADMIN_PASSWORD for a first account.`,
        'zh-CN': `演示账户只能在运行服务器的计算机上使用，而此请求来自别处（${evidence}）。本站管理员须设置 PUBLIC_URL，并以 ADMIN_PASSWORD 设置第一个账户。`,
      },
    };
  }
}

function tooMany(seconds: number): SignInResult {
  return {
    outcome: 'wait',
    seconds,
    message: {
      'en-US': `Too many failed attempts: try again in ${seconds} seconds.`,
      'zh-CN': `失败次数过多：请在 ${seconds} 秒后重试。`,
    },
  };
}

function full(): SignInResult {
  return {
    outcome: 'wait',
    seconds: FULL_SECONDS,
    message: {
      'en-US': `Too many people sign in at this moment: try again in ${FULL_SECONDS} seconds.`,
      'zh-CN': `此刻登录的人过多：请在 ${FULL_SECONDS} 秒后重试。`,
    },
  };
}

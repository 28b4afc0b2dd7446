import type { Kysely } from 'kysely';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { Database } from '../../records/database.ts';
import type { Account, AccountChange, Accounts } from '../accounts.ts';
import { isAdmin, type Caller } from '../identity.ts';
import type { SignIn } from '../sign-in.ts';
import { findListed, type ListedAccount } from './account-list.ts';
import { NewAccountProblem } from './account-problem.ts';
import { addAccount, type AccountToAdd } from './add-account.ts';
import { checkNewPassword } from './new-password.ts';
import { OneTimeLinks, type NewOneTimeLink, type ValidLink } from './one-time-links.ts';
import type { NewSecondFactor, SecondFactors } from '../second-factor/second-factors.ts';
import type { SignIns } from './sign-ins.ts';

/** Objects that manage the accounts. */
export interface OwnAccountsOptions {
  accounts: Accounts;
  signIn: Pick<SignIn, 'attempt'>;
  signIns: SignIns;
  secondFactors: SecondFactors;
}

/** Request that proves the caller's password, for its limits. */
export interface PasswordProof {
  current: string;
  /** Address and cookies of the request. */
  address: string;
  cookies: string | undefined;
}

/** Accounts of the embedded provider, as users and admins manage them over HTTP. */
export class OwnAccounts {
  readonly db: Kysely<Database>;
  readonly signIns: SignIns;
  readonly secondFactors: SecondFactors;
  readonly #accounts: Accounts;
  readonly #links: OneTimeLinks;
  readonly #signIn: Pick<SignIn, 'attempt'>;

  constructor(db: Kysely<Database>, { accounts, signIn, signIns, secondFactors }: OwnAccountsOptions) {
    this.db = db;
    this.signIns = signIns;
    this.secondFactors = secondFactors;
    this.#accounts = accounts;
    this.#links = new OneTimeLinks(db);
    this.#signIn = signIn;
  }

  /** Adds an account with an invitation. @throws ApiError 409 for a name or email that is taken. */
  async invite(account: AccountToAdd): Promise<NewOneTimeLink> {
    await addAccount(this.#accounts, account).catch((error: unknown) => {
      throw error instanceof NewAccountProblem ? new ApiError(409, error.sentence) : error;
    });
    const { sub } = await this.#stored(account.username);
    return this.#links.create(sub, 'invitation');
  }

  /** Changes an account. @throws ApiError 404, and 409 for admins who would lock themselves out. */
  async change(admin: Caller, username: string, change: Omit<AccountChange, 'password'>): Promise<void> {
    const stored = await this.#stored(username);
    if (stored.sub === admin.sub) refuseLockOut(stored, change);
    await this.#accounts.change(username, change);
  }

  /** Makes a link by which the owner chooses a password: an invitation for an account that never signed in. */
  async createLink(username: string): Promise<NewOneTimeLink> {
    const { sub, signed_in_time: signedIn } = await this.#stored(username);
    return this.#links.create(sub, signedIn === null ? 'invitation' : 'reset');
  }

  async endSessionsOf(username: string): Promise<void> {
    await this.signIns.endAll((await this.#stored(username)).sub);
  }

  /** Reads a one-time link; undefined also if its account is closed. */
  async readLink(secret: string): Promise<{ link: ValidLink; account: Account } | undefined> {
    const link = await this.#links.find(secret);
    const account = link && (await this.#accounts.findBySub(link.sub));
    return account && { link, account };
  }

  /** Sets the password of a one-time link's account, and ends its sign-ins; undefined if the link is not valid. */
  async setPasswordByLink(secret: string, password: string): Promise<Account | undefined> {
    const found = await this.readLink(secret);
    if (!found) return undefined;
    // A password that is refused does not use up the link.
    checkNewPassword(password, found.account);
    if (!(await this.#links.take(secret))) return undefined;
    await this.#accounts.change(found.account.username, { password });
    return found.account;
  }

  /** Changes the caller's password, and ends the other sign-ins. @throws ApiError 409, 422 and 429 */
  async changePassword(
    caller: Caller,
    { password, ...proof }: PasswordProof & { password: string },
  ): Promise<void> {
    const account = await this.#stored(caller.username);
    if (account.is_demo)
      throw new ApiError(422, {
        'en-US': 'The password of a demo account is public and stays as it is.',
        'zh-CN': '演示账户的密码是公开的，不能更改。',
      });
    checkNewPassword(password, account);
    await this.#prove(account, proof, 'body.current');
    await this.#accounts.setPassword(account.sub, password);
    await this.signIns.endAll(account.sub, caller.signInId);
  }

  /** Changes the name by which people know the caller. @throws ApiError 422 for a demo account */
  async changeName(caller: Caller, name: string): Promise<void> {
    const account = await this.#stored(caller.username);
    if (account.is_demo)
      throw new ApiError(422, {
        'en-US': 'A demo account is for everybody, and its name stays as it is.',
        'zh-CN': '演示账户供所有人使用，不能更改其姓名。',
      });
    await this.#accounts.setName(account.sub, name);
  }

  /** Makes the secret of the caller's second factor. @throws ApiError 409 if one is in use, 422 and 429 */
  async beginSecondFactor(caller: Caller, proof: PasswordProof): Promise<NewSecondFactor> {
    const account = await this.#stored(caller.username);
    if (account.is_demo)
      throw new ApiError(422, {
        'en-US': 'A demo account is for everybody and has no second factor.',
        'zh-CN': '演示账户供所有人使用，不能设置两步验证。',
      });
    await this.#prove(account, proof, 'body.password');
    const begun = await this.secondFactors.begin(account.sub, account.username);
    if (!begun)
      throw new ApiError(409, {
        'en-US': 'This account has a second factor: remove it before you set up another one.',
        'zh-CN': '此账户已设置两步验证：请先移除，再重新设置。',
      });
    return begun;
  }

  /** Puts the caller's second factor into use, and resolves to the recovery codes. @throws ApiError 422 for a wrong code */
  async confirmSecondFactor(caller: Caller, code: string): Promise<string[]> {
    const codes = await this.secondFactors.confirm(caller.sub, code);
    if (codes) return codes;
    throw new ApiError(
      422,
      {
        'en-US': 'The code is not right.',
        'zh-CN': '验证码不正确。',
      },
      [
        {
          field: 'body.code',
          message: {
            'en-US': 'is not the present code of the authenticator: check the time of the device',
            'zh-CN': '不是验证器当前的验证码：请检查设备的时间',
          },
        },
      ],
    );
  }

  /** Removes the caller's second factor. @throws ApiError 404, 422 and 429 */
  async removeSecondFactor(caller: Caller, proof: PasswordProof): Promise<void> {
    await this.#prove(await this.#stored(caller.username), proof, 'body.password');
    if (!(await this.secondFactors.remove(caller.sub)))
      throw new ApiError(404, {
        'en-US': 'This account has no second factor.',
        'zh-CN': '此账户未设置两步验证。',
      });
  }

  /** Removes the second factor of an account whose owner lost it. @throws ApiError 404 */
  async resetSecondFactor(username: string): Promise<void> {
    const { sub } = await this.#stored(username);
    if (!(await this.secondFactors.remove(sub)))
      throw new ApiError(404, {
        'en-US': `The account "${username}" has no second factor.`,
        'zh-CN': `账户“${username}”未设置两步验证。`,
      });
  }

  /** Account with its counts. @throws ApiError 404 */
  async find(username: string): Promise<ListedAccount> {
    const found = await findListed(this.db, username);
    if (!found) throw notFound('account', username);
    return found;
  }

  /** Checks the password of an account within the limits of the sign-in. @throws ApiError 422 and 429 */
  async #prove(
    { username }: Account,
    { current, address, cookies }: PasswordProof,
    field: string,
  ): Promise<void> {
    const result = await this.#signIn.attempt({
      name: username,
      password: current,
      address,
      cookies,
      remoteEvidence: undefined,
    });
    if (result.outcome === 'wait')
      throw new ApiError(429, result.message, undefined, { 'retry-after': String(result.seconds) });
    // The caller is signed in: the password alone is asked for again.
    if (result.outcome !== 'signed-in' && result.outcome !== 'code-needed')
      throw new ApiError(
        422,
        { 'en-US': 'The current password is not right.', 'zh-CN': '当前密码不正确。' },
        [{ field, message: { 'en-US': 'is not the password of this account', 'zh-CN': '不是此账户的密码' } }],
      );
  }

  async #stored(username: string): Promise<Account> {
    const account = await this.db
      .selectFrom('users')
      .selectAll()
      .where('username', '=', username)
      .executeTakeFirst();
    if (!account) throw notFound('account', username);
    return account;
  }
}

/** Throws 409 for a change by which an admin loses the access to this very page. */
function refuseLockOut({ groups, roles }: Account, change: Omit<AccountChange, 'password'>): void {
  const after = { groups: change.groups ?? groups, roles: change.roles ?? roles };
  if (change.disabled !== true && isAdmin(after)) return;
  throw new ApiError(409, {
    'en-US': 'This is your own account: another admin must disable it or take away its admin rights.',
    'zh-CN': '这是您自己的账户：停用或取消其管理员权限须由其他管理员进行。',
  });
}

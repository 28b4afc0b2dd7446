import { randomBytes } from 'node:crypto';
import type { Accounts } from '../accounts.ts';
import { USERNAME } from '../../config/username.ts';
import { NewAccountProblem } from './account-problem.ts';

const PASSWORD_BYTES = 15;

/** Values of an account to add. */
export interface AccountToAdd {
  username: string;
  email: string | undefined;
  name: string | undefined;
  groups: string[];
  roles?: string[] | undefined;
}

/** Random password of 20 characters. */
export function randomPassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url');
}

/** Adds an account and resolves to its password. @throws NewAccountProblem for a name or email that cannot be used. */
export async function addAccount(
  accounts: Accounts,
  { username, email = `${username}@localhost`, name = username, groups, roles = [] }: AccountToAdd,
): Promise<string> {
  if (!USERNAME.test(username))
    throw new NewAccountProblem({
      'en-US': `"${username}" cannot be a user name: use lower-case letters, digits, dots, dashes and underscores, at most 64.`,
      'zh-CN': `“${username}”不能用作用户名：请使用至多 64 个小写字母、数字、点、连字符或下划线。`,
    });
  const taken = [username, email.toLowerCase()];
  const isTaken = (await accounts.list()).some(
    (account) => taken.includes(account.username) || taken.includes(account.email),
  );
  if (isTaken)
    throw new NewAccountProblem({
      'en-US': `There is an account with the name "${username}" or its email already.`,
      'zh-CN': `已有账户使用用户名“${username}”或其邮箱。`,
    });
  const password = randomPassword();
  await accounts.save({
    username,
    password,
    email,
    givenName: name,
    familyName: '',
    groups,
    roles,
    isDemo: false,
  });
  return password;
}

import { randomBytes } from 'node:crypto';
import type { Accounts } from '../accounts.ts';
import { USERNAME } from '../../config/username.ts';
import { AccountProblem } from './account-problem.ts';

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

/** Adds an account and resolves to its password. @throws AccountProblem for a name or email that cannot be used. */
export async function addAccount(
  accounts: Accounts,
  { username, email = `${username}@localhost`, name = username, groups, roles = [] }: AccountToAdd,
): Promise<string> {
  if (!USERNAME.test(username))
    throw new AccountProblem(
      `"${username}" cannot be a user name: use lower-case letters, digits, dots, dashes and underscores, at most 64.`,
    );
  const taken = [username, email.toLowerCase()];
  const isTaken = (await accounts.list()).some(
    (account) => taken.includes(account.username) || taken.includes(account.email),
  );
  if (isTaken)
    throw new AccountProblem(`There is an account with the name "${username}" or its email already.`);
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

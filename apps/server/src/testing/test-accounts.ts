import { Accounts } from '../identity/accounts.ts';
import type { TestServer } from './start-server.ts';

/** Password of the accounts of tests. */
export const PASSWORD = 'a password of a test';

/** Signs in; resolves to the access token. */
export async function signInAs(url: string, username: string): Promise<string> {
  const body = new URLSearchParams({
    client_id: 'portal',
    grant_type: 'password',
    username,
    password: PASSWORD,
  });
  const response = await fetch(`${url}/identity/token`, { method: 'POST', body });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Adds an account with the password of tests, which can sign in. */
export function addTestAccount(
  { dependencies }: Pick<TestServer, 'dependencies'>,
  username: string,
  groups: string[] = [],
): Promise<void> {
  return new Accounts(dependencies.db, true).save({
    username,
    password: PASSWORD,
    email: `${username}@example.org`,
    givenName: username,
    familyName: '',
    groups,
    roles: [],
    isDemo: false,
  });
}

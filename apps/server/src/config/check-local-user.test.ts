import { expect, test } from 'vitest';
import { checkLocalUser } from './check-local-user.ts';
import { readConfig } from './read-config.ts';

const problemsOf = (environment: Record<string, string>) => {
  try {
    readConfig({ LOCAL_USER: 'lin', ...environment });
    return '';
  } catch (error) {
    return String(error);
  }
};

test.each([
  [{}, /^$/],
  [{ DEMO_ACCOUNTS: '1' }, /leave DEMO_ACCOUNTS out/],
  [{ HOST: '::1' }, /needs HOST=127\.0\.0\.1/],
  [{ HOST: 'localhost' }, /needs HOST=127\.0\.0\.1/],
  [{ PUBLIC_URL: 'https://portal.example.org' }, /signs in without a password/],
  [{ TRUST_PROXY: '1' }, /signs in without a password/],
  [
    { OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'portal', OIDC_AUDIENCE: 'api' },
    /or OIDC_ISSUER/,
  ],
  [{ DATABASE_URL: 'postgres://localhost/portal' }, /or DATABASE_URL/],
  [{ LOCAL_USER: 'Lin Wei' }, /LOCAL_USER/],
])('a local user with %j', (environment, problem) => {
  expect(problemsOf(environment)).toMatch(problem);
});

test('a local user needs Linux, and no local user needs nothing', () => {
  expect(checkLocalUser(readConfig({ LOCAL_USER: 'lin' }), 'darwin')).toEqual([
    expect.stringContaining('needs Linux'),
  ]);
  expect(checkLocalUser(readConfig({}), 'darwin')).toEqual([]);
});

test('with a local user there are no demo accounts, and pages of other programs are not trusted', () => {
  const config = readConfig({ LOCAL_USER: 'lin' });
  expect(config.demoAccounts).toBe(false);
  expect(config.originAllowed('http://localhost:3000')).toBe(false);
  expect(readConfig({}).originAllowed('http://localhost:3000')).toBe(true);
});

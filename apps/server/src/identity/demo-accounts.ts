import type { Accounts, NewAccount } from './accounts.ts';

/** Demo accounts, whose passwords are in the README. They work only where no other machine can reach the server. */
export const DEMO_ACCOUNTS: readonly NewAccount[] = [
  {
    username: 'researcher',
    password: 'quartet-demo',
    email: 'researcher@example.org',
    givenName: 'Ada',
    familyName: 'Researcher',
    groups: ['default'],
    roles: [],
    isDemo: true,
  },
  {
    username: 'admin',
    password: 'quartet-admin',
    email: 'admin@example.org',
    givenName: 'Grace',
    familyName: 'Admin',
    groups: ['admin'],
    roles: ['admin'],
    isDemo: true,
  },
];

/** Creates missing demo accounts. */
export async function ensureDemoAccounts(accounts: Accounts): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    if (!(await accounts.has(account.username))) await accounts.save(account);
  }
}

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { AuditLog } from '../audit/audit-log.ts';
import { openPostgres, type TestDatabase } from '../testing/engines.ts';
import { ProviderEvents } from './provider-events.ts';

const ISSUER = 'https://sso.example.org';
const NOW = Date.UTC(2026, 0, 31, 12);

let database: TestDatabase;
beforeAll(async () => {
  database = await openPostgres();
});
afterEach(() => database.db.deleteFrom('audit_events').execute());
afterAll(() => database.close());

const audit = () => new AuditLog(database.db, 30, () => NOW);
const ada = {
  sub: 'sub-1',
  username: 'ada',
  email: 'ada@example.org',
  name: 'Ada',
  groups: ['lab', 'qc'],
  roles: ['admin'],
};

async function recorded(): Promise<unknown[]> {
  const { rows } = await audit().list({}, { page: 1, size: 100 });
  return rows.map(({ kind, actor, subject, address }) => [kind, actor, subject, address]);
}

it.each([
  ['sid', { sid: 'a' }, { sid: 'b' }],
  ['auth_time', { auth_time: 1_769_000_000 }, { auth_time: 1_769_000_001 }],
])('a sign-in is recorded once for each %s, also by another server', async (_claim, first, second) => {
  const events = new ProviderEvents(audit(), ISSUER);
  await events.signedIn(ada, first, '192.0.2.1');
  await events.signedIn(ada, first, '192.0.2.2');
  await new ProviderEvents(audit(), ISSUER).signedIn(ada, first, '192.0.2.3');
  await events.signedIn(ada, second, '192.0.2.4');
  expect(await recorded()).toEqual([
    ['sign-in', 'ada', expect.stringMatching(/^sign-in \S{12,}$/), '192.0.2.4'],
    ['sign-in', 'ada', expect.stringMatching(/^sign-in \S{12,}$/), '192.0.2.1'],
  ]);
});

it('tokens without a name of their sign-in are one for each day', async () => {
  const events = new ProviderEvents(audit(), ISSUER);
  await events.signedIn(ada, {}, undefined);
  await events.signedIn(ada, {}, undefined);
  expect(await recorded()).toEqual([
    ['sign-in', 'ada', expect.stringMatching(/^sign-in \d{4}-\d\d-\d\d$/), null],
  ]);
});

it('changed groups and roles are recorded as the doing of the provider, a new order is no change', async () => {
  const events = new ProviderEvents(audit(), ISSUER);
  await events.seen(ada, undefined);
  await events.seen(ada, { groups: ['qc', 'lab'], roles: ['admin'] });
  expect(await recorded()).toEqual([]);
  await events.seen(ada, { groups: ['lab'], roles: [] });
  expect(await recorded()).toEqual([
    ['account-changed', ISSUER, 'ada (groups: lab, qc; roles: admin)', null],
  ]);
});

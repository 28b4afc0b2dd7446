import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readState, writeState } from '../../records/server-state.ts';
import { openPostgres, type TestDatabase } from '../../testing/engines.ts';
import { SealedValues } from '../secrets/sealed-values.ts';
import { SigningKeys } from './signing-keys.ts';
import { readKeys, replaceKeys, type StoredKeys } from './stored-keys.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const sealed = new SealedValues({ text: 'a secret of this test, which is long', source: 'IDENTITY_SECRET' });

let database: TestDatabase;
let now = 0;
const open: SigningKeys[] = [];
beforeAll(async () => {
  database = await openPostgres();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = Date.now();
  await database.db.deleteFrom('server_state').execute();
});
afterEach(() => {
  for (const keys of open.splice(0)) keys.close();
});

async function openKeys(values = sealed): Promise<SigningKeys> {
  const keys = await SigningKeys.open({ db: database.db, sealed: values, days: 90, now: () => now });
  open.push(keys);
  return keys;
}

const namesOf = ({ keys }: SigningKeys) => keys.map(({ kid }) => kid);

/** Everything that the database has of the keys, as text. */
async function storedText(): Promise<string> {
  return JSON.stringify(await database.db.selectFrom('server_state').selectAll().execute());
}

test('two servers have the same keys, of which the database shows nothing', async () => {
  const [first, second] = [await openKeys(), await openKeys()];
  expect(namesOf(first)).toHaveLength(1);
  expect(second.keys).toEqual(first.keys);
  expect(second.cookieKeys).toEqual(first.cookieKeys);
  const text = await storedText();
  expect(first.keys[0]?.d?.length, 'a private part').toBeGreaterThan(300);
  for (const secret of [first.keys[0]?.d, first.keys[0]?.kid, first.cookieKeys[0]])
    expect(text).not.toContain(secret);
});

test('a key is followed by age on all servers: it is published first, signs later, and the old one goes last', async () => {
  const [first, second] = [await openKeys(), await openKeys()];
  const changed = vi.fn();
  second.onChange(changed);
  const [old] = namesOf(first);
  await second.refresh();
  expect(changed, 'nothing is new').not.toHaveBeenCalled();

  now += 90 * DAY;
  await first.refresh();
  await second.refresh();
  const [, next] = namesOf(first);
  expect(next).toMatch(/^\w{16}$/);
  expect([namesOf(first), namesOf(second)]).toEqual([
    [old, next],
    [old, next],
  ]);
  now += 5 * MINUTE;
  await second.refresh();
  expect(namesOf(second)).toEqual([next, old]);
  now += 14 * DAY;
  await second.refresh();
  expect(namesOf(second)).toEqual([next]);
  expect((await readKeys(database.db, sealed))?.signing).toHaveLength(1);
  expect(changed).toHaveBeenCalledTimes(3);
});

test('keys that an earlier version stored in clear are sealed, and followed at once', async () => {
  const before = await openKeys();
  const [jwk] = before.keys as [JWK];
  await database.db.deleteFrom('server_state').execute();
  await writeState(database.db, 'identity.jwks', { keys: [jwk] });
  await writeState(database.db, 'identity.cookies', ['cookie secret']);

  const keys = await openKeys();
  expect(namesOf(keys)).toEqual([jwk.kid, expect.not.stringMatching(jwk.kid ?? '')]);
  expect(keys.cookieKeys).toEqual(['cookie secret']);
  expect(await readState(database.db, 'identity.jwks')).toBeUndefined();
  expect(await storedText()).not.toContain('cookie secret');
});

test('a key has 3072 bits; a shorter one of an earlier version is followed at once, and ends no sign-in', async () => {
  const bitsOf = ({ n = '' }: JWK) => Buffer.from(n, 'base64url').length * 8;
  const pair = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  const short: JWK = { ...(await exportJWK(pair.privateKey)), use: 'sig', alg: 'RS256', kid: 'short' };
  const stored: StoredKeys = { signing: [{ jwk: short, created: now }], cookies: ['cookie secret'] };
  await writeState(database.db, 'identity.keys', await sealed.seal('identity.keys', stored));

  const keys = await openKeys();
  expect(keys.keys.map(bitsOf), 'the short one still signs').toEqual([2048, 3072]);
  expect(keys.cookieKeys).toEqual(['cookie secret']);
  now += 5 * MINUTE;
  await keys.refresh();
  expect(keys.keys.map(bitsOf), 'tokens of the short one are still accepted').toEqual([3072, 2048]);
  now += 14 * DAY;
  await keys.refresh();
  expect(keys.keys.map(bitsOf)).toEqual([3072]);
});

test('a secret that is not that of the keys stops the start with the remedy, and new keys replace the old ones', async () => {
  await openKeys();
  const other = new SealedValues({
    text: 'another secret, which is as long',
    source: '/data/identity.secret',
  });
  await expect(openKeys(other)).rejects.toThrow(
    /cannot be read: it was encrypted with another secret .*\/data\/identity\.secret.*new-signing-key/,
  );
  await replaceKeys(database.db, other);
  expect(namesOf(await openKeys(other))).toHaveLength(1);
});

test('a token of an unknown key reads the keys again, at most every five seconds', async () => {
  const keys = await openKeys();
  await replaceKeys(database.db, sealed);
  expect(await keys.refreshForUnknownKey()).toBe(false);
  const before = namesOf(keys);
  now += 5_000;
  expect(await keys.refreshForUnknownKey()).toBe(true);
  expect(namesOf(keys)).not.toEqual(before);
});

test('keys stay as they are while the database cannot be read, and the log says so once', async () => {
  // The clock of the refresh alone: the database needs the other timers.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const log = vi.fn();
    const keys = await SigningKeys.open({ db: database.db, sealed, days: 90, now: () => now, log });
    open.push(keys);
    vi.spyOn(database.db, 'selectFrom').mockImplementation(() => {
      throw new Error('the database is away');
    });
    const before = namesOf(keys);
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(log.mock.calls).toEqual([['Signing keys stay as they are: the database is away']]);
    expect(namesOf(keys)).toEqual(before);
  } finally {
    vi.useRealTimers();
  }
});

import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPostgres, type TestDatabase } from '../../testing/engines.ts';
import { SealedValues } from '../secrets/sealed-values.ts';
import { SecondFactors } from './second-factors.ts';

const STEP = 30_000;
const sealed = new SealedValues({ text: 'a secret of this test, which is long', source: 'IDENTITY_SECRET' });

let database: TestDatabase;
let factors: SecondFactors;
let now = 0;
beforeAll(async () => {
  database = await openPostgres();
  factors = new SecondFactors({ db: database.db, sealed, product: 'Lab Portal', now: () => now });
});
afterAll(() => database.close());
beforeEach(async () => {
  now = Date.UTC(2026, 0, 31);
  await database.db.deleteFrom('second_factors').execute();
});

/** Code that an authenticator shows now, or some steps away. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * STEP });

/** Sets up a second factor; resolves to its secret and recovery codes. */
async function setUp(sub: string): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await factors.begin(sub, sub)) ?? { secret: '' };
  const codes = await factors.confirm(sub, codeOf(secret));
  now += 2 * STEP;
  return { secret, codes: codes ?? [] };
}

test('a second factor counts from its first right code on', async () => {
  const begun = await factors.begin('ada', 'ada');
  expect(begun?.uri).toMatch(/^otpauth:\/\/totp\/Lab%20Portal:ada\?issuer=Lab%20Portal&secret=[A-Z2-7]{32}&/);
  expect([await factors.isOn('ada'), await factors.stateOf('ada')]).toEqual([false, undefined]);
  expect(await factors.confirm('ada', '000000')).toBeUndefined();
  const again = (await factors.begin('ada', 'ada')) ?? { secret: '' };
  expect(again.secret, 'begun again').not.toBe(begun?.secret);
  expect(await factors.confirm('ada', codeOf(again.secret))).toHaveLength(10);
  expect(await factors.stateOf('ada')).toEqual({ since: now, recoveryCodes: 10 });
  expect(await factors.begin('ada', 'ada'), 'in use').toBeUndefined();
  expect(await factors.isOn('bea')).toBe(false);
});

test('a code is right for a step before and after, and once', async () => {
  const { secret } = await setUp('ada');
  for (const steps of [-2, 2]) expect(await factors.use('ada', codeOf(secret, steps))).toBe(false);
  const code = codeOf(secret, -1);
  expect(await factors.use('ada', `${code.slice(0, 3)} ${code.slice(3)}`)).toBe(true);
  expect(await factors.use('ada', code)).toBe(false);
  const both = await Promise.all([factors.use('ada', codeOf(secret)), factors.use('ada', codeOf(secret))]);
  expect(both.sort()).toEqual([false, true]);
  expect(await factors.use('bea', codeOf(secret, 1))).toBe(false);
});

test('a recovery code is right once, however it is typed, and for its account alone', async () => {
  const { codes } = await setUp('ada');
  expect(new Set(codes).size).toBe(10);
  const [first = '', second = ''] = codes;
  expect(first).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
  await setUp('bea');
  expect(await factors.use('bea', first)).toBe(false);
  expect(await factors.use('ada', first.toLowerCase().replaceAll('-', ' '))).toBe(true);
  expect(await factors.use('ada', first)).toBe(false);
  expect(await factors.use('ada', second)).toBe(true);
  expect((await factors.stateOf('ada'))?.recoveryCodes).toBe(8);
});

test('the database has neither the secret nor the codes', async () => {
  const { secret, codes } = await setUp('ada');
  const { db } = database;
  const stored = JSON.stringify([
    await db.selectFrom('second_factors').selectAll().execute(),
    await db.selectFrom('recovery_codes').selectAll().execute(),
  ]);
  for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect(stored).not.toContain(text);
});

test('a removed second factor leaves nothing, and a secret in the row of another account does not open', async () => {
  const { secret, codes } = await setUp('ada');
  const { db } = database;
  const row = await db.selectFrom('second_factors').select('secret').executeTakeFirstOrThrow();
  await setUp('bea');
  await db.updateTable('second_factors').set(row).where('owner_sub', '=', 'bea').execute();
  await expect(factors.use('bea', codeOf(secret))).rejects.toThrow(/is damaged/);
  expect([await factors.remove('ada'), await factors.remove('ada')]).toEqual([true, false]);
  expect([await factors.isOn('ada'), await factors.use('ada', codes[0] ?? '')]).toEqual([false, false]);
});

import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';
import { addTestAccount, PASSWORD } from '../../testing/test-accounts.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

interface Granted {
  status: number;
  error?: string;
  access_token?: string;
}

async function grant(username: string, otp?: string, password = PASSWORD): Promise<Granted> {
  const form = { client_id: 'portal', grant_type: 'password', username, password, ...(otp ? { otp } : {}) };
  const response = await fetch(`${server.url}/identity/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return { status: response.status, ...((await response.json()) as Omit<Granted, 'status'>) };
}

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function call(method: string, path: string, token: string, json?: unknown): Promise<[number, never]> {
  const response = await server.call(method, `/datains/api${path}`, {
    token,
    ...(json === undefined ? {} : { json }),
  });
  const text = await response.text();
  return [response.status, (text === '' ? {} : JSON.parse(text)) as never];
}

/** Creates an account with a second factor, whose code of the step before the present one is used. */
async function newAccount(username: string): Promise<{ token: string; secret: string; codes: string[] }> {
  await addTestAccount(server, username);
  const token = (await grant(username)).access_token ?? '';
  const [begun, { secret }] = await call('POST', '/second-factor', token, { password: PASSWORD });
  expect(begun).toBe(201);
  const [confirmed, body] = await call('PUT', '/second-factor', token, { code: codeOf(secret, -1) });
  expect(confirmed).toBe(200);
  return { token, secret, codes: (body as { recovery_codes: string[] }).recovery_codes };
}

test('a sign-in needs a code, of the authenticator or for recovery, and says which of both was wrong', async () => {
  const { token, secret, codes } = await newAccount('ada');
  expect(await call('GET', '/second-factor', token)).toEqual([
    200,
    { since: expect.any(Number), recovery_codes: 10 },
  ]);
  expect(await grant('ada')).toMatchObject({ status: 403, error: 'mfa_required' });
  expect(await grant('ada', undefined, 'wrong')).toMatchObject({ status: 401, error: 'invalid_grant' });
  expect(await grant('ada', codeOf(secret), 'wrong')).toMatchObject({ status: 401, error: 'invalid_grant' });
  expect(await grant('ada', '000000')).toMatchObject({ status: 401, error: 'invalid_otp' });
  const code = codeOf(secret);
  expect(await grant('ada', code)).toMatchObject({ status: 200, access_token: expect.any(String) });
  expect(await grant('ada', code), 'used').toMatchObject({ error: 'invalid_otp' });
  expect(await grant('ada', codes[0])).toMatchObject({ status: 200 });
  expect(await grant('ada', codes[0])).toMatchObject({ error: 'invalid_otp' });
});

test('wrong codes count towards the limit of guesses, and the first step does not', async () => {
  const { secret } = await newAccount('bea');
  for (let step = 0; step < 6; step++) expect((await grant('bea')).status).toBe(403);
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess++) statuses.push((await grant('bea', '000000')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await grant('bea', codeOf(secret)), 'also the right code waits').toMatchObject({ status: 429 });
});

test('the owner removes it with the password, and an admin for somebody who lost it', async () => {
  const { token } = await newAccount('cem');
  expect(await call('POST', '/second-factor', token, { password: PASSWORD })).toMatchObject([409, {}]);
  expect((await call('POST', '/second-factor/removal', token, { password: 'wrong' }))[0]).toBe(422);
  expect((await call('POST', '/second-factor/removal', token, { password: PASSWORD }))[0]).toBe(204);
  expect((await call('POST', '/second-factor/removal', token, { password: PASSWORD }))[0]).toBe(404);
  expect((await grant('cem')).status).toBe(200);

  const lost = await newAccount('dan');
  const path = '/accounts/dan/second-factor';
  expect((await call('DELETE', path, lost.token))[0]).toBe(403);
  const [, page] = await call('GET', '/accounts?search=dan', admin);
  expect(page).toMatchObject({ data: [{ username: 'dan', second_factor: true }] });
  expect((await call('DELETE', path, admin))[0]).toBe(204);
  expect((await call('DELETE', path, admin))[0]).toBe(404);
  expect((await grant('dan')).status).toBe(200);
  const [, { data }] = await call('GET', '/audit-events?kind=second-factor-removed', admin);
  expect(data).toMatchObject([
    { actor: 'admin', subject: 'dan' },
    { actor: 'cem', subject: 'cem' },
  ]);
});

test('the password is changed with it as without, and demo accounts have none', async () => {
  const { token } = await newAccount('eve');
  const change = { current: PASSWORD, password: 'another password of a test' };
  expect((await call('PUT', '/password', token, change))[0]).toBe(204);
  const demo = await server.signIn('researcher');
  expect(await call('POST', '/second-factor', demo, { password: 'quartet-demo' })).toEqual([
    422,
    { message: expect.stringContaining('demo account') },
  ]);
});

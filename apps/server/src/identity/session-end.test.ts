import { importJWK, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_STREAMS } from '../events/live-streams.ts';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { addTestAccount, signInAs } from '../testing/test-accounts.ts';
import { SealedValues } from './secrets/sealed-values.ts';
import { readSiteSecret } from './secrets/site-secret.ts';
import { readKeys } from './signing-keys/stored-keys.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

interface User {
  username: string;
  token: string;
}

/** Creates an account and signs it in. */
async function newUser(username: string, groups: string[] = []): Promise<User> {
  await addTestAccount(server, username, groups);
  return { username, token: await signInAs(server.url, username) };
}

async function read({ token }: User): Promise<number> {
  return (await server.call('GET', '/datains/api/projects', { token })).status;
}

async function write({ username, token }: User): Promise<number> {
  const key = encodeURIComponent(`data/${username}/new`);
  return (await server.call('POST', `/datains/api/services/minio/buckets/users?key=${key}`, { token }))
    .status;
}

function remove({ username }: User): Promise<unknown> {
  return server.dependencies.db.deleteFrom('users').where('username', '=', username).execute();
}

function signOut({ token }: User): Promise<Response> {
  return server.call('GET', '/identity/session/end', { token });
}

/** Token signed with the key of the server itself. */
async function forge(user: User, change: (claims: JWTPayload) => JWTPayload): Promise<string> {
  const { config, db } = server.dependencies;
  const stored = await readKeys(db, new SealedValues(await readSiteSecret(config)));
  const jwk = stored?.signing[0]?.jwk ?? {};
  const claims = JSON.parse(
    Buffer.from(user.token.split('.')[1] ?? '', 'base64url').toString(),
  ) as JWTPayload;
  return new SignJWT(change(claims))
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: jwk.kid ?? '' })
    .sign(await importJWK(jwk, 'RS256'));
}

describe('an account that is removed', () => {
  it('can neither read nor write', async () => {
    const user = await newUser('removed');
    expect([await read(user), await write(user)]).toEqual([200, 201]);
    await remove(user);
    expect([await read(user), await write(user)]).toEqual([401, 401]);
  });
});

describe('an admin who is demoted', () => {
  it('loses the rights at once, whatever the token claims', async () => {
    const admin = await newUser('demoted', ['admin']);
    const change = () => write({ username: 'researcher', token: admin.token });
    expect(await change()).toBe(201);
    await server.dependencies.db
      .updateTable('users')
      .set({ groups: '[]' })
      .where('username', '=', 'demoted')
      .execute();
    expect(await change()).toBe(403);
    expect(await server.dependencies.identity.verify(admin.token)).toMatchObject({ groups: [], roles: [] });
  });
});

describe('a sign-out', () => {
  it('ends the access token, and no other sign-in of the user', async () => {
    const first = await newUser('leaving');
    const second = await newUser('leaving');
    await signOut(first);
    expect([await read(first), await write(first)]).toEqual([401, 401]);
    expect(await read(second)).toBe(200);
  });
});

describe('a token of our own key', () => {
  let user: User;

  beforeAll(async () => {
    user = await newUser('holder');
  });

  it('that is unchanged is valid', async () => {
    expect(await read({ ...user, token: await forge(user, (claims) => claims) })).toBe(200);
  });

  it.each([
    ['without an end', ({ exp: _exp, ...claims }: JWTPayload) => claims],
    ['without a sign-in', ({ sid: _sid, ...claims }: JWTPayload) => claims],
    ['of another sign-in', (claims: JWTPayload) => ({ ...claims, sid: 'other' })],
    [
      'of the future',
      (claims: JWTPayload) => ({ ...claims, iat: Number(claims.iat) + 3600, exp: Number(claims.exp) + 3600 }),
    ],
    ['with a long life', (claims: JWTPayload) => ({ ...claims, iat: Number(claims.iat) - 400 })],
  ])('%s is refused', async (_what, change) => {
    expect(await read({ ...user, token: await forge(user, change) })).toBe(401);
  });
});

describe('live events', () => {
  function stream(token: string): Promise<Response> {
    return server.call('GET', '/datains/api/events', { token, headers: { accept: 'text/event-stream' } });
  }

  it('end with the sign-in, the token and the account', async () => {
    const [leaving, gone, expiring, staying] = [
      await newUser('signs-out'),
      await newUser('is-removed'),
      await newUser('expires'),
      await newUser('stays'),
    ];
    const short = await forge(expiring, (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) + 2 }));
    const [a, b, c, open] = await Promise.all(
      [leaving.token, gone.token, short, staying.token].map((token) => stream(token)),
    );
    let stillOpen = true;
    open?.text().then(
      () => (stillOpen = false),
      () => undefined,
    );
    await signOut(leaving);
    await remove(gone);
    const ended = await Promise.all([a, b, c].map((response) => response?.text() ?? Promise.resolve('')));
    expect(ended).toEqual(ended.map(() => expect.stringContaining(': connected')));
    expect(stillOpen).toBe(true);
  });

  it('are limited for each user, and the refusal names a remedy', async () => {
    const { token } = await newUser('many-tabs');
    const opened = await Promise.all(Array.from({ length: MAX_STREAMS }, () => stream(token)));
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200));
    const refused = await stream(token);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(await refused.json()).toHaveProperty('message', expect.stringContaining('close some pages'));
    await Promise.all(opened.map(({ body }) => body?.cancel() ?? Promise.resolve()));
  });
});

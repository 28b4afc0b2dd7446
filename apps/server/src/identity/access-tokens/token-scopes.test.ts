import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { publicBucket } from '../../config/server-config.ts';
import { SpecDocuments } from '../../http/contract/spec-documents.ts';
import type { TokenScope } from '../../http/contract/operation-scope.ts';
import { addressOf, exampleRequests } from '../../testing/example-requests.ts';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';
import { addTestAccount, signInAs } from '../../testing/test-accounts.ts';
import { Accounts } from '../accounts.ts';

const SCOPES: readonly TokenScope[] = ['work:read', 'work:write', 'files:read', 'files:write'];
const TOKENS = '/datains/api/access-tokens';

const specs = new SpecDocuments(join(import.meta.dirname, '../../../../../openapi'));
const requests = exampleRequests(specs);
const named = (access: string) =>
  requests
    .filter(({ operation }) => operation.access === access)
    .map((request) => [request.operation.id, request] as const);

let server: TestServer;
let session: string;
const tokens = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  session = await server.signIn('researcher');
  for (const scope of SCOPES) {
    tokens.set(`only ${scope}`, await newToken(`only ${scope}`, [scope]));
    const others = SCOPES.filter((other) => other !== scope);
    tokens.set(`all but ${scope}`, await newToken(`all but ${scope}`, others));
  }
  tokens.set('all', await newToken('all', SCOPES));
});
afterAll(() => server.close());

async function newToken(name: string, scopes: readonly TokenScope[]): Promise<string> {
  const response = await server.call('POST', TOKENS, { token: session, json: { name, scopes, days: 7 } });
  expect(response.status).toBe(201);
  return ((await response.json()) as { token: string }).token;
}

/** Status and message of a call without a body, which a handler of a write never sees. */
async function result(method: string, path: string, token: string): Promise<[number, string]> {
  const stop = new AbortController();
  const response = await fetch(server.url + path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const text = isStream ? '' : await response.text();
  stop.abort();
  const isError = response.status >= 400;
  return [response.status, isError ? (JSON.parse(text) as { message: string }).message : ''];
}

describe('operations that need a token', () => {
  it.each(named('required'))('%s needs its scope, whatever else a token may do', async (_, request) => {
    const { method, scope } = request.operation;
    const path = addressOf(request);
    const isSignIn = scope === 'sign-in';
    const refused = await result(method, path, tokens.get(isSignIn ? 'all' : `all but ${scope}`) ?? '');
    expect(refused).toEqual([
      403,
      isSignIn
        ? expect.stringContaining('takes no personal access token')
        : `The access token "all but ${scope}" does not have the scope ${scope}, which this call needs: create a token with it.`,
    ]);
    if (isSignIn) return;
    const [status, message] = await result(method, path, tokens.get(`only ${scope}`) ?? '');
    expect([status, message]).not.toEqual([401, expect.anything()]);
    expect(message).not.toContain('scope');
  });
});

describe('objects that everybody may read', () => {
  const inBucket = (bucket: string) => `/datains/api/services/minio/buckets/${bucket}`;

  it('are served to a token without their scope as without a token', async () => {
    const path = inBucket(publicBucket(server.dependencies.config));
    expect(await result('GET', path, tokens.get('only work:read') ?? '')).toEqual([200, '']);
  });

  it('are the only ones: for others the refusal names the scope', async () => {
    const [status, message] = await result('GET', inBucket('users'), tokens.get('only work:read') ?? '');
    expect([status, message]).toEqual([403, expect.stringContaining('does not have the scope files:read')]);
    expect(await result('GET', inBucket('users'), tokens.get('only files:read') ?? '')).toEqual([200, '']);
  });
});

test('an account that is disabled has no valid token from the next call on', async () => {
  await addTestAccount(server, 'leaver');
  const own = await signInAs(server.url, 'leaver');
  const made = await server.call('POST', TOKENS, {
    token: own,
    json: { name: 'x', scopes: ['work:read'], days: 1 },
  });
  const { token } = (await made.json()) as { token: string };
  const projects = async () => (await server.call('GET', '/datains/api/projects', { token })).status;
  expect(await projects()).toBe(200);
  await new Accounts(server.dependencies.db, true).change('leaver', { disabled: true });
  expect(await projects()).toBe(401);
});

test('guesses of one address are limited, and right tokens of it still pass', async () => {
  const guess = `omp_000000000000_${'0'.repeat(48)}`;
  const statuses: number[] = [];
  for (let index = 0; index < 51; index += 1)
    statuses.push((await result('GET', '/datains/api/projects', guess))[0]);
  // One more wrong token was that of the closed account above.
  expect([...new Set(statuses.slice(0, 45))]).toEqual([401]);
  expect(statuses[50]).toBe(429);
  expect((await result('GET', '/datains/api/projects', tokens.get('only work:read') ?? ''))[0]).toBe(200);
});

test('the list shows names, scopes and times, and no token', async () => {
  const response = await server.call('GET', TOKENS, { token: session });
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ total: 9 });
  for (const token of tokens.values()) expect(text).not.toContain(token.slice(17));
});

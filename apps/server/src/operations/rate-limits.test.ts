import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE_CLASSES, rateClassOf, type RateClass } from '../config/rate-class.ts';
import { SpecDocuments } from '../http/contract/spec-documents.ts';
import { addressOf, exampleRequests } from '../testing/example-requests.ts';
import { readMetrics } from '../testing/read-metrics.ts';
import { startTestServer, type TestServer } from '../testing/start-server.ts';

const LIMIT = 3;
const OPENAPI = join(import.meta.dirname, '../../../../openapi');
const requests = exampleRequests(new SpecDocuments(OPENAPI));
const CLASSES = Object.keys(RATE_CLASSES) as RateClass[];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    environment: {
      TRUST_PROXY: '1',
      ALLOW_PLAIN_HTTP: '1',
      PUBLIC_URL: 'http://portal.test',
      DEMO_ACCOUNTS: '0',
      ADMIN_PASSWORD: 'a password of this test',
      RATE_LIMIT_SIGN_IN: String(LIMIT),
      RATE_LIMIT_WRITES: String(LIMIT),
      RATE_LIMIT_READS: String(LIMIT),
      RATE_LIMIT_DOWNLOADS: String(LIMIT),
      RATE_LIMIT_EVENTS: String(LIMIT),
    },
  });
});
afterAll(() => server.close());

/** Request from an address that the proxy names. */
const call = (method: string, path: string, address: string, token?: string, language = 'en-US') =>
  server.call(method, path, {
    headers: { 'x-forwarded-for': address, 'accept-language': language },
    ...(token === undefined ? {} : { token }),
  });

describe('each operation', () => {
  let network = 0;
  test.each(requests.map((example) => [example.operation.id, example] as const))(
    '%s is counted in its class, and refused above the limit',
    async (_id, example) => {
      const { method, rateClass } = example.operation;
      network += 1;
      const address = `10.1.${network >> 8}.${network & 255}`;
      const statuses: number[] = [];
      for (let sent = 0; sent <= LIMIT; sent += 1) {
        const response = await call(method, addressOf(example), address);
        statuses.push(response.status);
        if (sent < LIMIT) {
          await response.body?.cancel();
          continue;
        }
        const { message } = (await response.json()) as { message: string };
        expect(message).toMatch(
          new RegExp(`^Too many requests: this site takes 3 ${RATE_CLASSES[rateClass]} from one network`),
        );
        const wait = Number(response.headers.get('retry-after'));
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(60);
      }
      expect(statuses.slice(0, LIMIT)).not.toContain(429);
      expect(statuses[LIMIT]).toBe(429);
    },
  );
});

test('operations of a class share its limit, and those of another do not', async () => {
  const address = '10.2.0.1';
  const reads = ['/dataseq/api/repo', '/datains/api/apps', '/datains/api/installed-apps'];
  const statuses: number[] = [];
  for (const path of [...reads, '/datains/api/app-manifest'])
    statuses.push((await call('GET', path, address)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await call('POST', '/datains/api/messages', address)).status).toBe(400);
});

test('requests with a wrong token are counted for their network', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent <= LIMIT; sent += 1)
    statuses.push((await call('GET', '/datains/api/projects', '10.3.0.1', 'wrong')).status);
  expect(statuses).toEqual([401, 401, 401, 429]);
});

test.each([
  [
    'GET',
    '/datains/api/apps',
    /^请求过多：本站每分钟最多接受每个未登录的网络 3 次请求。请在 \d+ 秒后重试。$/,
  ],
  ['POST', '/datains/api/messages', /^请求过多：.+ 3 次更改。请在 \d+ 秒后重试。$/],
])('the refusal of %s %s is in the language of the caller', async (method, path, sentence) => {
  const send = () => call(method, path, '10.5.0.1', undefined, 'zh-CN');
  for (let sent = 0; sent < LIMIT; sent += 1) await (await send()).body?.cancel();
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ message: expect.stringMatching(sentence) });
});

test('an account is counted wherever its requests come from, and does not stop others', async () => {
  const body = new URLSearchParams({
    client_id: 'portal',
    grant_type: 'password',
    username: 'operator',
    password: 'a password of this test',
  });
  const signedIn = await fetch(`${server.url}/identity/token`, { method: 'POST', body });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const statuses: number[] = [];
  for (let sent = 0; sent <= LIMIT; sent += 1)
    statuses.push((await call('GET', '/datains/api/projects', `10.4.0.${sent}`, token)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await call('GET', '/datains/api/apps', '10.4.0.1')).status).toBe(200);
});

test('the metric has each class from the start, and counts the refusals', async () => {
  const text = await (await server.call('GET', '/metrics')).text();
  const figures = readMetrics(text);
  expect(figures.names).toContain('portal_rate_limited_total');
  for (const each of CLASSES) expect(text).toMatch(`portal_rate_limited_total{class="${each}"}`);
  expect(text).not.toContain('portal_rate_limited_total{class="reads"} 0');
});

test.each([
  ['none', undefined],
  ['an unknown one', 'everything'],
  ['a name of every object', 'toString'],
])('an operation with %s as its class is an error', (_, stated) => {
  expect(() => rateClassOf('listSecrets', stated)).toThrow(
    'The operation listSecrets must name its class of requests as x-rate-limit: sign-in, writes, reads, downloads, events.',
  );
});

test('operations that read are GET, but for queries that need a body', () => {
  const reading = requests.map(({ operation }) => operation).filter(({ rateClass }) => rateClass === 'reads');
  expect(reading.filter(({ method }) => method !== 'GET').map(({ id }) => id)).toEqual([
    'getObjectMetas',
    'queryCollection',
    'countCollection',
    'summariseCollection',
  ]);
});

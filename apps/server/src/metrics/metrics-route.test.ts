import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { handleErrors } from '../http/error-responses.ts';
import { trustedProxies } from '../http/trusted-proxies.ts';
import { metricsRoute } from './metrics-route.ts';
import { createRegistry } from './server-metrics.ts';

const TOKEN = 'a-token-of-monitors';
const SITE = { PUBLIC_URL: 'https://portal.example.org', TRUST_PROXY: '1' };

let app: FastifyInstance;
afterEach(() => app.close());

/** Status of a request to a server with these variables. */
async function ask(
  environment: Record<string, string>,
  { remoteAddress = '127.0.0.1', ...headers }: Record<string, string>,
): Promise<number> {
  const config = readConfig(environment);
  app = Fastify({ trustProxy: trustedProxies(config.trustProxy) });
  handleErrors(app);
  metricsRoute(app, createRegistry('1.0.0'), config);
  const response = await app.inject({
    url: '/metrics',
    remoteAddress,
    headers: { host: 'localhost', ...headers },
  });
  expect(response.body.includes('portal_build_info')).toBe(response.statusCode === 200);
  return response.statusCode;
}

test.each<[string, number, Record<string, string>, Record<string, string>]>([
  ['this machine', 200, {}, {}],
  ['this machine by IPv6', 200, {}, { remoteAddress: '::1' }],
  ['a visitor through a proxy that no variable names', 403, {}, { 'x-forwarded-for': '203.0.113.7' }],
  ['a visitor through a proxy that hides itself', 403, {}, { host: 'portal.example.org' }],
  ['another machine', 403, { HOST: '0.0.0.0', ...SITE }, { remoteAddress: '10.0.0.7' }],
  ['this machine, past the proxy', 200, SITE, {}],
  ['this machine, past the proxy, by another name', 200, SITE, { host: 'portal.internal' }],
  ['a visitor through the proxy', 403, SITE, { 'x-forwarded-for': '203.0.113.7' }],
  ['a visitor who claims to be this machine', 403, SITE, { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' }],
  ['a monitor', 200, { METRICS_FROM: '10.0.0.7, 10.1.0.0/16' }, { remoteAddress: '10.0.0.7' }],
  [
    'a monitor of a range',
    200,
    { METRICS_FROM: '10.0.0.7, 10.1.0.0/16' },
    { remoteAddress: '::ffff:10.1.2.3' },
  ],
  ['a monitor by IPv6', 200, { METRICS_FROM: 'fd00::/8' }, { remoteAddress: 'fd00::7' }],
  ['a machine beside the range', 403, { METRICS_FROM: '10.1.0.0/16' }, { remoteAddress: '10.2.0.1' }],
  ['this machine where others are named', 403, { METRICS_FROM: '10.1.0.0/16' }, {}],
  [
    'a token from anywhere',
    200,
    { METRICS_TOKEN: TOKEN },
    { remoteAddress: '10.0.0.7', authorization: `Bearer ${TOKEN}` },
  ],
  ['no token', 401, { METRICS_TOKEN: TOKEN }, {}],
  ['another token', 401, { METRICS_TOKEN: TOKEN }, { authorization: `Bearer ${TOKEN}x` }],
  [
    'a token from elsewhere',
    403,
    { METRICS_TOKEN: TOKEN, METRICS_FROM: '10.0.0.7' },
    { authorization: `Bearer ${TOKEN}` },
  ],
])('%s gets %i', async (_who, status, environment, request) => {
  expect(await ask(environment, request)).toBe(status);
});

test.each([
  [
    { METRICS_FROM: 'monitor.example.org' },
    /^METRICS_FROM must be addresses or ranges.*"monitor\.example\.org"/,
  ],
  [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must have at least 16 characters(?!.*short)/],
])('the start refuses %j', (environment, reason) => {
  expect(() => readConfig(environment)).toThrow(reason);
  app = Fastify();
});

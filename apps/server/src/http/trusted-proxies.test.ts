import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

async function addressOf(
  trustProxy: number | string[] | false,
  forwardedFor: string,
  remoteAddress = '10.0.0.1',
): Promise<string> {
  const app = Fastify({ trustProxy: trustedProxies(trustProxy) });
  app.get('/', async (request) => request.ip);
  const response = await app.inject({
    url: '/',
    remoteAddress,
    headers: { 'x-forwarded-for': forwardedFor },
  });
  await app.close();
  return response.body;
}

// The last address was added by the proxy itself; earlier ones can be forged.
it.each([
  ['no proxy: the header counts for nothing', false, '6.6.6.6', '10.0.0.1'],
  ['one proxy: the last entry', 1, '6.6.6.6, 203.0.113.9', '203.0.113.9'],
  ['two proxies: the last but one', 2, '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['a proxy by its address', ['10.0.0.0/8'], '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['a proxy of another address', ['192.168.0.0/16'], '203.0.113.9', '10.0.0.1'],
] as const)('%s', async (_what, trustProxy, header, expected) => {
  expect(await addressOf(typeof trustProxy === 'object' ? [...trustProxy] : trustProxy, header)).toBe(
    expected,
  );
});

it('derives one address from 100 forged ones', async () => {
  const addresses = await Promise.all(
    Array.from({ length: 100 }, (_, index) => addressOf(1, `6.6.6.${index}, 203.0.113.9`)),
  );
  expect(new Set(addresses)).toEqual(new Set(['203.0.113.9']));
});

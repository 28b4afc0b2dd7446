import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { securityContactRoute } from './security-contact.ts';

async function ask(environment: Record<string, string>) {
  const app = Fastify();
  securityContactRoute(app, readConfig(environment));
  return app.inject('/.well-known/security.txt');
}

test('the address for reports of vulnerabilities is that of the configuration', async () => {
  const PUBLIC_URL = 'https://portal.example.org';
  const response = await ask({ SECURITY_CONTACT: 'mailto:security@example.org', PUBLIC_URL });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const { Expires: expires, ...fields } = Object.fromEntries(
    response.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  ) as Record<string, string>;
  expect(fields).toEqual({
    Contact: 'mailto:security@example.org',
    'Preferred-Languages': 'en, zh',
    Canonical: `${PUBLIC_URL}/.well-known/security.txt`,
  });
  const days = (Date.parse(expires ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(1);
  expect(days).toBeLessThan(366);
});

test('a site without an address has no such file', async () => {
  expect((await ask({})).statusCode).toBe(404);
});

test.each(['security@example.org', 'http://example.org', 'mailto:a@b\nContact: https://evil.example.org'])(
  'the start refuses the address %j',
  (address) => {
    expect(() => readConfig({ SECURITY_CONTACT: address })).toThrow('SECURITY_CONTACT');
  },
);

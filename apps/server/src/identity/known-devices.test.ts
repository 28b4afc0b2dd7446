import { expect, it } from 'vitest';
import { KnownDevices } from './known-devices.ts';

const DAY = 24 * 3600 * 1000;

function cookie(devices: KnownDevices, sub: string): string {
  return devices.cookieFor(sub).split(';')[0] ?? '';
}

it('recognises a browser by its cookie, for the account that it signed in to', () => {
  const devices = new KnownDevices(() => 'secret', true);
  const header = `theme=dark; ${cookie(devices, 'ada')}; other=1`;
  expect(devices.isKnown(header, 'ada')).toBe(true);
  expect(devices.isKnown(header, 'grace')).toBe(false);
  expect(devices.isKnown(undefined, 'ada')).toBe(false);
});

it('expires after 90 days', () => {
  let now = 0;
  const devices = new KnownDevices(
    () => 'secret',
    true,
    () => now,
  );
  const header = cookie(devices, 'ada');
  now = 90 * DAY;
  expect(devices.isKnown(header, 'ada')).toBe(true);
  now += 1000;
  expect(devices.isKnown(header, 'ada')).toBe(false);
});

it.each([
  ['a longer life', (header: string) => header.replace(/=\d+/, '=99999999999')],
  ['another signature', (header: string) => `${header.slice(0, -1)}${header.endsWith('A') ? 'B' : 'A'}`],
  ['no signature', (header: string) => header.replace(/\..*/, '.')],
  ['another key', () => cookie(new KnownDevices(() => 'other', true), 'ada')],
])('refuses a cookie with %s', (_what, forge) => {
  const devices = new KnownDevices(() => 'secret', true);
  expect(devices.isKnown(forge(cookie(devices, 'ada')), 'ada')).toBe(false);
});

it('makes the cookie unavailable to scripts, other sites and plain HTTP', () => {
  const attributes = 'Path=/identity; Max-Age=7776000; HttpOnly; SameSite=Strict';
  expect(new KnownDevices(() => 'secret', true).cookieFor('ada')).toContain(`; ${attributes}; Secure`);
  expect(new KnownDevices(() => 'secret', false).cookieFor('ada')).toMatch(new RegExp(`; ${attributes}$`));
});

it('has a name that browsers take over TLS alone, where the site is behind TLS', () => {
  expect(new KnownDevices(() => 'secret', true).cookieFor('ada')).toMatch(/^__Secure-portal-device-/);
  expect(new KnownDevices(() => 'secret', false).cookieFor('ada')).toMatch(/^portal-device-/);
});

import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBrowser } from './launcher/browser.mjs';
import { prepareFolders } from './launcher/folders.mjs';
import { serverEnvironment } from './launcher/server.mjs';
import { readSettings, withFreePort } from './launcher/settings.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('without Chromium a sentence says what to install', () => {
  expect(() => findBrowser({ PATH: folder })).toThrow(/Install it \(on Debian: sudo apt install chromium\)/);
  expect(() => findBrowser({ PORTAL_CHROMIUM: join(folder, 'none') })).toThrow(/is no program/);
});

test('the browser is the first of its family on the path, or the one that is named', () => {
  for (const [name, mode] of [
    ['google-chrome', 0o755],
    ['chromium', 0o644],
    ['mine', 0o755],
  ] as const) {
    writeFileSync(join(folder, name), '#!/bin/sh\n');
    chmodSync(join(folder, name), mode);
  }
  expect(findBrowser({ PATH: `/nowhere:${folder}` })).toBe(join(folder, 'google-chrome'));
  const mine = join(folder, 'mine');
  expect(findBrowser({ PATH: folder, PORTAL_CHROMIUM: mine })).toBe(mine);
});

test('the folders are below XDG_DATA_HOME, or the home of the user, for their owner only', () => {
  expect(prepareFolders({ XDG_DATA_HOME: folder, HOME: '/nowhere' }).base).toBe(join(folder, 'omics-portal'));
  // A relative path is to be ignored.
  const { base, data, profile } = prepareFolders({ XDG_DATA_HOME: 'data', HOME: folder });
  expect(base).toBe(join(folder, '.local/share/omics-portal'));
  expect([base, data, profile].map(modeOf)).toEqual([0o700, 0o700, 0o700]);
});

test('port and user are stored, and stay', async () => {
  const first = await readSettings(folder);
  expect(first.port).toBeGreaterThan(1023);
  expect(await readSettings(folder)).toEqual(first);
  expect(modeOf(join(folder, 'desktop.json'))).toBe(0o600);
});

test.each(['', 'null', '{"port":80,"user":"Lin Wei"}', '{"port":"x"}'])(
  'stored settings that cannot be used are replaced: %s',
  async (text) => {
    writeFileSync(join(folder, 'desktop.json'), text);
    const { port, user } = await readSettings(folder);
    expect(port).toBeGreaterThan(1023);
    expect(user).toMatch(/^[a-z0-9][a-z0-9._-]*$/);
  },
);

test('a port that another program uses is replaced for good', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const changed = await withFreePort(folder, { port, user: 'lin' });
  await new Promise((resolve) => other.close(resolve));
  expect(changed.port).not.toBe(port);
  expect(JSON.parse(readFileSync(join(folder, 'desktop.json'), 'utf8'))).toEqual(changed);
  expect(await withFreePort(folder, changed)).toBe(changed);
});

test('the server listens on this machine only, with one local user and closed metrics', () => {
  const environment = serverEnvironment(
    {
      root: '/',
      folders: { base: folder, data: '/data', profile: '', log: '', browserLog: '' },
      settings: { port: 4711, user: 'lin' },
    },
    '/usr/bin/chromium',
  );
  expect(environment).toMatchObject({
    HOST: '127.0.0.1',
    PORT: '4711',
    DATA_DIR: '/data',
    LOCAL_USER: 'lin',
    DESKTOP: '1',
    PORTAL_CHROMIUM: '/usr/bin/chromium',
    METRICS_TOKEN: expect.stringMatching(/^[0-9a-f]{48}$/),
  });
});

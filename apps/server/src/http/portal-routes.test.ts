import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-server.ts';

async function builtPortal(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-dist-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Portal</title>');
  await writeFile(join(folder, 'assets', 'entry-1a2b.js'), 'export const answer = 42;');
  await writeFile(join(folder, 'assets', 'entry-1a2b.js.gz'), gzipSync('export const answer = 42;'));
  return folder;
}

test('the portal is served small to those who take it small, and hashed files are kept for ever', async () => {
  const portalDist = await builtPortal();
  const server = await startTestServer({
    configure: (config) => {
      config.paths.portalDist = portalDist;
    },
  });
  const get = (path: string, encoding: string) =>
    fetch(`${server.url}/${path}`, { headers: { 'accept-encoding': encoding } });

  const small = await get('assets/entry-1a2b.js', 'gzip');
  expect(small.headers.get('content-encoding')).toBe('gzip');
  expect(small.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(small.headers.get('cache-control')).toContain('immutable');
  expect(await small.text()).toBe('export const answer = 42;');
  const plain = await get('assets/entry-1a2b.js', 'identity');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect((await get('', 'gzip')).headers.get('cache-control')).toBe('no-cache');
  await server.close();
});

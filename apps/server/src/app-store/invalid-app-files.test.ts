import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { FolderAppStore } from './folder-app-store.ts';

let root: string | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  if (root) await rm(root, { recursive: true, force: true });
});

test('an app with an invalid manifest is skipped and logged once; the others stay', async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-store-'));
  const manifests = {
    'good-v1': '{"tags": ["dnaseq"]}',
    'bad-v1': '{"tags": "dnaseq", "hidden": 1}',
    'torn-v1': '{',
  };
  for (const [app, manifest] of Object.entries(manifests)) {
    await mkdir(join(root, 'own', app), { recursive: true });
    await writeFile(join(root, 'own', app, 'manifest.json'), manifest);
  }
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const store = new FolderAppStore(root);
  expect((await store.list()).map(({ name }) => name)).toEqual(['own/good-v1']);
  await store.list();
  expect(log.mock.calls.map(([line]) => String(line)).toSorted()).toEqual([
    expect.stringContaining(
      'own/bad-v1/manifest.json is not valid: hidden must be true or false; tags must be a list of texts.',
    ),
    expect.stringContaining(
      'The app "own/torn-v1" is not installed: manifest.json is not valid: the file is not JSON',
    ),
  ]);
});

test('a run descriptor that is not JSON is a problem of the app, with its file', async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-store-'));
  await mkdir(join(root, 'own/x-v1'), { recursive: true });
  await writeFile(join(root, 'own/x-v1/manifest.json'), '{}');
  await writeFile(join(root, 'own/x-v1/run.local.json'), '{,');
  const store = new FolderAppStore(root);
  const app = await store.findByName('own/x-v1');
  await expect(app && store.runDescriptor(app, { name: 'local', kind: 'local' })).rejects.toThrow(
    /^run\.local\.json is not valid: the file is not JSON/,
  );
});

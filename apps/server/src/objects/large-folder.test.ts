import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FolderObjectStore } from './folder-object-store.ts';
import { GatewayLinks } from './gateway-links.ts';
import { LinkSigner } from './signed-links.ts';

const COUNT = 100_000;
/** Longest time of a page, in milliseconds. It takes a third of a second on a quiet machine of two cores. */
const MAX_MS = 10_000;
const keyOf = (index: number) => `data/${String(index).padStart(6, '0')}.txt`;

let root: string;
let objects: FolderObjectStore;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'large-folder-'));
  const signer = new LinkSigner('a secret of this test', '/storage');
  objects = new FolderObjectStore({
    root,
    links: new GatewayLinks({ signer, linkSeconds: 60, maxUploadBytes: 1 }),
  });
  await objects.ensureBucket('users');
  const bucket = join(root, 'buckets/users');
  mkdirSync(join(bucket, 'data'));
  for (let index = 0; index < COUNT; index += 1) closeSync(openSync(join(bucket, keyOf(index)), 'w'));
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const list = (page: number, delimiter: '/' | '' = '/') =>
  objects.list({ bucket: 'users', prefix: 'data/', delimiter, page, perPage: 100 });

test.each(['/', ''] as const)(
  'pages of a folder with 100,000 files are right, the first and the last (delimiter "%s")',
  async (delimiter) => {
    const began = performance.now();
    const first = await list(1, delimiter);
    expect(performance.now() - began).toBeLessThan(MAX_MS);
    expect(first).toMatchObject({
      total: COUNT,
      entries: { length: 100, 0: { key: keyOf(0) }, 99: { key: keyOf(99) } },
    });
    const last = await list(1000, delimiter);
    expect(last).toMatchObject({
      total: COUNT,
      entries: { length: 100, 0: { key: keyOf(COUNT - 100) }, 99: { key: keyOf(COUNT - 1) } },
    });
  },
);

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { MemoryObjectStore } from '../testing/memory-object-store.ts';
import { MemoryPartStore } from '../testing/memory-part-store.ts';
import { FolderObjectStore } from './folder-object-store.ts';
import { FolderPartStore } from './parts/folder-part-store.ts';
import { describeObjectStore } from './testing/object-store-contract.ts';
import { serveStore } from './testing/serve-store.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

describeObjectStore('a folder', () =>
  serveStore(async (_signer, links) => {
    const root = await mkdtemp(join(tmpdir(), 'portal-objects-'));
    folders.push(root);
    const objects = new FolderObjectStore({ root, links });
    return { objects, parts: new FolderPartStore({ root, objects, links }) };
  }),
);

describeObjectStore('the memory', () =>
  serveStore(async (signer, links) => {
    const objects = new MemoryObjectStore(signer);
    return { objects, parts: new MemoryPartStore(objects, links) };
  }),
);

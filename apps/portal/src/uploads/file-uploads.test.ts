import type { UploadItem, UploadQueue } from '@omics-portal/storage';
import { expect, it, vi } from 'vitest';
import { fileUploads } from './file-uploads';

const own = { service: 'minio', bucket: 'users', prefix: 'data/ada/' };
const DONE = {
  status: 'done',
  sent: 1,
  upload: null,
  isStalled: false,
  isCompared: true,
  error: null,
} as const;
const file = (name: string) => new File(['x'], name);

it('adds files to their folders below the own one, and gives the links of the stored files', () => {
  const added: UploadItem[] = [];
  let items: readonly UploadItem[] = [];
  const queue = {
    items: () => items,
    subscribe: () => () => undefined,
    add: vi.fn<UploadQueue['add']>((files, to) => {
      added.push(...files.map((one) => ({ ...DONE, id: one.name, file: one, to }) as const));
      items = [...added];
    }),
    cancel: vi.fn(),
    retry: vi.fn(),
  };
  const uploads = fileUploads(queue, own, 10);
  uploads.add(
    [
      { file: file('a.fq'), folder: 'L1/' },
      { file: file('b.fq'), folder: '' },
      { file: file('c.fq'), folder: 'L1/' },
    ],
    'run1',
  );
  expect(uploads.items().map(({ path }) => path)).toEqual([
    'minio://users/data/ada/run1/L1/a.fq',
    'minio://users/data/ada/run1/L1/c.fq',
    'minio://users/data/ada/run1/b.fq',
  ]);
  expect(uploads.items()).toBe(uploads.items());
});

import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import type { ListRequest, ObjectStore } from '../object-store.ts';
import type { StoreUnderTest } from './store-under-test.ts';

/** More keys than a store lists in one request where its test sets it so. */
const MANY = 103;

/** Contract of listings: pages of one level or of all objects below a prefix, and the usage of a bucket. */
export function describeListings(store: StoreUnderTest): void {
  const objects = (): ObjectStore => store.served.objects;
  const list = (request: Partial<ListRequest>) =>
    objects().list({ bucket: 'lists', prefix: '', delimiter: '/', page: 1, perPage: 10, ...request });

  beforeAll(async () => {
    await objects().ensureBucket('lists');
    for (const key of [
      'run/a.txt',
      'run/a-b.txt',
      'run/a/c.txt',
      'run/a/deep/d.txt',
      'run/é f.txt',
      'top.txt',
    ])
      await objects().put('lists', key, Readable.from([key]));
    await objects().makeDirectory('lists', 'run/empty/');
  });

  test('one level has objects and folders, sorted by key', async () => {
    const { total, entries } = await list({ prefix: 'run/' });
    expect([total, ...entries.map(({ kind, key }) => `${kind} ${key}`)]).toEqual([
      5,
      'object run/a-b.txt',
      'object run/a.txt',
      'folder run/a/',
      'folder run/empty/',
      'object run/é f.txt',
    ]);
    const [first, , folder] = entries;
    expect(first).toMatchObject({ size: 11, etag: (await objects().head('lists', 'run/a-b.txt'))?.etag });
    expect(first?.lastModified?.getTime()).toBeGreaterThan(Date.now() - 600_000);
    expect(folder).toEqual({ kind: 'folder', key: 'run/a/', size: 0, etag: null, lastModified: null });
  });

  test('the level of a whole bucket, of an empty folder, and of one that does not exist', async () => {
    const keys = async (prefix: string) => (await list({ prefix })).entries.map(({ key }) => key);
    expect(await keys('')).toEqual(['run/', 'top.txt']);
    expect(await list({ prefix: 'run/empty/' })).toEqual({ total: 0, entries: [] });
    expect(await list({ prefix: 'none/' })).toEqual({ total: 0, entries: [] });
  });

  test('a prefix may end within a name', async () => {
    const { entries } = await list({ prefix: 'run/a' });
    expect(entries.map(({ key }) => key)).toEqual(['run/a-b.txt', 'run/a.txt', 'run/a/']);
  });

  test('without a delimiter all objects below a prefix are listed, and no folders', async () => {
    const { total, entries } = await list({ prefix: 'run/', delimiter: '' });
    expect(total).toBe(5);
    expect(entries.map(({ key }) => key)).toEqual([
      'run/a-b.txt',
      'run/a.txt',
      'run/a/c.txt',
      'run/a/deep/d.txt',
      'run/é f.txt',
    ]);
  });

  test('pages do not overlap, and each has the total', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ prefix: 'run/', page, perPage: 2 })));
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    expect(pages.map(({ entries }) => entries.map(({ key }) => key))).toEqual([
      ['run/a-b.txt', 'run/a.txt'],
      ['run/a/', 'run/empty/'],
      ['run/é f.txt'],
      [],
    ]);
  });

  test.each([
    ['name', false, ['a-b.txt', 'a.txt', 'a/', 'empty/', 'é f.txt']],
    ['name', true, ['é f.txt', 'empty/', 'a/', 'a.txt', 'a-b.txt']],
    ['size', false, ['a/', 'empty/', 'a.txt', 'a-b.txt', 'é f.txt']],
    ['size', true, ['é f.txt', 'a-b.txt', 'a.txt', 'a/', 'empty/']],
  ] as const)('one level by %s, descending: %s', async (by, descending, names) => {
    const { total, entries } = await list({ prefix: 'run/', order: { by, descending } });
    expect([total, ...entries.map(({ key }) => key.slice('run/'.length))]).toEqual([5, ...names]);
    const second = await list({ prefix: 'run/', order: { by, descending }, page: 2, perPage: 2 });
    expect([second.total, second.entries]).toEqual([5, entries.slice(2, 4)]);
  });

  test('folders come before all files from the oldest on', async () => {
    const keys = async (descending: boolean) =>
      (await list({ prefix: 'run/', order: { by: 'updated', descending } })).entries.map(({ key }) => key);
    expect((await keys(false)).slice(0, 2)).toEqual(['run/a/', 'run/empty/']);
    expect((await keys(true)).slice(3)).toEqual(['run/a/', 'run/empty/']);
  });

  test('a part of the names, whatever its case, on one level and in all folders below', async () => {
    const keys = async (request: Partial<ListRequest>) =>
      (await list({ contains: 'D', ...request })).entries.map(({ key }) => key);
    expect(await keys({ prefix: 'run/a/' })).toEqual(['run/a/deep/']);
    expect(await keys({ prefix: 'run/', delimiter: '' })).toEqual(['run/a/deep/d.txt']);
    expect(await keys({ prefix: 'run/', contains: '.TXT', page: 2, perPage: 2 })).toEqual(['run/é f.txt']);
    expect(await keys({ contains: '(.*' })).toEqual([]);
  });

  test('the usage of a bucket counts objects and not folders', async () => {
    expect(await objects().usage('lists')).toEqual({ count: 6, bytes: 11 + 9 + 11 + 16 + 12 + 7 });
  });

  test('a folder of many objects is listed by page and deleted as a whole', async () => {
    const keys = Array.from({ length: MANY }, (_, index) => `many/${String(index).padStart(5, '0')}.txt`);
    const writers = Array.from({ length: 16 }, (_, lane) =>
      keys.filter((_key, index) => index % 16 === lane),
    );
    await Promise.all(
      writers.map(async (own) => {
        for (const key of own) await objects().put('lists', key, Readable.from(['x']));
      }),
    );
    const last = await list({ prefix: 'many/', page: 11 });
    expect(last.total).toBe(MANY);
    expect(last.entries.map(({ key }) => key)).toEqual(keys.slice(100));
    expect(await objects().delete('lists', 'many/')).toBe(true);
    expect((await list({ prefix: 'many/', delimiter: '' })).total).toBe(0);
  });
}

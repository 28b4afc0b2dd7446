import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ObjectStore } from '../object-store.ts';
import { describeParts } from '../parts/testing/part-contract.ts';
import { KeyTakenError } from '../transfer-check.ts';
import { describeLinks } from './link-contract.ts';
import { describeListings } from './listing-contract.ts';
import type { ServedStore } from './serve-store.ts';
import { digestsOf, type StoreUnderTest } from './store-under-test.ts';

const KEY = 'data/ada/a b+é%&"\'~(1).csv';
/** Above the size from which S3 stores an object in parts. */
const LARGE_BYTES = 20_000_000;

/**
 * Contract of the object store port: what each store does in the same way. A store may do more, such as hold both `a` and
 * `a/b`.
 */
export function describeObjectStore(name: string, open: () => Promise<ServedStore>): void {
  describe(`the object store of ${name}`, () => {
    const store = {} as StoreUnderTest;
    beforeAll(async () => {
      store.served = await open();
      await store.served.objects.ensureBucket('users');
    });
    afterAll(() => store.served?.close());

    describeObjects(store);
    describeMoves(store);
    describeListings(store);
    describeLinks(store);
    describeParts(store);
  });
}

function describeObjects(store: StoreUnderTest): void {
  const objects = (): ObjectStore => store.served.objects;

  test('an object comes back as it was written, with its digests', async () => {
    const content = Buffer.from('sample,value\né,1\n');
    const stored = await objects().put('users', KEY, Readable.from([content]));
    expect(stored).toMatchObject({
      bucket: 'users',
      key: KEY,
      size: content.length,
      ...digestsOf(content),
      contentType: 'text/csv',
    });
    expect(await read(objects(), KEY)).toEqual(content);
    const found = await objects().head('users', KEY);
    expect(found).toMatchObject({ size: content.length, etag: stored.etag, contentType: 'text/csv' });
    expect(Math.abs(Number(found?.lastModified) - Date.now())).toBeLessThan(60_000);
    expect(await objects().digests('users', KEY)).toEqual(digestsOf(content));
  });

  test('an empty object is an object, and a given type stays', async () => {
    await objects().put('users', 'empty.bin', Readable.from([]), { contentType: 'text/plain' });
    expect(await objects().head('users', 'empty.bin')).toMatchObject({ size: 0, contentType: 'text/plain' });
    expect(await read(objects(), 'empty.bin')).toHaveLength(0);
  });

  test('a write replaces the object and its entity tag', async () => {
    const first = await objects().put('users', 'again.txt', Readable.from(['one']));
    const second = await objects().put('users', 'again.txt', Readable.from(['two']));
    expect(second.etag).not.toBe(first.etag);
    expect(String(await read(objects(), 'again.txt'))).toBe('two');
    expect(await objects().digests('users', 'again.txt')).toEqual(digestsOf('two'));
  });

  test('a range has both ends', async () => {
    await objects().put('users', 'range.txt', Readable.from(['0123456789']));
    const part = await objects().open('users', 'range.txt', { start: 2, end: 5 });
    expect(String(await buffer(part))).toBe('2345');
  });

  test('an object that does not exist has no metadata and no content', async () => {
    expect(await objects().head('users', 'none.txt')).toBeUndefined();
    expect(await objects().digests('users', 'none.txt')).toBeUndefined();
    await expect(objects().open('users', 'none.txt')).rejects.toMatchObject({ status: 404 });
    expect(await objects().delete('users', 'none.txt')).toBe(false);
    expect(await objects().delete('users', 'none/')).toBe(false);
  });

  test('a large object of unknown size is stored whole, with its digests', async () => {
    const content = Buffer.alloc(LARGE_BYTES, 'ACGTN\n');
    const chunks = Array.from({ length: 20 }, (_, index) =>
      content.subarray(index * 1_000_000, (index + 1) * 1_000_000),
    );
    const stored = await objects().put('users', 'large.fastq', Readable.from(chunks));
    expect(stored).toMatchObject({ size: LARGE_BYTES, ...digestsOf(content) });
    expect(digestsOf(await read(objects(), 'large.fastq'))).toEqual(digestsOf(content));
    expect(await objects().digests('users', 'large.fastq')).toEqual(digestsOf(content));
  });

  test.each([5, LARGE_BYTES])(
    'content above a limit of %d bytes is refused, and nothing is stored',
    async (maxBytes) => {
      const chunks = [Buffer.alloc(maxBytes), Buffer.alloc(1)];
      const refused = objects().put('users', 'above.bin', Readable.from(chunks), { maxBytes });
      await expect(refused).rejects.toMatchObject({ status: 413 });
      expect(await objects().head('users', 'above.bin')).toBeUndefined();
    },
  );

  test('content that breaks off leaves the earlier object', async () => {
    await objects().put('users', 'broken.txt', Readable.from(['before']));
    async function* broken(): AsyncGenerator<string> {
      yield 'after';
      throw new Error('The connection was lost.');
    }
    await expect(objects().put('users', 'broken.txt', Readable.from(broken()))).rejects.toThrow('was lost');
    expect(String(await read(objects(), 'broken.txt'))).toBe('before');
  });

  test('a deleted object is gone; a folder goes with its content', async () => {
    for (const key of ['gone/a.txt', 'gone/deep/b.txt', 'gone.txt'])
      await objects().put('users', key, Readable.from(['x']));
    expect(await objects().delete('users', 'gone/')).toBe(true);
    expect(await objects().head('users', 'gone/deep/b.txt')).toBeUndefined();
    expect(await objects().delete('users', 'gone.txt')).toBe(true);
    expect(await objects().head('users', 'gone.txt')).toBeUndefined();
  });

  test.each([
    ['u', 'a.txt'],
    ['users', '../a.txt'],
    ['users', 'a//b.txt'],
    ['users', '/a.txt'],
    ['users', ''],
    ['users', 'a/'],
    ['users', `a/${'long'.repeat(70)}`],
  ])('the bucket "%s" with the key "%s" is refused', async (bucket, key) => {
    const calls = [
      objects().head(bucket, key),
      objects().open(bucket, key),
      objects().put(bucket, key, Readable.from(['x'])),
      objects().presignGet(bucket, key),
      objects().presignPut(bucket, key),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ status: 400 });
  });

  test('the store works, and its buckets are listed by name', async () => {
    await objects().check();
    for (const bucket of ['tservice', 'tservice', 'Brand_1:x']) await objects().ensureBucket(bucket);
    const names = (await objects().buckets()).map(({ name }) => name);
    expect(names).toEqual(['Brand_1:x', 'lists', 'tservice', 'users']);
  });
}

function describeMoves(store: StoreUnderTest): void {
  const objects = (): ObjectStore => store.served.objects;
  const write = (...keys: string[]) =>
    Promise.all(keys.map((key) => objects().put('users', key, Readable.from([key]))));

  test('a moved object has its content and digests at the new key only', async () => {
    await write('from/é 1.txt');
    await objects().move('users', 'from/é 1.txt', 'to/2.txt');
    expect(String(await read(objects(), 'to/2.txt'))).toBe('from/é 1.txt');
    expect(await objects().digests('users', 'to/2.txt')).toEqual(digestsOf('from/é 1.txt'));
    expect(await objects().head('users', 'from/é 1.txt')).toBeUndefined();
  });

  test('a folder moves with all that is in it', async () => {
    await write('run/a.txt', 'run/deep/b.txt');
    await objects().move('users', 'run/', 'moved/');
    expect(String(await read(objects(), 'moved/deep/b.txt'))).toBe('run/deep/b.txt');
    expect(await objects().head('users', 'run/a.txt')).toBeUndefined();
  });

  test('objects and folders move into another bucket and back', async () => {
    await objects().ensureBucket('elsewhere');
    await write('home/a.txt', 'home/deep/b.txt', 'single.txt');
    await objects().move('users', 'home/', 'id/home/', 'elsewhere');
    await objects().move('users', 'single.txt', 'id/single.txt', 'elsewhere');
    expect(await objects().head('users', 'home/a.txt')).toBeUndefined();
    expect(await objects().digests('elsewhere', 'id/single.txt')).toEqual(digestsOf('single.txt'));
    await objects().move('elsewhere', 'id/home/', 'home/', 'users');
    expect(String(await read(objects(), 'home/deep/b.txt'))).toBe('home/deep/b.txt');
    expect(await objects().head('elsewhere', 'id/home/a.txt')).toBeUndefined();
  });

  test('a copy has the content and the digests, and its source stays', async () => {
    await write('source/a.txt', 'source/deep/b.txt');
    await objects().copy('users', 'source/a.txt', 'copies/a.txt');
    await objects().copy('users', 'source/', 'copies/all/');
    expect(await objects().digests('users', 'copies/a.txt')).toEqual(digestsOf('source/a.txt'));
    expect(String(await read(objects(), 'copies/all/deep/b.txt'))).toBe('source/deep/b.txt');
    expect(String(await read(objects(), 'source/deep/b.txt'))).toBe('source/deep/b.txt');
    await expect(objects().copy('users', 'source/', 'copies/')).rejects.toBeInstanceOf(KeyTakenError);
    await expect(objects().copy('users', 'source/', 'source/deep/')).rejects.toMatchObject({ status: 409 });
    await expect(objects().copy('users', 'none/', 'new/')).rejects.toMatchObject({ status: 404 });
  });

  test('a move needs a source, and a target that is free', async () => {
    await write('here.txt', 'there.txt', 'folder/a.txt', 'other/a.txt');
    const moves: [from: string, to: string, status: number][] = [
      ['none.txt', 'new.txt', 404],
      ['none/', 'new/', 404],
      ['here.txt', 'there.txt', 409],
      ['folder/', 'other/', 409],
      ['folder/', 'folder/deep/', 409],
    ];
    for (const [from, to, status] of moves)
      await expect(objects().move('users', from, to)).rejects.toMatchObject({ status });
    expect(String(await read(objects(), 'there.txt'))).toBe('there.txt');
    expect(String(await read(objects(), 'folder/a.txt'))).toBe('folder/a.txt');
  });
}

async function read(objects: ObjectStore, key: string): Promise<Buffer> {
  return buffer(await objects.open('users', key));
}

import { createDatainsClient } from '@omics-portal/api';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { objectRangeQuery } from './object-range';

const TEXT = '0123456789';
const client = createDatainsClient({
  locale: () => 'en-US',
  baseUrl: 'http://portal.test',
  fetch: async () => Response.json({ download_url: 'http://store.test/file' }),
});

/** Reads a range from a store with this response. */
async function read(start: number, length: number, respond: (range: string) => Response) {
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: { Range: string } }) =>
    respond(headers.Range),
  );
  const range = await new QueryClient().query(
    objectRangeQuery(client, { link: 'minio://b/file', version: null }, start, length),
  );
  return { ...range, bytes: new TextDecoder().decode(range.bytes) };
}

afterEach(() => vi.unstubAllGlobals());

test('a range is requested by its first and last byte, and the size is that of the object', async () => {
  const ranges: string[] = [];
  const range = await read(2, 3, (header) => {
    ranges.push(header);
    return new Response('234', { status: 206, headers: { 'content-range': 'bytes 2-4/10' } });
  });
  expect(ranges).toEqual(['bytes=2-4']);
  expect(range).toEqual({ bytes: '234', start: 2, size: 10 });
});

test.each([
  [2, 3, { bytes: '234', start: 2, size: 10 }],
  [8, 5, { bytes: '89', start: 8, size: 10 }],
  [20, 5, { bytes: '', start: 20, size: 10 }],
])('a store without ranges: %d, %d', async (start, length, expected) => {
  const whole = () => new Response(TEXT, { headers: { 'content-length': '10' } });
  expect(await read(start, length, whole)).toEqual(expected);
});

test('an empty file, whose store refuses every range, is empty', async () => {
  const range = await read(0, 5, () => new Response('', { status: 416 }));
  expect(range).toEqual({ bytes: '', start: 0, size: 0 });
});

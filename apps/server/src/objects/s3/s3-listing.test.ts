import type { ListObjectsV2Command, ListObjectsV2CommandOutput, S3Client } from '@aws-sdk/client-s3';
import { beforeEach, expect, test } from 'vitest';
import { ListingPositions } from './listing-positions.ts';
import { listObjects } from './s3-listing.ts';

const COUNT = 100_000;
const keyOf = (index: number) => `data/${String(index).padStart(6, '0')}.txt`;

/** Bucket of 100,000 keys, which counts its requests. */
const requests: number[] = [];
const send = async ({ input }: ListObjectsV2Command): Promise<Partial<ListObjectsV2CommandOutput>> => {
  const first = Number(input.ContinuationToken ?? 0);
  const next = Math.min(first + (input.MaxKeys ?? 0), COUNT);
  requests.push(first);
  return {
    Contents: Array.from({ length: next - first }, (_, index) => ({
      Key: `buckets/users/${keyOf(first + index)}`,
    })),
    ...(next < COUNT ? { IsTruncated: true, NextContinuationToken: String(next) } : {}),
  };
};
const s3 = { client: { send } as unknown as S3Client, name: 'portal', batchKeys: 1000 };
const list = (page: number, perPage = 100) =>
  listObjects(s3, { bucket: 'users', prefix: 'data/', delimiter: '/', page, perPage });

beforeEach(() => void requests.splice(0));

test('the first page of 100,000 keys reads an eighth of them, and says that there are more', async () => {
  const { entries, total, truncated } = await list(1);
  expect(entries.map(({ key }) => key)).toEqual(Array.from({ length: 100 }, (_, index) => keyOf(index)));
  expect([total, truncated]).toEqual([11_000, true]);
  expect(requests).toHaveLength(11);
});

test('the last pages have the whole number', async () => {
  expect(await list(1000)).toMatchObject({
    total: COUNT,
    entries: { length: 100, 99: { key: keyOf(COUNT - 1) } },
  });
  expect((await list(1000)).truncated).toBeUndefined();
  expect(await list(1001)).toEqual({ total: COUNT, entries: [] });
});

test('a reader of all pages comes to the end', async () => {
  let read = 0;
  for (let page = 1, more = true; more; page += 1) {
    const { entries, total } = await list(page, 5000);
    read += entries.length;
    more = page * 5000 < total;
  }
  expect(read).toBe(COUNT);
});

test('all pages together read each key about twice, since each goes on from known positions', async () => {
  const positions = new ListingPositions();
  const keys: string[] = [];
  for (let page = 1; page <= COUNT / 1000; page += 1) {
    const request = { bucket: 'users', prefix: 'data/', delimiter: '/', page, perPage: 1000 } as const;
    const { entries, total, truncated } = await listObjects(s3, request, positions);
    keys.push(...entries.map(({ key }) => key));
    expect(total >= page * 1000 && total <= COUNT).toBe(true);
    expect(truncated ?? total === COUNT).toBe(true);
  }
  expect(keys).toEqual(Array.from({ length: COUNT }, (_, index) => keyOf(index)));
  expect(requests.length).toBeLessThan(220);
});

test('positions are of one listing, end after half a minute, and never serve the first page', async () => {
  let now = 0;
  const positions = new ListingPositions(() => now);
  const page = (number: number, prefix = 'data/') => {
    requests.splice(0);
    const request = { bucket: 'users', prefix, delimiter: '/', page: number, perPage: 1000 } as const;
    return listObjects(s3, request, positions);
  };
  await page(90);
  const whole = requests.length;
  await page(90);
  expect(requests).toEqual([89_000]);
  await page(90, 'data');
  expect(requests).toHaveLength(whole);
  await page(1);
  expect(requests).toHaveLength(11);
  await page(90);
  now = 30_001;
  await page(90);
  expect(requests).toHaveLength(whole);
  await expect(positions.forgetAfter(() => Promise.reject(new Error('half-way')))).rejects.toThrow(
    'half-way',
  );
  await page(90);
  expect(requests).toHaveLength(whole);
});

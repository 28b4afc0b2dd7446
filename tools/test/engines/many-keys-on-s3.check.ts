import { Agent, request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateBucketCommand,
  DeleteBucketPolicyCommand,
  PutBucketPolicyCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { researcherOf, startPortal } from './portal.mjs';
import { s3Variables } from './site-parts.mjs';

const COUNT = 100_000;
const CLIENTS = 32;
const BUCKET = 'many-keys';
const FOLDER = 'data/researcher/many/';
/** Longest time of a page, of all pages and of a search, in milliseconds: several times what they take on two cores. */
const MAX_MS = { firstPage: 10_000, page: 30_000, allPages: 120_000, search: 60_000 };
/** Most memory that the server may gain by all of it, in bytes. */
const MAX_GAIN = 200 * 1024 ** 2;

const nameOf = (index: number) => `${String(index).padStart(6, '0')}.txt`;
const gateway = inject('radosgw');
const folder = mkdtempSync(join(tmpdir(), 'many-keys-'));
let portal: Awaited<ReturnType<typeof startPortal>>;
let researcher: Awaited<ReturnType<typeof researcherOf>>;

interface Page {
  total: number;
  truncated?: boolean;
  data: { key: string }[];
}

beforeAll(async () => {
  await fill();
  portal = await startPortal(folder, { SEED: '0', ...s3Variables(gateway, BUCKET) });
  researcher = await researcherOf(portal.url, 'fastq-qc');
});
afterAll(async () => {
  await portal?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes the objects, without signatures, which would take longer than the store itself. */
async function fill(): Promise<void> {
  const s3 = new S3Client({
    endpoint: gateway.url,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: gateway.key,
  });
  await s3.send(new CreateBucketCommand({ Bucket: BUCKET }));
  const statement = {
    Effect: 'Allow',
    Principal: '*',
    Action: ['s3:PutObject'],
    Resource: [`arn:aws:s3:::${BUCKET}/*`],
  };
  const Policy = JSON.stringify({ Version: '2012-10-17', Statement: [statement] });
  await s3.send(new PutBucketPolicyCommand({ Bucket: BUCKET, Policy }));
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  let next = 0;
  const client = async () => {
    for (let index = next++; index < COUNT; index = next++) await put(agent, nameOf(index));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  await s3.send(new DeleteBucketPolicyCommand({ Bucket: BUCKET }));
  s3.destroy();
}

function put(agent: Agent, name: string): Promise<void> {
  const url = `${gateway.url}/${BUCKET}/buckets/users/${FOLDER}${name}`;
  return new Promise((done, failed) => {
    const sent = request(url, { method: 'PUT', agent, headers: { 'content-length': 1 } }, (response) => {
      const { statusCode } = response;
      response
        .resume()
        .on('end', () => (statusCode === 200 ? done() : failed(new Error(`${name}: ${statusCode}`))));
    });
    sent.on('error', failed).end('x');
  });
}

async function list(query: Record<string, string | number>): Promise<Page & { ms: number }> {
  const text = new URLSearchParams({ prefix: FOLDER, page: '1', per_page: '100' });
  for (const [name, value] of Object.entries(query)) text.set(name, String(value));
  const began = performance.now();
  const page = (await researcher.call('GET', `/datains/api/services/minio/buckets/users?${text}`)) as Page;
  return { ...page, ms: performance.now() - began };
}

const namesOf = ({ data }: Page) => data.map(({ key }) => key.slice(FOLDER.length));
const names = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => nameOf(from + index));

async function memory(): Promise<number> {
  const metrics = await (await fetch(`${portal.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
}

test('pages of a folder with 100,000 objects are right and in time, the first and the last', async () => {
  const first = await list({});
  expect(namesOf(first)).toEqual(names(0, 100));
  expect(first.truncated).toBe(true);
  expect(first.ms).toBeLessThan(MAX_MS.firstPage);
  const last = await list({ page: 1000 });
  expect(namesOf(last)).toEqual(names(COUNT - 100, COUNT));
  expect([last.total, last.truncated]).toEqual([COUNT, undefined]);
  expect(last.ms).toBeLessThan(MAX_MS.page);
});

test('a prefix and a search find objects among them', async () => {
  const some = await list({ prefix: `${FOLDER}0123` });
  expect([some.total, namesOf(some)]).toEqual([100, names(12_300, 12_400)]);
  const found = await list({ search: '99999' });
  expect([found.total, namesOf(found)]).toEqual([1, [nameOf(99_999)]]);
  expect(found.ms).toBeLessThan(MAX_MS.search);
});

test('all pages together have each object once, and the memory of the server stays', async () => {
  const before = await memory();
  const read: string[] = [];
  const began = performance.now();
  for (let page = 1; page <= COUNT / 1000; page += 1)
    read.push(...namesOf(await list({ page, per_page: 1000 })));
  const took = performance.now() - began;
  expect(read).toEqual(names(0, COUNT));
  expect(took).toBeLessThan(MAX_MS.allPages);
  expect((await memory()) - before).toBeLessThan(MAX_GAIN);
});

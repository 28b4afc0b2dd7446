import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { components } from '@omics-portal/api/datains';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryStore } from '../testing/memory-object-store.ts';
import { copiedFiles } from '../engines/local/copied-files.ts';
import { parseStorageLink } from '../objects/storage-link.ts';
import { startWorkServer, waitFor, type WorkServer } from './testing/work-server.ts';

type LogRange = components['schemas']['LogRange'];
type Detail = components['schemas']['WorkflowDetail'];

const CONTENT = 'genome';
const DIGEST = createHash('sha256').update(CONTENT).digest('hex');
let server: WorkServer;
let file: string;

beforeAll(async () => {
  server = await startWorkServer({ openStore: openMemoryStore });
  file = await server.upload('small.bin', CONTENT);
});
afterAll(() => server.close());

const get = <Body>(path: string) => server.ask<Body>('GET', `/datains/api/${path}`, { status: 200 });

test('a job reads its input from the object store and writes its results and logs there', async () => {
  const id = await server.submit([{ sample_id: 'one', input: file, rounds: 2 }]);
  await server.until(id, 'Succeeded');
  const [job] = await server.jobsOf(id);
  const outputs = Object.values((await get<Detail>(`workflows/${job?.id}`)).outputs ?? {});
  const { bucket, key } = parseStorageLink(outputs[0]) ?? { bucket: '', key: '' };
  expect(await text(await server.dependencies.objects.open(bucket, key))).toBe(`${DIGEST}\n`);
  expect(
    await get(`workflows/${job?.id}/filecontent?path=${encodeURIComponent(String(outputs[0]))}`),
  ).toEqual({ message: `${DIGEST}\n` });
  const whole = await get<LogRange>(`workflows/${job?.id}/logs?stream=stdout`);
  expect(whole.text).toContain(`${DIGEST}  small.bin`);
  expect(whole).toMatchObject({ complete: true, size: Buffer.byteLength(whole.text) });
  const tail = await get<LogRange>(`workflows/${job?.id}/logs?stream=stdout&offset=-13`);
  expect(tail).toMatchObject({ text: 'PROGRESS 100\n', offset: whole.size - 13 });
});

test('a failed job stores its log, and removes its local copies', async () => {
  const id = await server.submit([{ sample_id: 'two', input: file, expected: 'another' }]);
  await server.until(id, 'Failed');
  const [job] = await server.jobsOf(id);
  const log = await get<LogRange>(`workflows/${job?.id}/logs?stream=stderr`);
  expect(log.text).toContain(`the digest of small.bin is ${DIGEST}, not another`);
  await waitFor(async () =>
    expect(await readdir(join(server.dependencies.config.paths.dataDir, 'runs'))).toEqual(['engine-id']),
  );
});

test('a job whose results cannot be stored fails with the reason', async () => {
  const { objects } = server.dependencies;
  const put = objects.put.bind(objects);
  objects.put = async () => {
    throw new Error('The bucket is full.');
  };
  try {
    const id = await server.submit([{ sample_id: 'three', input: file }]);
    await server.until(id, 'Failed');
    const [job] = await server.jobsOf(id);
    expect(job).toMatchObject({
      error: 'The results could not be stored: The bucket is full.',
      problem: { file: '', code: 'run.results-not-stored', params: { reason: 'The bucket is full.' } },
    });
    expect((await get<Detail>(`workflows/${job?.id}`)).outputs).toEqual({});
  } finally {
    objects.put = put;
  }
});

test('a folder as an input is copied with its whole content', async () => {
  const { objects, config } = server.dependencies;
  for (const name of ['a.txt', 'deep/b.txt'])
    await objects.put('users', `data/ada/run/${name}`, Readable.from([name]));
  const files = copiedFiles(objects);
  const home = join(config.paths.dataDir, 'copies');
  const path = await files.materialise(home, { bucket: 'users', key: 'data/ada/run/' });
  expect((await readdir(String(path), { recursive: true })).toSorted()).toEqual([
    'a.txt',
    'deep',
    'deep/b.txt',
  ]);
  for (const key of ['data/ada/none/', 'data/ada/none.txt'])
    expect(await files.materialise(home, { bucket: 'users', key })).toBeUndefined();
});

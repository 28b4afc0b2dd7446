import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorkServer, type WorkServer } from '../../../jobs/testing/work-server.ts';

let server: WorkServer;
let job: string;
beforeAll(async () => {
  server = await startWorkServer();
  const file = await server.upload('small.bin', Buffer.from('genome'));
  const id = await server.submit([{ sample_id: 'bad', input: file, expected: 'abc' }], { name: 'audited' });
  await server.until(id, 'Failed');
  job = `/datains/api/workflows/${(await server.jobsOf(id))[0]?.id ?? ''}`;
});
afterAll(() => server.close());

const read = (path: string, token: string, status = 200) =>
  server.ask('GET', `${job}/${path}`, { status, token });

/** Names of the files whose export is recorded, the newest first, without their folders. */
async function exported(): Promise<string[]> {
  const { data } = await server.ask<{ data: { actor: string; subject: string }[] }>(
    'GET',
    '/datains/api/audit-events?per_page=100&kind=exported',
    { status: 200, token: server.admin },
  );
  return data.map(({ actor, subject }) => `${actor} ${subject.split('/').at(-1) ?? ''}`);
}

test('their own logs, and what is not read, are no exports', async () => {
  await read('logs?stream=stderr', server.researcher);
  await read('logs/lines?stream=stderr&from=1', server.researcher);
  await read('logs/search?stream=stderr&kind=errors', server.researcher);
  await read('logs', server.admin);
  await read('logs/index?stream=stderr', server.admin);
  await read('logs?stream=stderr&key=system', server.admin);
  await read('logs?stream=stderr&key=none', server.admin, 404);
  await read('logs?stream=stderr&offset=1000000', server.admin);
  await read('logs/lines?stream=stderr&from=1000000', server.admin);
  await read('logs/search?stream=stderr&q=no-such-text', server.admin);
  await read('filecontent?path=minio%3A%2F%2Fprojects%2Fnone.txt', server.admin, 404);
  expect(await exported()).toEqual([]);
});

test.each([
  ['a search', 'logs/search?stream=stderr&kind=errors', 'stderr'],
  ['lines', 'logs/lines?stream=stdout&from=1', 'stdout'],
])('%s of the log of another user is an export, of many parts one', async (_name, path, stream) => {
  const before = await exported();
  await read(path, server.admin);
  const after = await exported();
  expect(after).toEqual([expect.stringMatching(new RegExp(`^admin .*${stream}`)), ...before]);
  await read(path, server.admin);
  await read(`logs?stream=${stream}`, server.admin);
  expect(await exported()).toEqual(after);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@omics-portal/api/datains';
import { startWorkServer, type WorkServer } from '../../../jobs/testing/work-server.ts';

type Schemas = components['schemas'];

let server: WorkServer;
let jobId: string;
const ask = <Body>(path: string, status = 200) =>
  server.ask<Body>('GET', `/datains/api/workflows/${jobId}/logs/${path}`, { status });

beforeAll(async () => {
  server = await startWorkServer();
  const file = await server.upload('small.bin', Buffer.from('genome'));
  const id = await server.submit([{ sample_id: 'bad', input: file, expected: 'abc' }], { name: 'logs_1' });
  await server.until(id, 'Failed');
  jobId = (await server.jobsOf(id))[0]?.id ?? '';
});
afterAll(() => server.close());

test('the lines of a log are counted, read by number and searched', async () => {
  const index = await ask<Schemas['LogIndex']>('index?stream=stderr');
  expect(index).toMatchObject({ key: 'logs_1.hash-file', version: 0, indexed: index.size, complete: true });
  expect(index.lines).toBeGreaterThan(3);
  expect(index.errors).toBe(1);

  const { matches } = await ask<Schemas['LogMatches']>('search?stream=stderr&kind=errors');
  const line = matches[0]?.line ?? 0;
  const { lines } = await ask<Schemas['LogLines']>(`lines?stream=stderr&from=${line}&count=1`);
  expect(lines).toEqual([
    expect.objectContaining({
      number: line,
      text: expect.stringContaining('RangeError: the digest of small.bin'),
    }),
  ]);

  for (const query of ['q=DIGEST%20of', 'kind=pattern&q=DIGEST.(of|in)']) {
    const found = await ask<Schemas['LogMatches']>(`search?stream=stderr&${query}`);
    expect(found).toMatchObject({
      matches: expect.arrayContaining([expect.objectContaining({ line })]),
      next_line: null,
    });
    const range = found.matches.find((match) => match.line === line)?.ranges[0];
    expect(lines[0]?.text.slice(range?.start, range?.end)).toBe('digest of');
    expect(
      (await ask<Schemas['LogMatches']>(`search?stream=stderr&match_case=true&${query}`)).matches,
    ).toEqual([]);
  }
});

test('the log of the engine has lines too', async () => {
  expect(await ask('index?stream=stderr&key=system')).toMatchObject({ key: 'system', lines: 1, errors: 1 });
  expect(await ask('index?stream=stdout&key=system')).toMatchObject({ lines: 0, size: 0 });
  expect(await ask('lines?stream=stdout&key=system&from=1')).toEqual({ version: 0, lines: [] });
});

test('wrong requests say what is wrong', async () => {
  expect(await ask('search?stream=stderr&kind=pattern&q=(a%2B)%2B', 400)).toMatchObject({
    details: [{ field: 'query.q', message: expect.stringContaining('repeats a group') }],
  });
  expect(await ask('search?stream=stderr', 400)).toMatchObject({ details: [{ field: 'query.q' }] });
  expect(await ask('index?stream=stderr&key=none', 404)).toEqual({ message: 'There is no log "none".' });
  expect(await ask('lines?stream=stderr&from=1&attempt=9', 404)).toEqual({
    message: 'There is no attempt "9".',
  });
});

import { createDatainsClient } from '@omics-portal/api';
import { MutationObserver, QueryClient, type MutationOptions } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fetchWholeLog, loadEarlierLog } from './job-log-mutations';
import { jobLogQueries } from './job-log-queries';
import type { LogInput } from './log-range';

const INPUT: LogInput = { jobId: '00000000-0000-4000-8000-000000000001', key: 'demo.main', stream: 'stdout' };

/** Client of a server with one log, which returns at most `maxRange` bytes for each request. */
function logServer(log: string, maxRange: number) {
  const requests: { offset: number; limit: number }[] = [];
  const datains = createDatainsClient({
    baseUrl: 'https://portal.test',
    locale: () => 'en-US',
    fetch: ({ url }) => {
      const query = new URL(url).searchParams;
      const limit = Number(query.get('limit'));
      const from = Number(query.get('offset'));
      requests.push({ offset: from, limit });
      const offset = from < 0 ? Math.max(0, log.length + from) : Math.min(from, log.length);
      const text = log.slice(offset, offset + Math.min(limit, maxRange));
      return Promise.resolve(
        Response.json({
          key: query.get('key'),
          stream: query.get('stream'),
          text,
          offset,
          next_offset: offset + text.length,
          size: log.length,
          complete: true,
        }),
      );
    },
  });
  return { datains, requests };
}

const run = <Data>(
  client: QueryClient,
  options: Pick<MutationOptions<Data, Error, LogInput>, 'mutationFn'>,
): Promise<Data> => new MutationObserver<Data, Error, LogInput>(client, options).mutate(INPUT);

test('the whole of a log is fetched range by range', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme-ascii' }),
      fc.integer({ min: 1, max: 7 }),
      async (log, maxRange) => {
        const { datains, requests } = logServer(log, maxRange);
        const file = await run(new QueryClient(), fetchWholeLog(datains));
        expect(await file.text()).toBe(log);
        expect(file.type).toBe('text/plain;charset=utf-8');
        expect(requests).toHaveLength(Math.max(1, Math.ceil(log.length / maxRange)));
      },
    ),
    { numRuns: 30 },
  );
});

test('earlier ranges are added before the loaded end, until the log is complete', async () => {
  const log = Array.from({ length: 20_000 }, (_, line) => `line ${line}`).join('\n');
  const { datains, requests } = logServer(log, Infinity);
  const client = new QueryClient();
  const text = jobLogQueries(datains).text(INPUT);
  const end = await client.query(text);
  expect(log.endsWith(end.text)).toBe(true);
  expect(end.from).toBeGreaterThan(0);
  const needed = Math.ceil(end.from / (log.length - end.from));
  for (let range = 0; range < needed; range += 1) {
    await run(client, loadEarlierLog(datains));
  }
  expect(client.getQueryData(text.queryKey)).toEqual({ ...end, text: log, from: 0 });
  const before = requests.length;
  await run(client, loadEarlierLog(datains));
  expect(requests).toHaveLength(before);
});

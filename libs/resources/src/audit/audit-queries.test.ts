import { createDatainsClient } from '@omics-portal/api';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { exportAuditEvents } from './audit-queries';

const FILTER = { person: 'lin', kind: undefined, from: 5, before: undefined } as const;

/** Client of a server with so many events, and the queries that it got. */
function serverWith(total: number) {
  const queries: string[] = [];
  const client = createDatainsClient({
    baseUrl: 'http://portal.test',
    locale: () => 'en-US',
    fetch: (request) => {
      const { search, searchParams } = new URL(request.url);
      queries.push(search);
      const start = (Number(searchParams.get('page')) - 1) * 1000;
      const count = Math.max(0, Math.min(1000, total - start));
      const data = Array.from({ length: count }, (_, index) => ({ id: total - start - index }));
      return Promise.resolve(Response.json({ total, page: 1, per_page: 1000, kept_days: 365, data }));
    },
  });
  const run = () => new MutationObserver(new QueryClient(), exportAuditEvents(client)).mutate(FILTER);
  return { queries, run };
}

test.each([
  [0, 0, 1],
  [1000, 1000, 1],
  [1001, 1001, 2],
  [25_000, 10_000, 10],
])('of %i events %i are exported, in %i requests', async (total, exported, requests) => {
  const { queries, run } = serverWith(total);
  const result = await run();
  expect([result.total, result.events.length, queries.length]).toEqual([total, exported, requests]);
  expect(queries[0]).toBe('?page=1&per_page=1000&person=lin&from=5');
});

import { createDatainsClient } from '@omics-portal/api';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { logIndexQueries } from './log-index-queries';
import type { LogInput } from './log-range';

const INPUT: LogInput = { jobId: '00000000-0000-4000-8000-000000000001', key: 'demo.main', stream: 'stdout' };

/** Client of a server that responds with `respond`, and the addresses of its requests. */
function server(respond: (url: URL) => Response) {
  const requests: string[] = [];
  const datains = createDatainsClient({
    baseUrl: 'https://portal.test',
    locale: () => 'en-US',
    fetch: ({ url }) => {
      requests.push(new URL(url).search);
      return Promise.resolve(respond(new URL(url)));
    },
  });
  return { queries: logIndexQueries(datains), requests };
}

/** Lines of a request, as a server returns them that has room for two at once. */
const twoLines = (url: URL) => {
  const from = Number(url.searchParams.get('from'));
  const numbers = [from, from + 1].filter((number) => number <= 205);
  const lines = numbers.map((number) => ({ number, offset: 0, bytes: 1, text: `line ${number}` }));
  return Response.json({ version: 0, lines });
};

test('a server without the index counts no lines, which is no error', async () => {
  const { queries } = server(() => Response.json({ message: 'Not Found' }, { status: 404 }));
  expect(await new QueryClient().query(queries.index(INPUT))).toBeNull();
});

test('a page of long lines is read in several calls', async () => {
  const client = new QueryClient();
  const { queries, requests } = server(twoLines);
  const page = { version: 0, page: 1, count: 5, size: 9 };
  const lines = await client.query(queries.page(client, INPUT, page));
  expect(lines.map(({ text }) => text)).toEqual([201, 202, 203, 204, 205].map((number) => `line ${number}`));
  expect(requests.map((search) => new URLSearchParams(search).get('from'))).toEqual(['201', '203', '205']);
});

test('a page that ends before its count is requested once', async () => {
  const client = new QueryClient();
  const { queries, requests } = server(twoLines);
  const lines = await client.query(queries.page(client, INPUT, { version: 0, page: 1, count: 9, size: 9 }));
  expect([lines.length, requests.length]).toEqual([5, 4]);
});

test('a search goes on where the server stopped, and has no text for errors', async () => {
  const client = new QueryClient();
  const { queries, requests } = server((url) => {
    const from = Number(url.searchParams.get('from'));
    return Response.json({
      version: 0,
      matches: [{ line: from, ranges: [] }],
      next_line: from < 9 ? from + 4 : null,
    });
  });
  const search = queries.search(INPUT, 0, { kind: 'errors', q: '3', matchCase: false });
  const { pages } = await client.fetchInfiniteQuery({ ...search, pages: 9 });
  expect(pages.flatMap(({ matches }) => matches.map(({ line }) => line))).toEqual([1, 5, 9]);
  expect(requests.every((query) => !query.includes('q='))).toBe(true);
});

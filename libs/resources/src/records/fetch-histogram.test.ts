import { createDataseqClient, HttpError } from '@omics-portal/api';
import { expect, test } from 'vitest';
import { fetchHistogram } from './fetch-histogram';

async function distributionFrom(respond: (path: string) => Response) {
  const paths: string[] = [];
  const client = createDataseqClient({
    baseUrl: 'https://portal.test',
    locale: () => 'en-US',
    fetch: async ({ url }) => {
      const { pathname } = new URL(url);
      paths.push(pathname);
      return respond(pathname);
    },
  });
  const request = { collection: 'c', field: 'file_size', tree: {}, bins: 2 };
  return { ...(await fetchHistogram(client, request, new AbortController().signal)), paths };
}

const bins = [
  { from: 1, to: 5, total: 3, lowest: 2, highest: 4 },
  { from: 5, to: 9, total: 0, lowest: null, highest: null },
];
const summary = (one: object) => Response.json({ total: 5, facets: [one] });

test('the bars are the bins of the server, each with the filter of exactly its numbers', async () => {
  expect(
    await distributionFrom(() => summary({ field: 'file_size', min: 1, max: 9, bins, unknown: 2 })),
  ).toEqual({
    bars: [
      { total: 3, filter: { kind: 'number', min: 2, max: 4 } },
      { total: 0, filter: null },
    ],
    unknown: 2,
    isEstimated: false,
    paths: ['/api/facets/c'],
  });
});

test('estimated bins are marked', async () => {
  const estimated = { sampled: 1, of: 2 };
  const found = await distributionFrom(() =>
    summary({ field: 'file_size', min: 1, max: 9, bins, unknown: 2, estimated }),
  );
  expect(found.isEstimated).toBe(true);
});

test.each([
  ['without summaries', () => new Response('{}', { status: 405 })],
  [
    'whose bins tell no least number',
    () => summary({ field: 'file_size', min: 1, max: 9, bins: [{ from: 1, to: 9, total: 3 }], unknown: 2 }),
  ],
])('a server %s is asked for all numbers', async (_what, respond) => {
  const counts = [
    { _id: 2, total: 1 },
    { _id: 4, total: 2 },
    { _id: null, total: 2 },
  ];
  const found = await distributionFrom((path) =>
    path.startsWith('/api/facets') ? respond() : Response.json(counts),
  );
  expect(found.bars.map(({ total, filter }) => [total, filter])).toEqual([
    [1, { kind: 'number', min: 2, max: 2 }],
    [2, { kind: 'number', min: 4, max: 4 }],
  ]);
  expect(found).toMatchObject({ unknown: 2, paths: ['/api/facets/c', '/api/count-collections/c'] });
});

test('a failure is no older server', async () => {
  await expect(distributionFrom(() => new Response('{}', { status: 500 }))).rejects.toBeInstanceOf(HttpError);
});

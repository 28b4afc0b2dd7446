import { createDataseqClient, HttpError } from '@omics-portal/api';
import { emptyQuery, setPage, setPerPage, setSort, type DataQuery } from '@omics-portal/data-query';
import { describe, expect, it, test } from 'vitest';
import { fetchGroups, groupRequest } from './fetch-groups';

const QUERY = setPerPage(emptyQuery('example_genomics', 'libraries'), 10);

/** Groups of a query from a mocked service, with the bodies that it received. */
async function groupsFrom(respond: (path: string) => Response, query: DataQuery = QUERY) {
  const sent: unknown[] = [];
  const client = createDataseqClient({
    baseUrl: 'https://portal.test',
    locale: () => 'en-US',
    fetch: async (request) => {
      sent.push(await request.clone().json());
      return respond(new URL(request.url).pathname);
    },
  });
  const page = await fetchGroups(client, groupRequest(query, 'library_id', {}), new AbortController().signal);
  return { page, sent };
}

const facet = { field: 'library_id', distinct: 396, unknown: 7, counts: [] as object[] };
const facets = (summary: object) => Response.json({ total: 9, facets: [summary] });

describe('a page of libraries', () => {
  it('is one request for the rows of the page and their facts', async () => {
    const lists = { donor_id: { values: ['D5'], distinct: 1 } };
    const counts = [
      { _id: 'L1', total: 2, sum: 30, unsummed: 1, lists },
      { _id: 2, total: 1 },
    ];
    const { page, sent } = await groupsFrom(() => facets({ ...facet, counts }), setPage(QUERY, 3));
    expect(sent).toEqual([
      {
        query: {},
        own: 'included',
        exact: true,
        facets: [
          {
            field: 'library_id',
            order: 'total:desc',
            offset: 20,
            limit: 10,
            known: true,
            sum: 'file_size',
            lists: ['donor_id', 'data_type'],
          },
        ],
      },
    ]);
    expect(page).toEqual({
      groups: [
        { value: 'L1', files: 2, bytes: 30, unsized: 1, lists },
        { value: 2, files: 1, bytes: null, unsized: 0, lists: {} },
      ],
      total: 396,
      ungrouped: 7,
      hasFacts: true,
    });
  });

  it.each([
    ['library_id', 'asc', 'value:asc'],
    ['file_size', 'desc', 'sum:desc'],
    ['file_path', 'asc', 'total:asc'],
    ['file_path', 'desc', 'total:desc'],
    ['file_name', 'asc', 'total:desc'],
  ] as const)('sorted by %s %s is in the order %s', (field, direction, order) => {
    expect(groupRequest(setSort(QUERY, { field, direction }), 'library_id', {}).order).toBe(order);
  });
});

const older: readonly (readonly [string, Response])[] = [
  ['without summaries', new Response('{}', { status: 404 })],
  ['that does not cut pages', facets({ field: 'library_id', distinct: 3, counts: [] })],
];

test.each(older)(
  'a server %s gets one request for all values, and its pages are cut here',
  async (_what, response) => {
    const counts = [
      { _id: 'L10', total: 1 },
      { _id: null, total: 4 },
      { _id: '', total: 3 },
      { _id: 'L9', total: 1 },
      { _id: 'L1', total: 2 },
    ];
    const answer = (path: string) =>
      path.startsWith('/api/facets') ? response.clone() : Response.json(counts);
    const named = setSort({ ...QUERY, perPage: 2 }, { field: 'library_id', direction: 'desc' });
    expect((await groupsFrom(answer, named)).page).toMatchObject({
      groups: [{ value: 'L10', files: 1, bytes: null }, { value: 'L9' }],
      total: 3,
      ungrouped: 7,
      hasFacts: false,
    });
    const valuesOf = async (query?: DataQuery) =>
      (await groupsFrom(answer, query)).page.groups.map(({ value }) => value);
    expect(await valuesOf()).toEqual(['L1', 'L9', 'L10']);
    const byFiles = setSort({ ...QUERY, perPage: 3 }, { field: 'file_path', direction: 'asc' });
    expect(await valuesOf(byFiles)).toEqual(['L9', 'L10', 'L1']);
  },
);

test('a failure is no older server', async () => {
  const failed = groupsFrom(() => new Response('{}', { status: 500 }));
  await expect(failed).rejects.toBeInstanceOf(HttpError);
});

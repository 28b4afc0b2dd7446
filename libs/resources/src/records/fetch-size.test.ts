import { createDataseqClient, HttpError } from '@omics-portal/api';
import type { QueryTree } from '@omics-portal/data-query';
import { expect, test } from 'vitest';
import { fetchSize } from './fetch-size';

const CSV: QueryTree = { type: 'rule', query: { variable: 'data_format', operator: 'in', value: ['CSV'] } };

const sizeFrom = (respond: () => Response, tree: QueryTree = {}) =>
  fetchSize(
    createDataseqClient({
      baseUrl: 'https://portal.test',
      locale: () => 'en-US',
      fetch: async () => respond(),
    }),
    { collection: 'example_genomics', tree },
    new AbortController().signal,
  );
const histogram = { field: 'file_size', min: 1, max: 2, bins: [{ from: 1, to: 2, total: 2 }], unknown: 3 };
const facets = (...summaries: object[]) => Response.json({ total: 5, facets: summaries });
const problem = (status: number) => Response.json({ message: 'no' }, { status });
const exact = { unknown: 3, isEstimated: false, files: { total: 5, isEstimated: false } };

test.each([
  ['the sum, and how many have no size', () => facets({ ...histogram, sum: 7 }), { ...exact, bytes: 7 }],
  ['not known without a sum', () => facets(histogram), { ...exact, bytes: null }],
  ['null without a histogram', () => facets(), null],
  ['null from a server without summaries', () => problem(404), null],
])('the size of a result is %s', async (_what, respond, size) => {
  expect(await sizeFrom(respond)).toEqual(size);
});

test.each([
  ['but the number of all files is exact', {}, false],
  ['and so is the number of files of a filter', CSV, true],
])('an estimated size is marked, %s', async (_what, tree, isEstimated) => {
  const estimated = { sampled: 1, of: 5 };
  const respond = () => Response.json({ total: 5, estimated, facets: [{ ...histogram, sum: 7, estimated }] });
  expect(await sizeFrom(respond, tree)).toEqual({
    bytes: 7,
    unknown: 3,
    isEstimated: true,
    files: { total: 5, isEstimated },
  });
});

test('a failure is no missing size', async () => {
  await expect(sizeFrom(() => problem(400))).rejects.toBeInstanceOf(HttpError);
});

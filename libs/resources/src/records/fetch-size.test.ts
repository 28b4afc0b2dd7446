import { createDataseqClient, HttpError } from '@omics-portal/api';
import { expect, test } from 'vitest';
import { fetchSize } from './fetch-size';

const sizeFrom = (respond: () => Response) =>
  fetchSize(
    createDataseqClient({
      baseUrl: 'https://portal.test',
      locale: () => 'en-US',
      fetch: async () => respond(),
    }),
    { collection: 'example_genomics', tree: {} },
    new AbortController().signal,
  );
const histogram = { field: 'file_size', min: 1, max: 2, bins: [{ from: 1, to: 2, total: 2 }], unknown: 3 };
const facets = (...summaries: object[]) => Response.json({ total: 5, facets: summaries });
const problem = (status: number) => Response.json({ message: 'no' }, { status });

test.each([
  ['the sum, and how many have no size', () => facets({ ...histogram, sum: 7 }), { bytes: 7, unknown: 3 }],
  ['null without a sum', () => facets(histogram), null],
  ['null without a histogram', () => facets(), null],
  ['null from a server without summaries', () => problem(404), null],
])('the size of a result is %s', async (_what, respond, size) => {
  expect(await sizeFrom(respond)).toEqual(size);
});

test('a failure is no missing size', async () => {
  await expect(sizeFrom(() => problem(400))).rejects.toBeInstanceOf(HttpError);
});

import { createDataseqClient, type DataFile } from '@omics-portal/api';
import { evaluate, type QueryTree } from '@omics-portal/data-query';
import { expect, test } from 'vitest';
import { fetchFile } from './fetch-file';

const RECORDS = [
  { file_name: 'minio://b/a.csv', file_path: 'minio://b/other.csv' },
  { file_name: 'a.csv', file_path: 'minio://b/a.csv' },
  { file_name: 'no-path.csv' },
];

/** Server that answers the tree of a request. */
const client = createDataseqClient({
  baseUrl: 'https://portal.test',
  locale: () => 'en-US',
  fetch: async (request) => {
    const tree = (await request.json()) as QueryTree;
    const data = RECORDS.filter((record) => evaluate(tree, record));
    return Response.json({ page: 1, per_page: 100, total: data.length, data });
  },
});

test.each<[string, string, DataFile | null]>([
  ['its path, though another has it as a name', 'minio://b/a.csv', RECORDS[1]!],
  ['its name', 'no-path.csv', RECORDS[2]!],
  ['neither', 'withdrawn.csv', null],
])('a file is found by %s', async (_by, key, found) => {
  const signal = new AbortController().signal;
  expect(await fetchFile(client, { collection: 'example_genomics', key }, signal)).toEqual(found);
});

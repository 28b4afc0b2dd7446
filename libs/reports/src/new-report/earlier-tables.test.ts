import { expect, test } from 'vitest';
import { earlierTables } from './use-stored-tables';

const inputs = (data: string | null) => ({ data, metadata: null });

test('each table of earlier reports is listed once, with the name of the newest report that used it', () => {
  const tables = earlierTables(
    [
      { name: 'newest', inputs: inputs('minio://tservice/a/data.csv') },
      { name: 'no table', inputs: inputs(null) },
      { name: 'older service', inputs: inputs('file:///data/portal/data.csv') },
      { name: 'older', inputs: inputs('minio://tservice/a/data.csv') },
      { name: 'other', inputs: inputs('minio://tservice/b/data.csv') },
    ],
    'data',
  );
  expect(tables).toEqual([
    { link: 'minio://tservice/a/data.csv', name: 'data.csv', hint: 'newest' },
    { link: 'minio://tservice/b/data.csv', name: 'data.csv', hint: 'other' },
  ]);
});

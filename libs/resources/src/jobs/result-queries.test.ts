import { createDatainsClient, NotFoundError } from '@omics-portal/api';
import { aWorkflowDetail } from '@omics-portal/api-mocks';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { resultQueries, type ResultListInput } from './result-queries';

const job = aWorkflowDetail({
  outputs: {
    'p.qc.report': 'minio://b/report.html',
    'p.qc.table': 'minio://b/counts.TSV',
    'p.qc.other': 'minio://b/reads.tsv',
  },
});

/** Reads a list from an older server, which has no list of results. */
const readOld = (input: Partial<ResultListInput>) => {
  const client = createDatainsClient({
    locale: () => 'en-US',
    baseUrl: 'http://portal.test',
    fetch: async ({ url }) =>
      url.includes('/api/results')
        ? Response.json({ message: 'Not found' }, { status: 404 })
        : Response.json(job),
  });
  return new QueryClient().query(resultQueries(client).list({ page: 1, perPage: 2, ...input }));
};

test('an older server gives the outputs of one job, filtered and paged here', async () => {
  const { total, data } = await readOld({ jobId: job.id });
  expect([total, data.length]).toEqual([3, 2]);
  const tables = await readOld({ jobId: job.id, fileType: 'TSV', fileName: 'COUNT' });
  expect(tables.data.map((file) => file.file_name)).toEqual(['counts.TSV']);
});

test('an older server gives no list over jobs', async () => {
  await expect(readOld({})).rejects.toBeInstanceOf(NotFoundError);
});

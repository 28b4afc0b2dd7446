import { createDatainsClient, createDataseqClient, createReportClient, readEvents } from '@omics-portal/api';
import type { QueryTree } from '@omics-portal/data-query';
import { getResponse, type HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { aLogRange, aProjectStats, happyHandlers } from '../index';
import { eventHandlers } from './notice-handlers';
import { projectHandlers } from './project-handlers';

const options = (service: string, first: HttpHandler[] = []) => ({
  baseUrl: `https://portal.test/${service}`,
  locale: () => 'en-US',
  fetch: async (request: Request) =>
    (await getResponse([...first, ...happyHandlers], request)) ?? Response.error(),
});
const datains = (...first: HttpHandler[]) => createDatainsClient(options('datains', first));
const dataseq = createDataseqClient(options('dataseq'));
const report = createReportClient(options('quartet-service'));

test('lists apply page, size and filters', async () => {
  const { data } = await datains().GET('/api/projects', {
    params: { query: { status: 'Submitted', page: 2, per_page: 1 } },
  });
  expect(data).toMatchObject({ total: 2, page: 2, per_page: 1 });
  expect(data.data.map(({ project_name }) => project_name)).toEqual(['rna_batch_8']);
});

test('tasks apply their filters and return page_size', async () => {
  const { data } = await report.GET('/api/tasks', {
    params: { query: { plugin_type: 'ReportPlugin', status: 'Finished' } },
  });
  expect(data).toMatchObject({ total: 1, page_size: 10 });
});

test('records apply the tree and the order', async () => {
  const { data } = await dataseq.POST('/api/collections/{name}', {
    params: { path: { name: 'quartet_transcriptomics' }, query: { sort: 'file_size:desc', per_page: 2 } },
    body: { type: 'rule', query: { variable: 'donor_id', operator: 'in', value: ['D5'] } },
  });
  expect(data.total).toBe(7);
  expect(data.data.map(({ file_size }) => file_size)).toEqual([25_000, 21_000]);
});

test.each([
  [
    'records, with null for those without the field',
    { group: 'data_format' },
    {},
    { FASTQ: 7, BAM: 6, CSV: 6, null: 6 },
  ],
  ['the field from the body', {}, { group: 'data_format', query: {} }, { FASTQ: 7, BAM: 6, CSV: 6, null: 6 }],
  ['different libraries', { group: 'platform', dedup_field: 'library_id' }, {}, { BGI: 9, ILM: 12 }],
])('counts are of %s', async (_, query, body, expected) => {
  const { data } = await dataseq.POST('/api/count-collections/{name}', {
    params: { path: { name: 'quartet_transcriptomics' }, query },
    body,
  });
  expect(Object.fromEntries(data.map(({ _id, total }) => [String(_id), total]))).toEqual(expected);
});

test('facets are counted in one call, each without the conditions on its own field', async () => {
  const { data } = await dataseq.POST('/api/facets/{name}', {
    params: { path: { name: 'quartet_transcriptomics' } },
    body: {
      query: { type: 'rule', query: { variable: 'platform', operator: 'in', value: ['ILM'] } },
      facets: [{ field: 'platform' }, { field: 'data_format' }, { field: 'file_size', bins: 4 }],
    },
  });
  const [platform, format, size] = data.facets;
  expect(platform).toMatchObject({ field: 'platform', distinct: 2 });
  const formats = format && 'counts' in format ? format.counts : [];
  expect(formats.reduce((sum, count) => sum + count.total, 0)).toBe(data.total);
  expect(size).toMatchObject({ field: 'file_size', unknown: 0 });
  const bins = size && 'bins' in size ? size.bins : [];
  expect(bins).toHaveLength(4);
  expect(bins.reduce((sum, bin) => sum + bin.total, 0)).toBe(data.total);
});

test('a facet ignores the range on its own field, and applies it on request', async () => {
  const range: QueryTree = {
    type: 'group',
    operator: 'or',
    children: [
      { type: 'rule', query: { variable: 'file_size', operator: '>=', value: 0 } },
      { type: 'rule', query: { variable: 'file_size', operator: '<=', value: 3000 } },
    ],
  };
  const distinct = async (own: 'included' | 'excluded') => {
    const { data } = await dataseq.POST('/api/facets/{name}', {
      params: { path: { name: 'quartet_transcriptomics' } },
      body: { query: range, facets: [{ field: 'file_size' }], own },
    });
    return data.facets.map((facet) => ('counts' in facet ? facet.distinct : 0));
  };
  expect([await distinct('included'), await distinct('excluded')]).toEqual([[3], [25]]);
});

test('a log is read in ranges, from the front and from the end', async () => {
  const range = async (offset: number, limit: number) => {
    const { data } = await datains().GET('/api/workflows/{id}/logs', {
      params: { path: { id: 'x' }, query: { stream: 'stdout', offset, limit } },
    });
    return data;
  };
  expect(await range(0, 7)).toMatchObject({ text: 'reading', offset: 0, next_offset: 7, size: 41 });
  expect(await range(-5, 100)).toMatchObject({ text: 'done\n', offset: 36, next_offset: 41 });
});

test('a builder keeps related fields consistent', () => {
  expect(aProjectStats({ running: 3, error: 1 })).toMatchObject({ success: 1, total: 5 });
  expect(aLogRange({ text: '样' })).toMatchObject({ next_offset: 3, size: 3 });
});

test('the first handler wins', async () => {
  await expect(datains(projectHandlers.listForbidden).GET('/api/projects')).rejects.toMatchObject({
    status: 403,
    message: 'You may not do this',
  });
});

test('an open request ends when the caller aborts', async () => {
  const abort = new AbortController();
  const call = datains(projectHandlers.listLoading).GET('/api/projects', { signal: abort.signal });
  abort.abort(new Error('left'));
  await expect(call).rejects.toThrow('left');
});

test('events come as a stream', async () => {
  const { response } = await datains(eventHandlers.stream).GET('/api/events', { parseAs: 'stream' });
  const seen: string[] = [];
  for await (const { id, data } of readEvents(response)) {
    seen.push(`${id} ${(JSON.parse(data) as { status: string }).status}`);
  }
  expect(seen).toEqual(['1 Running', '2 Succeeded']);
});

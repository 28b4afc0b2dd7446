import { createReportClient, type Task } from '@omics-portal/api';
import { aTask, DAY, filteredTaskPage, uuid } from '@omics-portal/api-mocks';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { reportQueries, type ReportListInput } from './report-queries';
import { uploadQueries } from './upload-queries';

/** Twelve hundred reports, newest first; every tenth one failed its assessment. */
const TASKS = Array.from({ length: 1200 }, (_, index) =>
  aTask({
    id: uuid(5, index + 1),
    name: `Batch_${index + 1}`,
    started_time: DAY - index * 1000,
    verdict: index % 10 === 9 ? 'fail' : 'pass',
    checked_time: index % 4 === 0 ? DAY : null,
    archived_time: index % 300 === 0 ? DAY : null,
  }),
);

/** Client of a server with these tasks; records the queries. */
function serve(pageOfTasks: (query: URLSearchParams) => object) {
  const queries: string[] = [];
  const client = createReportClient({
    locale: () => 'en-US',
    baseUrl: 'http://test/r',
    fetch: (request: Request) => {
      const { searchParams } = new URL(request.url);
      queries.push(searchParams.toString());
      return Promise.resolve(Response.json(pageOfTasks(searchParams)));
    },
  });
  return { client, queries };
}

const newer = (tasks: readonly Task[] = TASKS) => serve((query) => filteredTaskPage(tasks, query));
const older = (tasks: readonly Task[] = TASKS) =>
  serve((query) => filteredTaskPage(tasks, query, { older: true }));

const list = (client: ReturnType<typeof newer>['client'], input: Partial<ReportListInput>) =>
  new QueryClient().query(reportQueries(client).list({ page: 1, pageSize: 10, ...input }));

test('a server that names the filters as applied gets one request', async () => {
  const { client, queries } = newer();
  const filters = { name: 'batch_1', verdict: 'fail', startedFrom: 5, startedBefore: DAY + 1 } as const;
  const { total, reports, local } = await list(client, filters);
  expect([total, local, queries.length]).toEqual([32, null, 1]);
  expect(reports.every(({ verdict, name }) => verdict === 'fail' && name.includes('_1'))).toBe(true);
  expect(queries[0]).toBe(
    `page=1&page_size=10&plugin_type=ReportPlugin&name=batch_1&verdict=fail&started_from=5&started_before=${DAY + 1}`,
  );
});

test.each([
  ['  batch_12 ', 'batch_12'],
  ['a'.repeat(70), 'a'.repeat(64)],
  ['   ', null],
])('the part of a name %j is requested as %j', async (name, sent) => {
  const { client, queries } = newer();
  await list(client, { name });
  expect(new URLSearchParams(queries[0]).get('name')).toBe(sent);
});

test('an older server gets one request while no newer filter is set', async () => {
  const { client, queries } = older();
  const { total, local } = await list(client, { status: 'Finished', pluginName: 'quartet-protqc-report' });
  expect([total, local, queries.length]).toEqual([1200, null, 1]);
});

test.each<[string, Partial<ReportListInput>, number]>([
  ['the name', { name: 'BATCH_99' }, 11],
  ['the verdict', { verdict: 'fail' }, 100],
  ['the check', { mark: 'checked' }, 250],
  ['the archive', { mark: 'archived' }, 4],
  ['those out of the archive', { mark: 'not-archived' }, 996],
  ['the first time, included', { startedFrom: DAY - 9000 }, 10],
  ['the last time, excluded', { startedBefore: DAY - 990_000 }, 9],
  ['several at once', { verdict: 'fail', startedFrom: DAY - 99_000 }, 10],
])('reports of an older server are filtered here by %s', async (_title, filter, total) => {
  const { client, queries } = older();
  const found = await list(client, filter);
  expect(found.total).toBe(total);
  expect(found.local).toMatchObject({ searched: 1000, of: 1200 });
  expect(queries).toHaveLength(11);
});

test('a server that follows some filters applies those, and the others are applied here', async () => {
  const { client } = serve((query) => ({
    ...filteredTaskPage(TASKS, new URLSearchParams({ ...Object.fromEntries(query), verdict: 'pass' })),
    applied_filters: ['name'],
  }));
  const found = await list(client, { name: 'batch_10', verdict: 'pass' });
  expect(found.local).toEqual({ filters: ['verdict'], searched: found.total, of: found.total });
});

test('pages of a list that is filtered here', async () => {
  const { client } = older(TASKS.slice(0, 120));
  const { reports, local } = await list(client, { verdict: 'fail', page: 2, pageSize: 5 });
  expect(reports.map(({ name }) => name)).toEqual([
    'Batch_60',
    'Batch_70',
    'Batch_80',
    'Batch_90',
    'Batch_100',
  ]);
  expect(local).toEqual({ filters: ['verdict'], searched: 120, of: 120 });
});

test('a report without a start is in no range of days, and one without a verdict has none', async () => {
  const odd = [aTask({ started_time: 0, verdict: null }), aTask({ name: 'old', report_name: 'Renamed' })];
  const { client } = older(odd);
  expect((await list(client, { startedBefore: DAY * 2 })).total).toBe(1);
  expect((await list(client, { startedFrom: 0 })).total).toBe(1);
  expect((await list(client, { verdict: 'not-assessed' })).total).toBe(0);
  expect((await list(client, { name: 'renamed' })).total).toBe(1);
});

test.each([['name'], [null], ['verdict']])(
  'applied filters %j are not those of the list',
  async (applied) => {
    const { client } = serve((query) => ({
      ...filteredTaskPage(TASKS.slice(0, 20), query, { older: true }),
      applied_filters: applied,
    }));
    expect((await list(client, { name: 'Batch_20' })).local?.filters).toEqual(['name']);
  },
);

test('uploads are searched by their server, or here', async () => {
  for (const [server, requests] of [
    [newer, 1],
    [older, 2],
  ] as const) {
    const { client, queries } = server([aTask({ name: 'rna_run', plugin_name: 'omics-dataset' })]);
    const uploads = uploadQueries(client).list({ page: 1, perPage: 10, name: 'RNA' });
    expect((await new QueryClient().query(uploads)).total).toBe(1);
    expect(queries).toHaveLength(requests);
  }
});

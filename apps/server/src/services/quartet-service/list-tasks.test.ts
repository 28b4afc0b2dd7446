import type { components } from '@omics-portal/api/quartet-service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTasks } from '../../jobs/testing/add-tasks.ts';
import { startWorkServer, type WorkServer } from '../../jobs/testing/work-server.ts';

type TaskPage = components['schemas']['TaskPage'];

/** Name, verdict and start of each report, newest first. */
const REPORTS = [
  ['rna-batch 1', 'fail', 4000],
  ['Protein_Batch 2', null, 3000],
  ['protein_batch 1', 'not-assessed', 2000],
  ['100 %', 'pass', 1000],
] as const;

let server: WorkServer;

beforeAll(async () => {
  server = await startWorkServer();
  const tasks = REPORTS.map(([name, verdict, started_time], index) => ({
    id: `0b1c2d3e-0000-4000-8000-00000000000${index}`,
    name,
    started_time,
    finished_time: started_time + 1,
    verdict,
  }));
  await addTasks(server.dependencies.db, tasks);
});
afterAll(() => server.close());

const list = (query: string, token = server.researcher) =>
  server.ask<TaskPage>('GET', `/quartet-service/api/tasks?${query}`, { status: 200, token });

test('a list of reports has their verdicts, newest first', async () => {
  const { data, applied_filters: applied } = await list('plugin_type=ReportPlugin');
  expect(data.map((task) => [task.name, task.verdict, task.started_time])).toEqual(REPORTS);
  expect(applied).toEqual([]);
});

test.each([
  ['name=protein_batch', ['Protein_Batch 2', 'protein_batch 1']],
  ['name=BATCH+1', ['rna-batch 1', 'protein_batch 1']],
  ['name=%25', ['100 %']],
  ['name=', REPORTS.map(([name]) => name)],
  ['verdict=not-assessed', ['protein_batch 1']],
  ['verdict=warn', []],
  ['started_from=2000', ['rna-batch 1', 'Protein_Batch 2', 'protein_batch 1']],
  ['started_before=2000', ['100 %']],
  ['started_from=2000&started_before=4000&name=2', ['Protein_Batch 2']],
])('the filter %s', async (filter, names) => {
  const { total, data, applied_filters: applied } = await list(filter);
  expect(data.map((task) => task.name)).toEqual(names);
  expect(total).toBe(names.length);
  expect(applied?.toSorted()).toEqual([...new URLSearchParams(filter).keys()].toSorted());
});

test('pages of a filtered list, which another account does not see', async () => {
  const { total, data } = await list('name=batch&page_size=1&page=2');
  expect([total, data.map((task) => task.name)]).toEqual([3, ['Protein_Batch 2']]);
  expect(await list('name=batch', server.stranger)).toMatchObject({ total: 0, data: [] });
});

test('an unknown verdict is refused', async () => {
  await server.ask('GET', '/quartet-service/api/tasks?verdict=good', { status: 400 });
});

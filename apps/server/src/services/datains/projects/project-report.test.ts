import type { components as ReportComponents } from '@omics-portal/api/quartet-service';
import type { components } from '@omics-portal/api/datains';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HASH_APP } from '../../../jobs/testing/test-apps.ts';
import { startWorkServer, waitFor, type WorkServer } from '../../../jobs/testing/work-server.ts';
import type { Refusal } from './testing/project-requests.ts';

type Project = components['schemas']['Project'];
type InstalledApps = components['schemas']['InstalledAppList'];
type NotificationPage = components['schemas']['NotificationPage'];
type Task = ReportComponents['schemas']['Task'];
type TaskPage = ReportComponents['schemas']['TaskPage'];

const FASTQ_APP = 'omics-portal/fastq-qc-v1.0.0';

let server: WorkServer;
let reads: string;
let noReads: string;
let plugin: string;

beforeAll(async () => {
  server = await startWorkServer();
  const records = Array.from({ length: 40 }, (_, index) => `@read${index}\nACGTACGTAC\n+\nIIIIIIIIII\n`);
  reads = await server.upload('reads.fastq', records.join(''));
  noReads = await server.upload('broken.fastq', 'these are no reads\n');
  plugin = `${server.dependencies.config.brand}-dseqc-report`;
});
afterAll(() => server.close());

const submission = async (name: string, files: readonly string[], change: Record<string, unknown> = {}) => ({
  project_name: name,
  app_id: (await server.dependencies.appStore.findByName(FASTQ_APP))?.id,
  app_name: FASTQ_APP,
  author: 'researcher@example.org',
  samples: files.map((file, index) => ({
    sample_id: `sample_${index + 1}`,
    read1: [file],
    quality_encoding: 'detect',
  })),
  report: plugin,
  ...change,
});
const create = async (name: string, files: readonly string[], change: Record<string, unknown> = {}) => {
  const json = await submission(name, files, change);
  const { message } = await server.ask<{ message: { id: string } }>('POST', '/datains/api/projects', {
    status: 201,
    json,
  });
  return message.id;
};
const refusalOf = async (change: Record<string, unknown>) =>
  server.ask<Refusal>('POST', '/datains/api/projects', {
    status: 422,
    json: await submission('refused_report', [reads], change),
  });
const put = (id: string, status: string) =>
  server.ask('PUT', `/datains/api/projects/${id}`, { status: 204, json: { status } });
const project = (id: string) => server.ask<Project>('GET', `/datains/api/projects/${id}`, { status: 200 });
const reportsOf = async (id: string): Promise<Task[]> => {
  const path = `/quartet-service/api/tasks?project_id=${id}&page_size=100`;
  return (await server.ask<TaskPage>('GET', path, { status: 200 })).data;
};
const finished = (id: string, reports: number) =>
  waitFor(async () => {
    const tasks = await reportsOf(id);
    expect(tasks.map(({ status }) => status)).toEqual(Array.from({ length: reports }, () => 'Finished'));
    return tasks;
  });
const noticesOf = async (id: string) => {
  const task = await server.ask<Task>('GET', `/quartet-service/api/tasks/${id}`, { status: 200 });
  expect(task.status).toBe('Finished');
  const result = JSON.parse((await server.read(task.response?.result ?? '')).toString()) as {
    notices?: { code: string }[];
  };
  return result.notices ?? [];
};
const filesBelow = async (prefix: string) =>
  (await server.dependencies.objects.list({ bucket: 'projects', prefix, delimiter: '', page: 1, perPage: 1 }))
    .total;

test('an app names the reports that read its results, and other apps name none', async () => {
  const { data } = await server.ask<InstalledApps>('GET', '/datains/api/installed-apps', { status: 200 });
  const { brand } = server.dependencies.config;
  const reports = Object.fromEntries(data.map((app) => [app.name, app.reports]));
  expect(reports[FASTQ_APP]).toEqual([plugin, `${brand}-rseqc-report`]);
  expect(reports['omics-portal/variant-qc-v1.0.0']).toEqual([plugin]);
  expect(reports[HASH_APP]).toEqual([]);
});

test('a project ends in one report over the jobs that succeeded, with a notification', async () => {
  const id = await create('ends_in_report', [reads, noReads, reads]);
  expect((await project(id)).report).toEqual({ plugin, task: null });
  const { report } = await server.until(id, 'Failed');
  const [task] = await finished(id, 1);
  expect(report).toEqual({ plugin, task: task?.id });
  expect(task).toMatchObject({
    name: 'ends_in_report',
    plugin_name: plugin,
    workflow_id: null,
    project_id: id,
    owner: 'researcher@example.org',
    payload: { filepath: 'minio://projects/ends_in_report/' },
    verdict: 'not-assessed',
  });
  const result = JSON.parse((await server.read(task?.response?.result ?? '')).toString()) as {
    input: { folder: string; files: { path: string; sample?: string }[] };
    samples: { rows: { sample: string }[] };
  };
  expect(result.input.folder).toBe('ends_in_report');
  expect(result.input.files.map(({ sample }) => sample).sort()).toEqual(['sample_1', 'sample_3']);
  expect(result.samples.rows.map(({ sample }) => sample)).toEqual(['sample_1', 'sample_3']);
  const { data } = await server.ask<NotificationPage>('GET', '/datains/api/notifications?per_page=100', {
    status: 200,
  });
  const notices = data.map(({ title }) => title).filter((title) => title.includes('ends_in_report'));
  expect(notices).toEqual(['Report ends_in_report is ready', 'Project ends_in_report has failed']);
});

test('a project without a chosen report, and one whose jobs all failed, end in none', async () => {
  const without = await create('ends_without', [reads], { report: undefined });
  const failed = await create('ends_failed', [noReads]);
  expect((await server.until(without, 'Succeeded')).report).toBeNull();
  expect((await server.until(failed, 'Failed')).report).toEqual({ plugin, task: null });
  expect([await reportsOf(without), await reportsOf(failed)]).toEqual([[], []]);
});

test('a deleted project loses its report, and makes a new one after its restart', async () => {
  const id = await create('ends_twice', [reads]);
  await server.until(id, 'Succeeded');
  await finished(id, 1);
  expect(await filesBelow('ends_twice/reports/')).toBeGreaterThan(0);
  await put(id, 'On Hold');
  expect(await reportsOf(id)).toEqual([]);
  await waitFor(async () => expect(await filesBelow('ends_twice/')).toBe(0));
  await put(id, 'Submitted');
  await server.until(id, 'Succeeded');
  await finished(id, 1);
});

test('a report names the jobs of the project that it lacks, also one that a person requests', async () => {
  const id = await create('ends_incomplete', [reads, noReads, reads]);
  const { report } = await server.until(id, 'Failed');
  await finished(id, 1);
  const { id: requested } = await server.ask<{ id: string }>(
    'POST',
    `/quartet-service/api/report/${plugin}`,
    {
      status: 201,
      json: { name: 'requested_again', filepath: 'minio://projects/ends_incomplete/' },
    },
  );
  const notice = {
    code: 'jobs-without-result',
    params: { count: 1, jobs: 3, samples: 'sample_2' },
  };
  for (const task of [report?.task ?? '', requested]) {
    await waitFor(async () => expect((await noticesOf(task))[0]).toEqual(notice));
  }
});

test('jobs that run again end in a new report, which does not read the one before', async () => {
  const id = await create('ends_again', [reads, noReads]);
  await server.until(id, 'Failed');
  const [first] = await finished(id, 1);
  await put(id, 'Submitted');
  const tasks = await finished(id, 2);
  expect((await project(id)).report?.task).not.toBe(first?.id);
  const results = await Promise.all(tasks.map(({ response }) => server.read(response?.result ?? '')));
  const samples = results.map((text) => {
    const { samples: table } = JSON.parse(text.toString()) as { samples: { rows: unknown[] } };
    return table.rows.length;
  });
  expect(samples).toEqual([1, 1]);
  // An archive is no end.
  await put(id, 'Aborted');
  expect(await reportsOf(id)).toHaveLength(2);
});

test('the report is that of the chosen kind of sequencing, also after a restart', async () => {
  const id = await create('ends_as_exome', [reads, noReads], { report_sequencing: 'WES' });
  await server.until(id, 'Failed');
  await finished(id, 1);
  await put(id, 'Submitted');
  for (const { payload, response } of await finished(id, 2)) {
    expect(payload).toMatchObject({ sequencing: 'WES' });
    const result = JSON.parse((await server.read(response?.result ?? '')).toString()) as object;
    expect(result).toMatchObject({ input: { sequencing: 'WES', sequencingChosen: true } });
  }
});

test('a report that does not read the results of the app is refused, in both languages', async () => {
  const { brand } = server.dependencies.config;
  const { details } = await refusalOf({ report: `${brand}-protqc-report` });
  expect(details).toEqual([{ field: 'report', message: `must be one of: ${plugin}, ${brand}-rseqc-report` }]);
  const appId = (await server.dependencies.appStore.findByName(HASH_APP))?.id;
  const file = await server.upload('a.bin', 'bases');
  const samples = [{ sample_id: 'a', input: file }];
  const other = await refusalOf({ app_id: appId, app_name: HASH_APP, samples });
  expect(other.details).toEqual([{ field: 'report', message: 'must be absent for this app' }]);
});

test('members of the group of a project read its report, and strangers do not', async () => {
  const id = await create('ends_for_group', [reads], { group_name: 'default' });
  await server.until(id, 'Succeeded');
  const [task] = await finished(id, 1);
  const path = `/quartet-service/api/tasks/${task?.id}`;
  await server.ask('GET', path, { status: 404, token: server.stranger });
  const { bucket, key } = { bucket: 'projects', key: `ends_for_group/reports/${task?.id}/report.json` };
  const object = `/datains/api/services/minio/buckets/${bucket}/object?key=${encodeURIComponent(key)}`;
  await server.ask('GET', object, { status: 200 });
  await server.ask('GET', object, { status: 403, token: server.stranger });
});

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { components as Datains } from '@omics-portal/api/datains';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { missingTool } from '../../engines/run-refusals.ts';
import { startWorkServer, type WorkServer } from '../../jobs/testing/work-server.ts';
import { parseStorageLink } from '../../objects/storage-link.ts';
import { reportVerdictsMigration } from '../../records/migrations/0014-report-verdicts.ts';
import { reportRequests, type Created, type ReportRequests } from './testing/report-requests.ts';

type Detail = Datains['schemas']['WorkflowDetail'];

const APP = 'omics-portal/expression-matrix-qc-v1.0.0';

let server: WorkServer;
let reports: ReportRequests;

beforeAll(async () => {
  server = await startWorkServer();
  reports = await reportRequests(server);
});
afterAll(() => server.close());

test('the manifest names the installed report tools, with the brand filled in', async () => {
  const response = await server.call('GET', '/quartet-service/api/manifest');
  expect(await response.json()).toMatchObject({
    success: true,
    total: 4,
    data: [
      { short_name: `${reports.brand}-dseqc-report` },
      { short_name: `${reports.brand}-metqc-report` },
      { short_name: reports.plugin, category: 'Report' },
      { short_name: `${reports.brand}-rseqc-report` },
    ],
  });
});

test('a report that cannot be created is Failed, and its log has the reason', async () => {
  const created = await reports.post<Created>(201, {
    name: 'swapped',
    data_file: reports.sheet,
    metadata_file: reports.data,
  });
  expect(await reports.ended(created.id ?? '')).toMatchObject({
    status: 'Failed',
    verdict: null,
    error: expect.stringContaining('The sample sheet has no column'),
    problem: { code: 'missing-column' },
  });
  const log = JSON.parse(String(await reports.readLink(created.log))) as { status: string; msg: string };
  expect(log.status).toBe('Error');
  expect(log.msg).toContain('The sample sheet has no column');
});

test('a report that cannot start has no log, and its task has the reason', async () => {
  const engine = server.dependencies.jobs.engines.find('local')!.engine;
  const refused = vi.spyOn(engine, 'submit').mockRejectedValue(missingTool('Rscript'));
  try {
    const created = await reports.post<Created>(201, {
      name: 'no tool',
      data_file: reports.data,
      metadata_file: reports.sheet,
    });
    expect(await reports.ended(created.id ?? '')).toMatchObject({
      status: 'Failed',
      error: expect.stringMatching(/^The tool "Rscript" is not installed on this server/u),
      problem: { file: '', code: 'run.missing-tool', params: { tool: 'Rscript' } },
    });
  } finally {
    refused.mockRestore();
  }
});

test('a file:// path inside the store is accepted, with a profile; outside it is refused', async () => {
  const path = (link: string) => {
    const { bucket, key } = parseStorageLink(link) ?? { bucket: '', key: '' };
    return `file://${join(server.dependencies.config.paths.dataDir, 'objects/buckets', bucket, key)}`;
  };
  const created = await reports.post<Created>(201, {
    name: 'by path',
    data_file: path(reports.data),
    metadata_file: path(reports.sheet),
    threshold_profile: 'strict',
  });
  const task = await reports.ended(created.id ?? '');
  expect(task.payload).toMatchObject({
    data_file: reports.data,
    metadata_file: reports.sheet,
    threshold_profile: 'strict',
  });
  expect(JSON.parse(String(await reports.readLink(created.result)))).toMatchObject({
    verdict: { profile: { id: 'proteomics-strict' } },
  });
  await reports.post(400, {
    name: 'by path',
    data_file: 'file:///etc/passwd',
    metadata_file: path(reports.sheet),
  });
});

test('invalid reports are refused: unknown tools, missing or foreign files, other bodies', async () => {
  const body = { name: 'refused', data_file: reports.data, metadata_file: reports.sheet };
  await reports.post(404, body, `${reports.brand}-none-report`);
  const dna = `${reports.brand}-dseqc-report`;
  expect(await reports.post(422, body, dna)).toMatchObject({ details: [{ field: 'filepath' }] });
  expect(await reports.post(400, { name: 'refused' }, dna)).toMatchObject({
    message: expect.stringMatching(/filepath is required/u),
    details: [{ field: 'filepath', message: 'is required' }],
  });
  expect(await reports.post(400, { name: 'refused' })).toMatchObject({ details: [{ field: 'data_file' }] });
  expect(await reports.post(422, { name: 'refused', filepath: reports.data }, dna)).toMatchObject({
    details: [{ field: 'filepath' }],
  });
  expect(
    await reports.post(403, { name: 'refused', filepath: 'minio://users/data/admin/' }, dna),
  ).toMatchObject({
    details: [{ field: 'filepath' }],
  });
  expect(await reports.post(422, { name: 'refused', filepath: 'minio://projects/x/' })).toMatchObject({
    details: [{ field: 'data_file' }, { field: 'metadata_file' }],
  });
  const rna = `${reports.brand}-rseqc-report`;
  expect(await reports.post(422, { name: 'refused', filepath: reports.data }, rna)).toMatchObject({
    details: [{ field: 'filepath' }],
  });
  expect(
    await reports.post(
      422,
      { name: 'refused', data_file: reports.data, filepath: 'minio://projects/x/' },
      rna,
    ),
  ).toMatchObject({
    details: [{ field: 'metadata_file' }],
  });
  expect(
    await reports.post(403, { name: 'refused', filepath: 'minio://users/data/admin/' }, rna),
  ).toMatchObject({
    details: [{ field: 'filepath' }],
  });
  expect(
    await reports.post(422, { ...body, data_file: 'minio://users/data/researcher/none.csv' }),
  ).toMatchObject({
    details: [{ field: 'data_file' }],
  });
  expect(
    await reports.post(403, { ...body, data_file: 'minio://users/data/admin/secret.csv' }),
  ).toMatchObject({
    details: [{ field: 'data_file' }],
  });
  expect((await reports.tasks('page_size=100')).data.filter((task) => task.name === 'refused')).toEqual([]);
});

test('the same Idempotency-Key creates one report', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const body = { name: 'only once', data_file: reports.data, metadata_file: reports.sheet };
  const first = await reports.post<Created>(201, body, reports.plugin, headers);
  expect(await reports.post<Created>(201, body, reports.plugin, headers)).toEqual(first);
  expect(
    (await reports.tasks('page_size=100')).data.filter((task) => task.name === 'only once'),
  ).toHaveLength(1);
  await reports.ended(first.id ?? '');
});

test('the report of a job is listed with project, job and verdict, also after an update; deleting the results removes it', async () => {
  const app = await server.dependencies.appStore.findByName(APP);
  const samples = [
    { sample_id: 'batch', omics: 'proteomics', data_file: reports.data, metadata_file: reports.sheet },
  ];
  const json = { project_name: 'reported_1', app_id: app?.id, app_name: APP, author: 'x', samples };
  const { message } = await server.ask<{ message: { id: string } }>('POST', '/datains/api/projects', {
    status: 201,
    json,
  });
  await server.until(message.id, 'Succeeded');
  const [job] = await server.jobsOf(message.id);
  const folder = `minio://projects/reported_1/${job?.id}`;
  const detail = await server.ask<Detail>('GET', `/datains/api/workflows/${job?.id}`, { status: 200 });
  expect(detail.outputs).toMatchObject({ 'reported_1.expression-matrix-qc.report': `${folder}/report.html` });

  const found = await reports.tasks(`project_id=${message.id}`);
  expect(found).toMatchObject({ total: 1, page: 1, page_size: 10 });
  const report = JSON.parse(String(await reports.readLink(found.data[0]?.response?.result))) as {
    verdict: { level: string };
  };
  expect(found.data[0]?.verdict).toBe(report.verdict.level);
  const { db } = server.dependencies;
  await sql`alter table tasks drop column verdict`.execute(db);
  await reportVerdictsMigration.up(db as unknown as Kysely<unknown>);
  expect((await reports.tasks(`project_id=${message.id}`)).data).toEqual(found.data);
  expect(found.data[0]).toMatchObject({
    name: 'reported_1',
    status: 'Finished',
    plugin_name: reports.plugin,
    workflow_id: job?.id,
    response: { report: `${folder}/report.html`, result: `${folder}/report.json`, log: `${folder}/log` },
  });
  const crate = JSON.parse(String(await reports.readLink(found.data[0]?.response?.crate))) as {
    '@graph': unknown[];
  };
  expect(crate['@graph']).toContainEqual(
    expect.objectContaining({ '@id': './', name: 'reported_1', identifier: found.data[0]?.id }),
  );
  expect(await reports.tasks(`workflow_id=${job?.id}`)).toMatchObject({ total: 1 });
  const id = found.data[0]?.id;
  expect([job?.report, detail.report]).toEqual([id, id]);
  await server.ask('GET', `/quartet-service/api/tasks/${id}`, { status: 404, token: server.stranger });
  expect(await reports.tasks('', server.stranger)).toMatchObject({ total: 0 });
  await server.ask('GET', `/quartet-service/api/tasks/${id}`, { status: 200, token: server.admin });

  await server.ask('PUT', `/datains/api/projects/${message.id}`, {
    status: 204,
    json: { status: 'On Hold' },
  });
  expect(await reports.tasks(`project_id=${message.id}`)).toMatchObject({ total: 0 });
});

import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { components as Datains } from '@omics-portal/api/datains';
import type { components } from '@omics-portal/api/quartet-service';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findHome } from '../../config/server-home.ts';
import { startWorkServer, waitFor, type WorkServer } from '../../jobs/testing/work-server.ts';
import { parseStorageLink } from '../../objects/storage-link.ts';
import { reportVerdictsMigration } from '../../records/migrations/0014-report-verdicts.ts';
import { countTables, DEFAULT_COUNTS } from '../../programs/synthetic/expression-tables.ts';

type Task = components['schemas']['Task'];
type TaskPage = components['schemas']['TaskPage'];
type Created = components['schemas']['ReportCreated'];
type Detail = Datains['schemas']['WorkflowDetail'];

const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
addFormats(ajv);
const isPublished = ajv.compile(
  JSON.parse(readFileSync(join(findHome().repository, 'docs/schemas/report-1.json'), 'utf8')) as object,
);

const APP = 'omics-portal/expression-matrix-qc-v1.0.0';

let server: WorkServer;
let brand: string;
let plugin: string;
let data: string;
let sheet: string;

beforeAll(async () => {
  server = await startWorkServer();
  brand = server.dependencies.config.brand;
  plugin = `${brand}-protqc-report`;
  const example = (name: string) =>
    readFile(join(findHome().repository, 'apps/server/seed/proteomics', name), 'utf8');
  const rows = (await example('protqc_data_log2_example.csv')).split('\n').slice(0, 200);
  data = await server.upload('proteins.csv', rows.join('\n'));
  sheet = await server.upload('samples.csv', await example('protqc_metadata_example.csv'));
});
afterAll(() => server.close());

const post = <Body>(status: number, json: unknown, name = plugin, headers: Record<string, string> = {}) =>
  server.ask<Body>('POST', `/quartet-service/api/report/${name}`, { status, json, headers });
const tasks = (query: string, token = server.researcher) =>
  server.ask<TaskPage>('GET', `/quartet-service/api/tasks?${query}`, { status: 200, token });
const ended = (id: string) =>
  waitFor(async () => {
    const task = await server.ask<Task>('GET', `/quartet-service/api/tasks/${id}`, { status: 200 });
    expect(['Finished', 'Failed']).toContain(task.status);
    return task;
  });
async function readLink(link: string | undefined): Promise<unknown> {
  const location = parseStorageLink(link);
  const path = `/datains/api/services/minio/buckets/${location?.bucket}/object?key=${encodeURIComponent(location?.key ?? '')}`;
  const { download_url } = await server.ask<{ download_url: string }>('GET', path, { status: 200 });
  return (await fetch(download_url)).text();
}
/** Content of a report.json that has the published schema. */
function publishedReport(text: unknown): unknown {
  const report: unknown = JSON.parse(String(text));
  expect(isPublished(report), ajv.errorsText(isPublished.errors)).toBe(true);
  return report;
}

test('the manifest names the installed report tools, with the brand filled in', async () => {
  const response = await server.call('GET', '/quartet-service/api/manifest');
  expect(await response.json()).toMatchObject({
    success: true,
    total: 4,
    data: [
      { short_name: `${brand}-dseqc-report` },
      { short_name: `${brand}-metqc-report` },
      { short_name: plugin, category: 'Report' },
      { short_name: `${brand}-rseqc-report` },
    ],
  });
});

test('a report on RNA is created from a table of counts', async () => {
  const counts = countTables({ ...DEFAULT_COUNTS, genes: 200 });
  const created = await post<Created>(
    201,
    {
      name: 'rna batch 1',
      data_file: await server.upload('counts.csv', counts.data),
      metadata_file: await server.upload('libraries.csv', counts.metadata),
    },
    `${brand}-rseqc-report`,
  );
  const task = await ended(created.id ?? '');
  expect(task).toMatchObject({ status: 'Finished', plugin_name: `${brand}-rseqc-report` });
  expect(publishedReport(await readLink(created.result))).toMatchObject({
    omics: 'transcriptomics',
    input: { samples: 12 },
  });
});

test('a report is created from two tables, at the links of the first response', async () => {
  const created = await post<Created>(201, {
    name: 'protein batch 1',
    data_file: data,
    metadata_file: sheet,
  });
  const task = await ended(created.id ?? '');
  expect(task).toMatchObject({
    status: 'Finished',
    percentage: 100,
    plugin_name: plugin,
    plugin_type: 'ReportPlugin',
    plugin_version: 'v1.0.0',
    owner: 'researcher@example.org',
    project_id: null,
  });
  const { report, log: logLink, result } = created;
  const crate = report.replace('report.html', 'ro-crate-metadata.json');
  expect(task.response).toEqual({ report, log: logLink, result, crate });
  expect(await readLink(created.report)).toContain('<html');
  expect(publishedReport(await readLink(created.result))).toMatchObject({
    schemaVersion: 1,
    omics: 'proteomics',
    verdict: { level: task.verdict },
    input: { samples: 12 },
  });
  expect(JSON.parse(String(await readLink(created.log)))).toMatchObject({ status: 'Success' });
  const filters = `plugin_name=${plugin}&plugin_type=ReportPlugin&status=Finished&owner=researcher@example.org`;
  expect((await tasks(filters)).data.map((one) => one.id)).toContain(task.id);
  expect((await tasks('status=Failed')).data).toEqual([]);
});

test('a finished report has an RO-Crate with its files and inputs, their sizes and checksums', async () => {
  const created = await post<Created>(201, { name: 'with a crate', data_file: data, metadata_file: sheet });
  const { id, response } = await ended(created.id ?? '');
  const crate = JSON.parse(String(await readLink(response?.crate))) as {
    '@graph': Record<string, unknown>[];
  };
  const entityOf = (name: string) => crate['@graph'].find((entity) => entity['@id'] === name);
  for (const [name, link] of [
    ['report.json', created.result],
    ['report.html', created.report],
    ['log', created.log],
    [data, data],
    [sheet, sheet],
  ] as const) {
    const content = String(await readLink(link));
    expect(entityOf(name), name).toMatchObject({
      '@type': 'File',
      contentSize: String(Buffer.byteLength(content)),
      sha256: createHash('sha256').update(content).digest('hex'),
    });
  }
  expect(entityOf('./')).toMatchObject({
    identifier: id,
    author: { '@id': 'mailto:researcher@example.org' },
    citation: [{ '@id': '#reference-proteomics-quartet' }],
  });
});

test('a report is created from a folder, with donors that its files do not name', async () => {
  const tables = join(findHome().repository, 'apps/server/seed/dnaseq/wgs');
  const upload = async (name: string, edit: (text: string) => string = (text) => text) =>
    server.upload(`run_7/${name}`, edit(await readFile(join(tables, name), 'utf8')));
  await upload('multiqc_mendelian_details.txt');
  const DONORS = ['D5', 'D6', 'F7', 'M8'];
  const labName = (donor: string) => `lab-${DONORS.indexOf(donor)}`;
  const anonymous = (text: string) => text.replace(/LCL\d_(\w\d)_\w+/g, (_, donor: string) => labName(donor));
  const link = await upload('multiqc_variant_calling_qc_details.txt', anonymous);
  const filepath = link.slice(0, link.lastIndexOf('/') + 1);
  const metadata = DONORS.map((sample) => ({ library: labName(sample), sample }));
  const body = { name: 'a folder', filepath, sequencing: 'auto', metadata };
  const created = await post<Created>(201, body, `${brand}-dseqc-report`);
  const task = await ended(created.id ?? '');
  expect(task).toMatchObject({ status: 'Finished', payload: { filepath, metadata } });
  const crate = JSON.parse(String(await readLink(task.response?.crate))) as { '@graph': unknown[] };
  expect(crate['@graph']).toContainEqual(
    expect.objectContaining({ '@id': link, '@type': 'File', sha256: expect.stringMatching(/^[\da-f]{64}$/) }),
  );
  expect(publishedReport(await readLink(created.result))).toMatchObject({
    omics: 'genomics',
    input: { sequencing: 'WGS', sequencingChosen: false },
    verdict: { level: 'pass', gaps: [] },
  });
});

test('a report that cannot be created is Failed, and its log has the reason', async () => {
  const created = await post<Created>(201, { name: 'swapped', data_file: sheet, metadata_file: data });
  expect(await ended(created.id ?? '')).toMatchObject({ status: 'Failed', verdict: null });
  const log = JSON.parse(String(await readLink(created.log))) as { status: string; msg: string };
  expect(log.status).toBe('Error');
  expect(log.msg).toContain('The sample sheet has no column');
});

test('a file:// path inside the store is accepted, with a profile; outside it is refused', async () => {
  const path = (link: string) => {
    const { bucket, key } = parseStorageLink(link) ?? { bucket: '', key: '' };
    return `file://${join(server.dependencies.config.paths.dataDir, 'objects/buckets', bucket, key)}`;
  };
  const created = await post<Created>(201, {
    name: 'by path',
    data_file: path(data),
    metadata_file: path(sheet),
    threshold_profile: 'strict',
  });
  const task = await ended(created.id ?? '');
  expect(task.payload).toMatchObject({
    data_file: data,
    metadata_file: sheet,
    threshold_profile: 'strict',
  });
  expect(JSON.parse(String(await readLink(created.result)))).toMatchObject({
    verdict: { profile: { id: 'proteomics-strict' } },
  });
  await post(400, { name: 'by path', data_file: 'file:///etc/passwd', metadata_file: path(sheet) });
});

test('invalid reports are refused: unknown tools, missing or foreign files, other bodies', async () => {
  const body = { name: 'refused', data_file: data, metadata_file: sheet };
  await post(404, body, `${brand}-none-report`);
  const dna = `${brand}-dseqc-report`;
  expect(await post(422, body, dna)).toMatchObject({ details: [{ field: 'filepath' }] });
  expect(await post(422, { name: 'refused', filepath: data }, dna)).toMatchObject({
    details: [{ field: 'filepath', message: 'must end with a slash' }],
  });
  expect(await post(403, { name: 'refused', filepath: 'minio://users/data/admin/' }, dna)).toMatchObject({
    details: [{ field: 'filepath' }],
  });
  expect(await post(422, { name: 'refused', filepath: 'minio://projects/x/' })).toMatchObject({
    details: [{ field: 'data_file' }, { field: 'metadata_file' }],
  });
  const rna = `${brand}-rseqc-report`;
  expect(await post(422, { name: 'refused', filepath: data }, rna)).toMatchObject({
    details: [{ field: 'filepath', message: 'must end with a slash' }],
  });
  expect(
    await post(422, { name: 'refused', data_file: data, filepath: 'minio://projects/x/' }, rna),
  ).toMatchObject({
    details: [{ field: 'metadata_file' }],
  });
  expect(await post(403, { name: 'refused', filepath: 'minio://users/data/admin/' }, rna)).toMatchObject({
    details: [{ field: 'filepath' }],
  });
  expect(await post(422, { ...body, data_file: 'minio://users/data/researcher/none.csv' })).toMatchObject({
    details: [{ field: 'data_file' }],
  });
  expect(await post(403, { ...body, data_file: 'minio://users/data/admin/secret.csv' })).toMatchObject({
    details: [{ field: 'data_file' }],
  });
  expect((await tasks('page_size=100')).data.filter((task) => task.name === 'refused')).toEqual([]);
});

test('the same Idempotency-Key creates one report', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const body = { name: 'only once', data_file: data, metadata_file: sheet };
  const first = await post<Created>(201, body, plugin, headers);
  expect(await post<Created>(201, body, plugin, headers)).toEqual(first);
  expect((await tasks('page_size=100')).data.filter((task) => task.name === 'only once')).toHaveLength(1);
  await ended(first.id ?? '');
});

test('the report of a job is listed with project, job and verdict, also after an update; deleting the results removes it', async () => {
  const app = await server.dependencies.appStore.findByName(APP);
  const samples = [{ sample_id: 'batch', omics: 'proteomics', data_file: data, metadata_file: sheet }];
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

  const found = await tasks(`project_id=${message.id}`);
  expect(found).toMatchObject({ total: 1, page: 1, page_size: 10 });
  const report = JSON.parse(String(await readLink(found.data[0]?.response?.result))) as {
    verdict: { level: string };
  };
  expect(found.data[0]?.verdict).toBe(report.verdict.level);
  const { db } = server.dependencies;
  await sql`alter table tasks drop column verdict`.execute(db);
  await reportVerdictsMigration.up(db as unknown as Kysely<unknown>);
  expect((await tasks(`project_id=${message.id}`)).data).toEqual(found.data);
  expect(found.data[0]).toMatchObject({
    name: 'reported_1',
    status: 'Finished',
    plugin_name: plugin,
    workflow_id: job?.id,
    response: { report: `${folder}/report.html`, result: `${folder}/report.json`, log: `${folder}/log` },
  });
  const crate = JSON.parse(String(await readLink(found.data[0]?.response?.crate))) as { '@graph': unknown[] };
  expect(crate['@graph']).toContainEqual(
    expect.objectContaining({ '@id': './', name: 'reported_1', identifier: found.data[0]?.id }),
  );
  expect(await tasks(`workflow_id=${job?.id}`)).toMatchObject({ total: 1 });
  const id = found.data[0]?.id;
  expect([job?.report, detail.report]).toEqual([id, id]);
  await server.ask('GET', `/quartet-service/api/tasks/${id}`, { status: 404, token: server.stranger });
  expect(await tasks('', server.stranger)).toMatchObject({ total: 0 });
  await server.ask('GET', `/quartet-service/api/tasks/${id}`, { status: 200, token: server.admin });

  await server.ask('PUT', `/datains/api/projects/${message.id}`, {
    status: 204,
    json: { status: 'On Hold' },
  });
  expect(await tasks(`project_id=${message.id}`)).toMatchObject({ total: 0 });
});

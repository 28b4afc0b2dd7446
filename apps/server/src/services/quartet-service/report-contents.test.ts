import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findHome } from '../../config/server-home.ts';
import { startWorkServer, type WorkServer } from '../../jobs/testing/work-server.ts';
import { countTables, DEFAULT_COUNTS } from '../../programs/synthetic/expression-tables.ts';
import { reportRequests, type Created, type ReportRequests } from './testing/report-requests.ts';

const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
addFormats(ajv);
const isPublished = ajv.compile(
  JSON.parse(readFileSync(join(findHome().repository, 'docs/schemas/report-1.json'), 'utf8')) as object,
);

let server: WorkServer;
let reports: ReportRequests;

beforeAll(async () => {
  server = await startWorkServer();
  reports = await reportRequests(server);
});
afterAll(() => server.close());

/** Content of a report.json that has the published schema. */
function publishedReport(text: unknown): unknown {
  const report: unknown = JSON.parse(String(text));
  expect(isPublished(report), ajv.errorsText(isPublished.errors)).toBe(true);
  return report;
}

test('a report on RNA is created from a table of counts', async () => {
  const counts = countTables({ ...DEFAULT_COUNTS, genes: 200 });
  const created = await reports.post<Created>(
    201,
    {
      name: 'rna batch 1',
      data_file: await server.upload('counts.csv', counts.data),
      metadata_file: await server.upload('libraries.csv', counts.metadata),
    },
    `${reports.brand}-rseqc-report`,
  );
  const task = await reports.ended(created.id ?? '');
  expect(task).toMatchObject({ status: 'Finished', plugin_name: `${reports.brand}-rseqc-report` });
  expect(publishedReport(await reports.readLink(created.result))).toMatchObject({
    omics: 'transcriptomics',
    input: { samples: 12 },
  });
});

test('a report is created from two tables, at the links of the first response', async () => {
  const created = await reports.post<Created>(201, {
    name: 'protein batch 1',
    data_file: reports.data,
    metadata_file: reports.sheet,
  });
  const task = await reports.ended(created.id ?? '');
  expect(task).toMatchObject({
    status: 'Finished',
    percentage: 100,
    plugin_name: reports.plugin,
    plugin_type: 'ReportPlugin',
    plugin_version: 'v1.0.0',
    owner: 'researcher@example.org',
    owner_name: 'Ada Researcher',
    project_id: null,
  });
  const { report, log: logLink, result } = created;
  const crate = report.replace('report.html', 'ro-crate-metadata.json');
  expect(task.response).toEqual({ report, log: logLink, result, crate });
  expect(await reports.readLink(created.report)).toContain('<html');
  expect(publishedReport(await reports.readLink(created.result))).toMatchObject({
    schemaVersion: 1,
    omics: 'proteomics',
    verdict: { level: task.verdict },
    input: { samples: 12 },
  });
  expect(JSON.parse(String(await reports.readLink(created.log)))).toMatchObject({ status: 'Success' });
  const filters = `plugin_name=${reports.plugin}&plugin_type=ReportPlugin&status=Finished&owner=researcher@example.org`;
  expect((await reports.tasks(filters)).data.map((one) => one.id)).toContain(task.id);
  expect((await reports.tasks('status=Failed')).data).toEqual([]);
});

test('a finished report has an RO-Crate with its files and inputs, their sizes and checksums', async () => {
  const created = await reports.post<Created>(201, {
    name: 'with a crate',
    data_file: reports.data,
    metadata_file: reports.sheet,
  });
  const { id, response } = await reports.ended(created.id ?? '');
  const crate = JSON.parse(String(await reports.readLink(response?.crate))) as {
    '@graph': Record<string, unknown>[];
  };
  const entityOf = (name: string) => crate['@graph'].find((entity) => entity['@id'] === name);
  for (const [name, link] of [
    ['report.json', created.result],
    ['report.html', created.report],
    ['log', created.log],
    [reports.data, reports.data],
    [reports.sheet, reports.sheet],
  ] as const) {
    const content = String(await reports.readLink(link));
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

test('a report is created from a folder, with donors and a name that its files do not have', async () => {
  const tables = join(findHome().repository, 'apps/server/seed/dnaseq/wgs');
  const upload = async (name: string, edit: (text: string) => string = (text) => text) =>
    server.upload(`run_7/${name}`, edit(await readFile(join(tables, name), 'utf8')));
  await upload('multiqc_mendelian_details.txt');
  const DONORS = ['D5', 'D6', 'F7', 'M8'];
  const labName = (donor: string) => `lab-${DONORS.indexOf(donor)}`;
  const anonymous = (text: string) => text.replace(/LCL\d_(\w\d)_\w+/g, (_, donor: string) => labName(donor));
  const link = await upload('multiqc_variant_calling_qc_details.txt', anonymous);
  const filepath = link.slice(0, link.lastIndexOf('/') + 1);
  const metadata = DONORS.map((sample) => ({
    library: labName(sample),
    sample,
    ...(sample === 'M8' && { name: 'mother' }),
  }));
  const body = { name: 'a folder', filepath, sequencing: 'auto', metadata };
  const created = await reports.post<Created>(201, body, `${reports.brand}-dseqc-report`);
  const task = await reports.ended(created.id ?? '');
  expect(task).toMatchObject({ status: 'Finished', payload: { filepath, metadata } });
  const crate = JSON.parse(String(await reports.readLink(task.response?.crate))) as { '@graph': unknown[] };
  expect(crate['@graph']).toContainEqual(
    expect.objectContaining({ '@id': link, '@type': 'File', sha256: expect.stringMatching(/^[\da-f]{64}$/) }),
  );
  expect(publishedReport(await reports.readLink(created.result))).toMatchObject({
    omics: 'genomics',
    input: { sequencing: 'WGS', sequencingChosen: false },
    verdict: { level: 'pass', gaps: [] },
    calls: [
      { sample: 'lab-0', donor: 'D5' },
      { sample: 'lab-1', donor: 'D6' },
      { sample: 'lab-2', donor: 'F7' },
      { sample: 'mother', donor: 'M8' },
    ],
  });
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { FolderAppStore } from '../folder-app-store.ts';
import { importApp, type ImportOptions } from './import-app.ts';
import { CWL, CWL_TOOL, NEXTFLOW, NF_CORE_SAMPLES, WDL } from './testing/example-workflows.ts';
import { startFakeTrs } from './testing/fake-trs.ts';
import { ImportError } from './workflow-source.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-import-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const CWL_FILES = { 'main.cwl': CWL, 'tools/trim.cwl': CWL_TOOL, 'count.cwl': CWL_TOOL };
const WDL_FILES = { 'wgs.wdl': WDL, 'tasks/align.wdl': 'version 1.0\ntask bwa { command {} }\n' };

async function write(files: Readonly<Record<string, string>>): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, 'source', path)), { recursive: true });
    await writeFile(join(folder, 'source', path), content);
  }
  return join(folder, 'source');
}

const options = (change: Partial<ImportOptions>): ImportOptions => ({
  source: join(folder, 'source'),
  registry: undefined,
  trsVersion: undefined,
  file: undefined,
  workflowUrl: undefined,
  store: join(folder, 'store'),
  owner: 'lab',
  shortName: undefined,
  version: undefined,
  ...change,
});

const json = (app: string, file: string): unknown => JSON.parse(readFileSync(join(app, file), 'utf8'));

test('a CWL workflow becomes an app that the store can install and run', async () => {
  await write(CWL_FILES);
  const app = await importApp(options({ file: 'main.cwl' }));
  const store = new FolderAppStore(join(folder, 'store'));
  const installed = await store.findByName('lab/trim-and-count-v1.0.0');
  if (installed === undefined) throw new Error('The app is not installed.');
  expect(installed.manifest).toMatchObject({ name: 'Trim and count', description: 'Trims reads.' });
  expect(await store.runDescriptor(installed, { name: 'toil', kind: 'wes' })).toEqual({
    descriptorVersion: 2,
    engine: 'wes',
    workflow: { file: 'main.cwl', attachments: ['tools/trim.cwl', 'count.cwl'] },
    type: 'CWL',
    version: 'v1.1',
    steps: ['trim', 'count'],
    params: [
      { name: 'sample_name', from: 'sample_id', kind: 'text', required: true },
      { name: 'fastq_1', from: 'fastq_1', kind: 'file', required: true },
      { name: 'bam', from: 'bam', kind: 'file' },
      { name: 'min_length', from: 'min_length', kind: 'number', default: 30 },
      { name: 'mode', from: 'mode', kind: 'text', default: 'fast' },
      { name: 'paired', from: 'paired', kind: 'boolean' },
      { name: 'threshold', from: 'threshold', kind: 'number' },
    ],
    outputs: [
      { name: 'report_html', kind: 'html', output: 'report_html' },
      { name: 'counts', kind: 'file', output: 'counts' },
    ],
  });
  const { formMode, fields } = await store.schema(installed);
  expect([formMode, ...fields.map(({ tmplType, model }) => `${tmplType} ${model ?? ''}`)]).toEqual([
    'batch',
    'sample_id sample_id',
    'file fastq_1',
    'file bam',
    'input_number min_length',
    'select mode',
    'radio paired',
    'input_number threshold',
    'actions ',
  ]);
  expect(fields[3]).toMatchObject({ label: 'Shortest read', config: { initialValue: 30 } });
  expect(app.notes).toEqual([
    'Input "adapters" of the type string[] has no form field: the workflow runs without it.',
    'Input "settings" of the type Any has no form field: it is required, so the workflow fails until you give it a default.',
    'Output "reads" of the type int is no file and is not stored.',
  ]);
  for (const note of app.notes) expect(await store.readme(installed)).toContain(note);
});

test('a WDL workflow has names with the workflow, and one job when an input is a list of files', async () => {
  await write(WDL_FILES);
  const { folder: app, notes } = await importApp(options({ version: '2.1-rc' }));
  expect(app).toMatch(/lab\/wgs-qc-v2\.1\.rc$/);
  expect(json(app, 'run.wes.json')).toMatchObject({
    workflow: { file: 'wgs.wdl', attachments: ['tasks/align.wdl'] },
    type: 'WDL',
    version: '1.0',
    steps: ['bwa', 'count_stats'],
    params: [
      { name: 'wgs_qc.sample_id', from: 'sample_id', kind: 'text', required: true },
      { name: 'wgs_qc.fastq_r1', from: 'fastq_r1', kind: 'file', required: true },
      { name: 'wgs_qc.bed_files', from: 'bed_files', kind: 'files', required: true },
      { name: 'wgs_qc.known_sites', from: 'known_sites', kind: 'file' },
      { name: 'wgs_qc.threads', from: 'threads', kind: 'number', default: 4 },
      { name: 'wgs_qc.cutoff', from: 'cutoff', kind: 'number', default: 0.5 },
      { name: 'wgs_qc.paired', from: 'paired', kind: 'boolean', default: true },
      { name: 'wgs_qc.label', from: 'label', kind: 'text' },
    ],
    outputs: [
      { name: 'bam', kind: 'bam', output: 'wgs_qc.bam' },
      { name: 'vcf', kind: 'vcf', output: 'wgs_qc.vcf', required: false },
    ],
  });
  expect(json(app, 'schema.json')).toMatchObject({
    formMode: 'single',
    fields: [
      { model: 'fastq_r1', multiple: false, question: 'First reads; a URL works, too {yes}' },
      { model: 'bed_files', multiple: true },
      { model: 'known_sites', multiple: false },
      { model: 'threads', question: 'Cores of the aligner' },
      {},
      {},
      {},
      { tmplType: 'actions' },
    ],
  });
  expect(json(app, 'manifest.json')).toMatchObject({ description: 'Quality of one genome' });
  expect(notes).toEqual([
    'Input "label" has the default sample_id + "_x", which the engine computes for an empty field.',
    'Input "weights" of the type Map[String, Int] has no form field: it is required, so the workflow fails without it.',
    'Output "reads" of the type Int is no file and is not stored.',
  ]);
});

test('a Nextflow pipeline is fetched by the engine, and its form leaves out what the site chooses', async () => {
  await write({
    'nextflow_schema.json': NEXTFLOW,
    'nextflow.config': "manifest {\n  homePage = 'https://git.example.org/lab/rnacount'\n}\n",
  });
  const { folder: app, files, notes } = await importApp(options({}));
  expect(files).toEqual(['manifest.json', 'schema.json', 'run.wes.json', 'README.md']);
  expect(json(app, 'run.wes.json')).toMatchObject({
    workflow: { url: 'https://git.example.org/lab/rnacount' },
    type: 'NFL',
    params: [
      { name: 'input', kind: 'file', required: true },
      { name: 'aligner', kind: 'text', default: 'star' },
      { name: 'min_mapped', kind: 'number', default: 5 },
      { name: 'skip_qc', kind: 'boolean' },
      { name: 'gtf', kind: 'file' },
    ],
    outputs: [{ name: 'multiqc_report', pattern: '**/*multiqc_report.html', required: false }],
  });
  expect(notes.join('\n')).toMatch(/"weights".*\n2 hidden or institutional.*\nThe parameter "outdir"/);
});

test('an nf-core pipeline with a schema of its sample sheet has a row for each sample, and a sheet for each job', async () => {
  await write({
    'nextflow_schema.json': NEXTFLOW,
    'assets/schema_input.json': NF_CORE_SAMPLES,
    'nextflow.config': "manifest {\n  homePage = 'https://git.example.org/lab/rnacount'\n}\n",
  });
  const { files, notes } = await importApp(options({}));
  expect(files.slice(0, 3)).toEqual(['nextflow_schema.json', 'assets/schema_input.json', 'manifest.json']);
  expect(notes.join('\n')).toMatch(/samplesheet\.csv with the row of each job/);
  expect(notes.join('\n')).not.toMatch(/each user uploads/);
  const store = new FolderAppStore(join(folder, 'store'));
  const [app] = await store.list();
  if (app === undefined) throw new Error('The app is not installed.');
  const { formMode, fields } = await store.schema(app);
  expect([formMode, ...fields.map(({ tmplType, model }) => `${tmplType} ${model ?? ''}`)]).toEqual([
    'batch',
    ...['sample_id sample_id', 'file fastq_1', 'file fastq_2', 'select strandedness'],
    ...['select aligner', 'input_number min_mapped', 'checkbox skip_qc', 'file gtf', 'actions '],
  ]);
  const descriptor = await store.runDescriptor(app, { name: 'sapporo', kind: 'wes' });
  expect(descriptor?.sampleSheet).toEqual({
    param: 'input',
    columns: [
      { name: 'sample', from: 'sample_id', kind: 'text', required: true },
      { name: 'fastq_1', from: 'fastq_1', kind: 'file', required: true },
      { name: 'fastq_2', from: 'fastq_2', kind: 'file' },
      { name: 'strandedness', from: 'strandedness', kind: 'text', required: true },
    ],
  });
  expect(descriptor?.params.map(({ name }) => name)).toEqual(['aligner', 'min_mapped', 'skip_qc', 'gtf']);
});

test('a tool of a TRS server is imported in its newest version, or in the one that is named', async () => {
  const files = { 'workflows/main.cwl': CWL, 'workflows/tools/trim.cwl': CWL_TOOL };
  const trs = await startFakeTrs([
    { id: '#workflow/example.org/lab/trim', description: 'From the registry.', type: 'CWL', files },
    { id: 'lab/paint', description: '', type: 'GALAXY', files: {} },
    { id: 'lab/escape', description: '', type: 'CWL', files: { '../../main.cwl': CWL } },
  ]);
  onTestFinished(() => trs.close());
  const source = '#workflow/example.org/lab/trim';
  const newest = await importApp(options({ source, registry: `${trs.url}/` }));
  expect(newest.folder).toMatch(/trim-and-count-v1\.2$/);
  expect((await readdir(join(newest.folder, 'workflows'))).sort()).toEqual(['main.cwl', 'tools']);
  const address = `${trs.url}/tools/${encodeURIComponent(source)}/versions/0.9/CWL/descriptor`;
  expect((await importApp(options({ source: address }))).folder).toMatch(/-v0\.9$/);
  const failing = (change: Partial<ImportOptions>) =>
    importApp(options({ registry: trs.url, ...change })).then(
      () => 'imported',
      (error: Error) => error.message,
    );
  expect(await failing({ source, trsVersion: '3' })).toContain('has no version "3"');
  expect(await failing({ source, trsVersion: '3' })).toContain('it has: 0.9, 1.2.');
  expect(await failing({ source: 'lab/none' })).toMatch(/\/tools\/lab%2Fnone answered 404\.$/);
  expect(await failing({ source: 'lab/paint' })).toContain('"lab/paint" is GALAXY;');
  expect(await failing({ source: 'lab/escape' })).toContain(
    'a file outside of the workflow: "../../main.cwl"',
  );
});

test('a workflow at an address is imported with the files that it refers to', async () => {
  const server = createServer((request, response) => {
    const content = Object.entries(CWL_FILES).find(([path]) => request.url === `/flows/${path}`)?.[1];
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/flows`;
  const { files } = await importApp(options({ source: `${base}/main.cwl`, shortName: 'Other Name' }));
  expect(files.slice(0, 3)).toEqual(['main.cwl', 'tools/trim.cwl', 'count.cwl']);
  await expect(importApp(options({ source: `${base}/none.cwl` }))).rejects.toThrow(
    /none\.cwl answered 404\./,
  );
});

test.each<[string, Readonly<Record<string, string>>, Partial<ImportOptions>, string]>([
  ['no workflow', { 'a.txt': '' }, {}, 'has no CWL or WDL workflow'],
  ['two', { 'a.cwl': CWL, 'b.cwl': CWL }, {}, 'several workflows (a.cwl, b.cwl): choose one by --file.'],
  ['half of one', { 'a.cwl': CWL }, {}, 'has no tools/trim.cwl, which the workflow refers to.'],
  ['another version', { 'a.cwl': CWL_TOOL.replace('v1.1', 'v1.9') }, { file: 'a.cwl' }, 'cwlVersion "v1.9"'],
  ['no result', { 'a.cwl': CWL_TOOL }, { file: 'a.cwl' }, 'has no outputs that are files'],
  ['no YAML', { 'a.cwl': 'class: [' }, { file: 'a.cwl' }, 'a.cwl is not YAML'],
  ['only a task', { 'a.wdl': 'version 1.0\ntask x {}' }, { file: 'a.wdl' }, 'a.wdl has no workflow.'],
  [
    'a way out',
    { 'a.wdl': 'import "../up.wdl"\nworkflow w {}' },
    {},
    'refers to ../up.wdl, outside of its folder',
  ],
  ['no address', { 'nextflow_schema.json': NEXTFLOW }, {}, 'add --workflow-url'],
  ['no parameters', { 'nextflow_schema.json': '{}' }, {}, 'it is no nextflow_schema.json'],
  ['nothing', { 'a.txt': '' }, { source: 'no/folder' }, 'For an id of a TRS server add --registry'],
])('a source with %s is refused with a remedy', async (_title, files, change, message) => {
  await write(files);
  const imported = importApp(options(change));
  await expect(imported).rejects.toThrow(message);
  await expect(imported).rejects.toBeInstanceOf(ImportError);
  await expect(readdir(join(folder, 'store'))).rejects.toThrow('ENOENT');
});

test('an app that exists is not written over', async () => {
  await write(CWL_FILES);
  await importApp(options({ file: 'main.cwl' }));
  await expect(importApp(options({ file: 'main.cwl' }))).rejects.toThrow(
    /exists: choose another name or version/,
  );
});

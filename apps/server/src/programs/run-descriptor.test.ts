import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  parseRunDescriptor,
  readJobInputs,
  reportPluginOf,
  type RunDescriptor,
  RunDescriptorError,
} from './run-descriptor.ts';

const STORE = resolve(import.meta.dirname, '../../app-store/omics-portal');
const read = (app: string, file: string): unknown =>
  JSON.parse(readFileSync(resolve(STORE, app, file), 'utf8'));
const apps = readdirSync(STORE);
const expression = parseRunDescriptor(read('expression-matrix-qc-v1.0.0', 'run.local.json'));

test.each(apps)('%s has a descriptor whose program exists and whose fields are on its form', (app) => {
  const descriptor = parseRunDescriptor(read(app, 'run.local.json'));
  const { fields } = read(app, 'schema.json') as { fields: { model?: string }[] };
  const models = [...fields.map((field) => field.model), 'sample_id'];
  expect(existsSync(resolve(import.meta.dirname, descriptor.program, 'main.ts'))).toBe(true);
  expect(models).toEqual(expect.arrayContaining(descriptor.params.map((param) => param.from)));
  const { short_name, version } = read(app, 'manifest.json') as { short_name: string; version: string };
  expect(`${short_name}-${version}`).toBe(app);
  expect(existsSync(resolve(STORE, app, 'README.md'))).toBe(true);
});

test('a sample becomes plain parameters and files to fetch', () => {
  const sample = {
    sample_id: 's1',
    omics: 'proteomics',
    data_file: 'minio://tservice/u/d.csv',
    metadata_file: ['minio://tservice/u/m.csv'],
    threshold_profile: null,
  };
  expect(readJobInputs(expression, sample)).toEqual({
    values: { sampleId: 's1', omics: 'proteomics', thresholdProfile: 'default' },
    files: [
      { param: 'dataFile', many: false, links: ['minio://tservice/u/d.csv'] },
      { param: 'metadataFile', many: false, links: ['minio://tservice/u/m.csv'] },
    ],
    missing: [],
  });
});

test('required fields that are empty are named', () => {
  expect(readJobInputs(expression, { omics: '', data_file: [] }).missing).toEqual([
    'omics',
    'data_file',
    'metadata_file',
  ]);
});

test('the report plugin follows the kind of data; a kind without one gives none', () => {
  expect(reportPluginOf(expression, { omics: 'metabolomics' }, 'quartet')).toBe('quartet-metqc-report');
  expect(reportPluginOf(expression, { omics: 'transcriptomics' }, 'quartet')).toBeNull();
  const { report: _, ...withoutReport } = expression;
  expect(reportPluginOf(withoutReport, {}, 'quartet')).toBeNull();
});

test('numbers and switches of a form keep their type', () => {
  const params: RunDescriptor['params'] = [
    { name: 'n', from: 'n', kind: 'number' },
    { name: 'b', from: 'b', kind: 'boolean' },
  ];
  expect(readJobInputs({ ...expression, params }, { n: '3', b: 'true' }).values).toEqual({ n: 3, b: true });
});

test('a wrong descriptor names every wrong key', () => {
  const wrong = {
    descriptorVersion: 2,
    engine: 'cloud',
    program: '../x',
    params: [{ kind: 'magic' }],
    outputs: [{ name: 'o', file: '../o', kind: 'exe' }],
    report: { output: 'p', result: 'o', plugin: 3 },
  };
  expect(() => parseRunDescriptor(wrong)).toThrow(RunDescriptorError);
  expect(() => parseRunDescriptor(wrong)).toThrow(
    /descriptorVersion.*engine.*program.*params\[0\]\.name.*from.*kind.*inside the output folder.*json, tsv, html.*report\.output.*report\.plugin/,
  );
  expect(() => parseRunDescriptor('text')).toThrow(/one object/);
});

test.each(apps)('%s has the same form in Chinese, every word of it translated', (app) => {
  const words = new Set(['label', 'question', 'placeholder', 'message', 'buttonLabel']);
  const bare = (file: string): unknown =>
    JSON.parse(JSON.stringify(read(app, file), (key, value: unknown) => (words.has(key) ? '' : value)));
  expect(bare('schema.zh-CN.json')).toEqual(bare('schema.json'));
  const text = JSON.stringify(read(app, 'schema.zh-CN.json'), (key, value: unknown) =>
    key === 'rules' || key === 'options' ? undefined : value,
  );
  expect(text.match(/"(question|placeholder|buttonLabel)":"[^"\u4e00-\u9fff]*"/g)).toBeNull();
});

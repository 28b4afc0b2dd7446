import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { FolderAppStore } from './folder-app-store.ts';
import { AppFileError } from './json-problems.ts';
import { parseManifest } from './manifest-schema.ts';
import { parseRunDescriptor } from './run-descriptor-schema.ts';

const STORE = resolve(import.meta.dirname, '../../app-store/omics-portal');
const read = (app: string, file: string): unknown =>
  JSON.parse(readFileSync(resolve(STORE, app, file), 'utf8'));
const apps = readdirSync(STORE);
const FILE = 'a/b-v1/run.local.json';

test.each(apps)('%s has a descriptor with an existing program and with fields of its form', (app) => {
  const descriptor = parseRunDescriptor(read(app, 'run.local.json'), FILE);
  const { fields } = read(app, 'schema.json') as { fields: { model?: string }[] };
  const models = [...fields.map((field) => field.model), 'sample_id'];
  expect(existsSync(resolve(import.meta.dirname, '../programs', descriptor.program, 'main.ts'))).toBe(true);
  expect(models).toEqual(expect.arrayContaining(descriptor.params.map((param) => param.from)));
  const { short_name, version } = parseManifest(read(app, 'manifest.json'), app);
  expect(`${short_name}-${version}`).toBe(app);
  expect(existsSync(resolve(STORE, app, 'README.md'))).toBe(true);
});

const GOOD = {
  descriptorVersion: 1,
  engine: 'local',
  program: 'x',
  params: [{ name: 'p', from: 'f', kind: 'text' }],
  outputs: [{ name: 'o', file: 'o.json', kind: 'json' }],
};
const problemsOf = (value: unknown): readonly string[] => {
  try {
    parseRunDescriptor(value, FILE);
    return [];
  } catch (error) {
    return error instanceof AppFileError ? error.problems : [String(error)];
  }
};

test.each<[problems: string[], change: unknown]>([
  [[], {}],
  [[], { report: { output: 'o', result: 'o', plugin: { byParam: 'p', values: { a: 'b' } } } }],
  [['descriptorVersion must be 1'], { descriptorVersion: 2 }],
  [['engine must be "local"'], { engine: 'cloud' }],
  [['program must be a kebab-case name'], { program: '../x' }],
  [['memoryMb must be a whole number of at least 16'], { memoryMb: 1.5 }],
  [['timeMinutes must be a number of minutes, at most 35000'], { timeMinutes: 0 }],
  [['params must be a list'], { params: {} }],
  [['params[0] must be an object'], { params: ['p'] }],
  [['params[0].name is missing', 'params[0].from must be text'], { params: [{ from: '', kind: 'text' }] }],
  [
    ['params[0].kind must be one of text, number, boolean, file, files'],
    { params: [{ name: 'p', from: 'f', kind: 'x' }] },
  ],
  [['params[0].required must be boolean'], { params: [{ ...GOOD.params[0], required: 'yes' }] }],
  [['params[0].requierd is not a known key'], { params: [{ ...GOOD.params[0], requierd: true }] }],
  [
    ['params[0].default must be text, a number, true or false'],
    { params: [{ ...GOOD.params[0], default: [] }] },
  ],
  [['outputs must be a list with at least one file'], { outputs: [] }],
  ...['../o', '/o', 'a/../../o', 'a/..', ''].map((file): [string[], unknown] => [
    ['outputs[0].file must be a path inside the output folder'],
    { outputs: [{ name: 'o', file, kind: 'json' }] },
  ]),
  [[], { outputs: [{ name: 'o', file: 'a/..b/o..json', kind: 'json' }] }],
  [
    ['report.plugin must be text, or { byParam, values }'],
    { report: { output: 'o', result: 'o', plugin: 3 } },
  ],
  [
    ['report.output must name one of the outputs', 'report.plugin.byParam must name one of the params'],
    { report: { output: 'x', result: 'o', plugin: { byParam: 'q', values: {} } } },
  ],
])('the problems %j are reported for %j', (problems, change) => {
  expect(problemsOf({ ...GOOD, ...(change as object) })).toEqual(problems);
});

test('the message of a bad file names the file, every wrong key and the remedy', () => {
  expect(() => parseRunDescriptor({ ...GOOD, engine: 'cloud', program: 'X' }, FILE)).toThrow(
    'a/b-v1/run.local.json is not valid: engine must be "local"; program must be a kebab-case name. Correct the file; app-store/README.md explains each key.',
  );
  expect(problemsOf('text')).toEqual(['the file must hold one object']);
});

test.each(apps)('%s has the same form in Chinese, with all texts translated', (app) => {
  const textKeys = new Set(['label', 'question', 'placeholder', 'message', 'buttonLabel']);
  const bare = (file: string): unknown =>
    JSON.parse(JSON.stringify(read(app, file), (key, value: unknown) => (textKeys.has(key) ? '' : value)));
  expect(bare('schema.zh-CN.json')).toEqual(bare('schema.json'));
  const text = JSON.stringify(read(app, 'schema.zh-CN.json'), (key, value: unknown) =>
    key === 'rules' || key === 'options' ? undefined : value,
  );
  expect(text.match(/"(question|placeholder|buttonLabel)":"[^"\u4e00-\u9fff]*"/g)).toBeNull();
});

let root: string | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  if (root) await rm(root, { recursive: true, force: true });
});

test('an app with an invalid manifest is skipped and logged once; the others stay', async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-store-'));
  const manifests = {
    'good-v1': '{"tags": ["dnaseq"]}',
    'bad-v1': '{"tags": "dnaseq", "hidden": 1}',
    'torn-v1': '{',
  };
  for (const [app, manifest] of Object.entries(manifests)) {
    await mkdir(join(root, 'own', app), { recursive: true });
    await writeFile(join(root, 'own', app, 'manifest.json'), manifest);
  }
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const store = new FolderAppStore(root);
  expect((await store.list()).map(({ name }) => name)).toEqual(['own/good-v1']);
  await store.list();
  expect(log.mock.calls.map(([line]) => String(line)).toSorted()).toEqual([
    expect.stringContaining(
      'own/bad-v1/manifest.json is not valid: hidden must be true or false; tags must be a list of texts.',
    ),
    expect.stringContaining(
      'The app "own/torn-v1" is not installed: manifest.json is not valid: the file is not JSON',
    ),
  ]);
});

test('a run descriptor that is not JSON is a problem of the app, with its file', async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-store-'));
  await mkdir(join(root, 'own/x-v1'), { recursive: true });
  await writeFile(join(root, 'own/x-v1/manifest.json'), '{}');
  await writeFile(join(root, 'own/x-v1/run.local.json'), '{,');
  const store = new FolderAppStore(root);
  const app = await store.findByName('own/x-v1');
  await expect(app && store.runDescriptor(app, 'local')).rejects.toThrow(
    /^run\.local\.json is not valid: the file is not JSON/,
  );
});

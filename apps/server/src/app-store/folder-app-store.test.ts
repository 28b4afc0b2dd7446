import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkSamples } from '../services/datains/projects/check-samples.ts';
import { FolderAppStore } from './folder-app-store.ts';

let root: string | undefined;
afterEach(async () => {
  if (root) await rm(root, { recursive: true, force: true });
});

/** Store with one app `own/x-v1`, whose folder has these files besides its manifest. */
async function storeWith(files: Readonly<Record<string, object>>): Promise<FolderAppStore> {
  root = await mkdtemp(join(tmpdir(), 'portal-store-'));
  await mkdir(join(root, 'own/x-v1/assets'), { recursive: true });
  for (const [name, content] of Object.entries({ 'manifest.json': {}, ...files }))
    await writeFile(join(root, 'own/x-v1', name), JSON.stringify(content));
  return new FolderAppStore(root);
}
const COMMON = {
  descriptorVersion: 2,
  params: [],
  outputs: [{ name: 'o', file: 'o.json', kind: 'json' }],
};
const LOCAL = { ...COMMON, engine: 'local', command: 'samtools' };
const HOSTED = {
  ...COMMON,
  engine: 'wes',
  workflow: { url: 'https://example.org/main.cwl' },
  type: 'CWL',
  version: 'v1.2',
};
const WES = { ...HOSTED, workflow: { file: 'workflow/main.cwl', attachments: ['workflow/tools/fastp.cwl'] } };

test.each([
  ['local', 'local', 'samtools'],
  ['wes', 'wes', 'v1.2'],
  ['toil', 'wes', 'v1.1'],
  ['cromwell', 'wes', 'v1.2'],
] as const)(
  'the engine %s (kind %s) finds the descriptor that is meant for it: %s',
  async (name, kind, expected) => {
    const store = await storeWith({
      'run.local.json': LOCAL,
      'run.wes.json': HOSTED,
      'run.toil.json': { ...HOSTED, version: 'v1.1' },
    });
    const app = await store.findByName('own/x-v1');
    const descriptor = app && (await store.runDescriptor(app, { name, kind }));
    expect(JSON.stringify(descriptor)).toContain(expected);
  },
);

test('an app without a descriptor for an engine cannot run there', async () => {
  const store = await storeWith({ 'run.toil.json': HOSTED });
  const app = await store.findByName('own/x-v1');
  expect(app && (await store.runDescriptor(app, { name: 'wes', kind: 'wes' }))).toBeUndefined();
  expect(app && (await store.runDescriptor(app, { name: 'local', kind: 'local' }))).toBeUndefined();
});

test('a descriptor of another kind of engine, or with a missing workflow, is a problem of the app', async () => {
  const store = await storeWith({ 'run.local.json': HOSTED, 'run.wes.json': WES });
  const app = await store.findByName('own/x-v1');
  if (!app) throw new Error('The app is missing.');
  await expect(store.runDescriptor(app, { name: 'local', kind: 'local' })).rejects.toThrow(
    'own/x-v1/run.local.json is not valid: engine must be "local".',
  );
  await expect(store.runDescriptor(app, { name: 'wes', kind: 'wes' })).rejects.toThrow(
    'workflow names workflow/main.cwl, which does not exist in the folder of the app; workflow names workflow/tools/fastp.cwl',
  );
});

const PARAMETERS = { $defs: { all: { properties: { aligner: { type: 'string', default: 'star' } } } } };
const SAMPLES = {
  items: {
    properties: {
      sample: { type: 'string', pattern: '^\\S+$' },
      fastq_1: { type: 'string', format: 'file-path', pattern: '\\.fastq\\.gz$' },
    },
    required: ['sample', 'fastq_1'],
  },
};

test.each(['schema_input.json', 'assets/schema_input.json'])(
  'an app with the schemas of an nf-core pipeline (%s) has a form that checks its samples',
  async (file) => {
    const store = await storeWith({ 'nextflow_schema.json': PARAMETERS, [file]: SAMPLES });
    const app = await store.findByName('own/x-v1');
    const form = app && (await store.schema(app));
    expect(form?.fields.map(({ model }) => model)).toEqual(['sample_id', 'fastq_1', 'aligner', undefined]);
    const link = 'minio://users/data/a.fastq.gz';
    const samples = [
      { sample_id: 'A', fastq_1: link, aligner: 'star' },
      { sample_id: 'my sample', fastq_1: link },
      { sample_id: 'B' },
    ];
    expect(form && checkSamples(form, samples).map(({ field }) => field)).toEqual([
      'samples.1.sample_id',
      'samples.2.fastq_1',
    ]);
  },
);

test('a form of its own goes before the schemas of a pipeline; without either there is no form', async () => {
  const own = { formMode: 'single', fields: [] };
  const store = await storeWith({ 'nextflow_schema.json': PARAMETERS, 'schema.json': own });
  const app = await store.findByName('own/x-v1');
  expect(app && (await store.schema(app))).toEqual(own);
  const bare = await storeWith({});
  await expect(app && bare.schema({ ...app, folder: `${app.folder}-none` })).rejects.toThrow('schema.json');
});

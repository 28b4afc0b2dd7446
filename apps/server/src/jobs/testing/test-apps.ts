import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Test app whose program hashes a file: short or long work, and a failure on demand. */
export const HASH_APP = 'tests/hash-file-v1.0.0';

/** Test app with the same program and a time limit of 1.2 seconds. */
export const SLOW_APP = 'tests/slow-hash-v1.0.0';

const HASH_SCHEMA = {
  formMode: 'batch',
  fields: [
    { tmplType: 'sample_id', model: 'sample_id', type: 'number' },
    {
      tmplType: 'file',
      model: 'input',
      label: 'File',
      filterType: '\\.bin$',
      config: { rules: [{ type: 'string', required: true, message: 'Please choose a file' }] },
    },
    { tmplType: 'input_number', model: 'rounds', min: 1, max: 1_000_000 },
    { tmplType: 'input', model: 'expected' },
    { tmplType: 'input', model: 'tissue', isLabel: true },
  ],
};

const HASH_RUN = {
  descriptorVersion: 1,
  engine: 'local',
  program: 'hash-file',
  memoryMb: 128,
  params: [
    { name: 'file', from: 'input', kind: 'file', required: true },
    { name: 'rounds', from: 'rounds', kind: 'number', default: 1 },
    { name: 'expected', from: 'expected', kind: 'text' },
    { name: 'keep', from: 'keep', kind: 'text' },
  ],
  outputs: [{ name: 'digest', file: 'digest.txt', kind: 'tsv' }],
};

/** Folder of apps: the installed ones and the test apps. */
export interface TestApps {
  appStore: string;
  remove(): Promise<void>;
}

/** Creates the folder. */
export async function installTestApps(): Promise<TestApps> {
  const root = await mkdtemp(join(tmpdir(), 'portal-apps-'));
  const appStore = join(root, 'app-store');
  await cp(join(SOURCE, '../app-store'), appStore, { recursive: true });
  await installApp(appStore, HASH_APP, HASH_RUN);
  await installApp(appStore, SLOW_APP, { ...HASH_RUN, timeMinutes: 0.02 });
  return { appStore, remove: () => rm(root, { recursive: true, force: true }) };
}

async function installApp(appStore: string, name: string, descriptor: object): Promise<void> {
  const folder = join(appStore, name);
  await mkdir(folder, { recursive: true });
  const manifest = {
    name: 'Hash a file',
    short_name: name.replace(/^tests\/|-v1\.0\.0$/g, ''),
    version: 'v1.0.0',
    category: 'Tool',
    hidden: true,
    tags: ['metabolomics'],
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'schema.json'), JSON.stringify(HASH_SCHEMA));
  await writeFile(join(folder, 'README.md'), '# Hash a file\n');
  await writeFile(join(folder, 'run.local.json'), JSON.stringify(descriptor));
}

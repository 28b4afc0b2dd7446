import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Test app whose tool notes each start in a journal and works for a while. */
export const LOCAL_APP = 'tests/journal-v1.0.0';

/** Test app for an engine with a WES API. */
export const WES_APP = 'tests/remote-v1.0.0';

const NOTE_AND_WORK = `
  const [journal, sample, out] = process.argv.slice(1);
  const { appendFileSync, writeFileSync } = require('node:fs');
  appendFileSync(journal, sample + '\\n');
  setTimeout(() => writeFileSync(out + '/done.txt', sample), 1500);`;

const SCHEMA = {
  formMode: 'batch',
  fields: [
    { tmplType: 'sample_id', model: 'sample_id', type: 'string' },
    { tmplType: 'input', model: 'journal', label: 'Journal' },
  ],
};

const PARAMS = [
  { name: 'journal', from: 'journal', kind: 'text', required: true },
  { name: 'sample', from: 'sample_id', kind: 'text', required: true },
];

/** Creates an app store with both apps; resolves to its folder. */
export async function makeAppStore(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kill-apps-'));
  await install(folder, LOCAL_APP, 'run.local.json', {
    descriptorVersion: 2,
    engine: 'local',
    command: 'node',
    arguments: ['-e', NOTE_AND_WORK, '{journal}', '{sample}', '{out}'],
    params: PARAMS,
    outputs: [{ name: 'done', kind: 'text', file: 'done.txt' }],
  });
  await install(folder, WES_APP, 'run.wes.json', {
    descriptorVersion: 2,
    engine: 'wes',
    workflow: { url: 'https://workflows.example.org/remote.cwl' },
    type: 'CWL',
    version: 'v1.2',
    params: PARAMS,
    outputs: [{ name: 'result', kind: 'text', output: 'result' }],
  });
  return folder;
}

async function install(
  store: string,
  name: string,
  descriptorFile: string,
  descriptor: object,
): Promise<void> {
  const folder = join(store, name);
  await mkdir(folder, { recursive: true });
  const files = { 'manifest.json': { name }, 'schema.json': SCHEMA, [descriptorFile]: descriptor };
  for (const [file, content] of Object.entries(files))
    await writeFile(join(folder, file), JSON.stringify(content));
}

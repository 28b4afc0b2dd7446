import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FolderAppStore } from '../../app-store/folder-app-store.ts';
import type { JobEngine } from '../../engines/job-engine.ts';
import { EngineRegistry } from '../../engines/registry.ts';
import { enginesOfApp } from './app-engines.ts';

const LOCAL = {
  descriptorVersion: 2,
  engine: 'local',
  program: 'fastq-qc',
  params: [],
  outputs: [{ name: 'result', kind: 'json', file: 'result.json' }],
};
const WES = {
  descriptorVersion: 2,
  engine: 'wes',
  workflow: { url: 'https://example.org/qc.cwl' },
  type: 'CWL',
  version: 'v1.2',
  params: [],
  outputs: [{ name: 'result', kind: 'json', output: 'result' }],
};

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'app-engines-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

let installed = 0;

async function enginesOf(files: Record<string, unknown>, connected: [string, JobEngine['kind']][]) {
  const name = `lab_${(installed += 1)}`;
  const folder = join(root, name, 'qc-v1.0.0');
  await mkdir(folder, { recursive: true });
  for (const [file, content] of Object.entries({ 'manifest.json': { name }, ...files }))
    await writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  const appStore = new FolderAppStore(root);
  const app = await appStore.findByName(`${name}/qc-v1.0.0`);
  if (!app) throw new Error(`The app of ${name} is not installed`);
  const registry = new EngineRegistry(
    connected.map(([engine, kind]) => ({
      engine: { name: engine, kind } as JobEngine,
      jobSlots: 1,
      reportSlots: 0,
      shared: false,
      lookMs: { min: 1, max: 1 },
    })),
  );
  return (await enginesOfApp(appStore, registry, app)).map(
    (engine) => `${engine.name} ${engine.kind} ${engine.connected ? 'connected' : 'missing'}`,
  );
}

const ONLY_LOCAL: [string, JobEngine['kind']][] = [['local', 'local']];
const TOIL_AND_LOCAL: [string, JobEngine['kind']][] = [['toil', 'wes'], ...ONLY_LOCAL];

test.each<[string, Record<string, unknown>, [string, JobEngine['kind']][], string[]]>([
  ['only a local descriptor', { 'run.local.json': LOCAL }, TOIL_AND_LOCAL, ['local local connected']],
  ['a descriptor for WES engines', { 'run.wes.json': WES }, TOIL_AND_LOCAL, ['toil wes connected']],
  ['a descriptor for WES engines, none connected', { 'run.wes.json': WES }, ONLY_LOCAL, ['wes wes missing']],
  [
    'both descriptors',
    { 'run.wes.json': WES, 'run.local.json': LOCAL },
    TOIL_AND_LOCAL,
    ['toil wes connected', 'local local connected'],
  ],
  [
    'a descriptor for an engine that is not connected',
    { 'run.slurm.json': WES },
    TOIL_AND_LOCAL,
    ['slurm wes missing'],
  ],
  [
    'that and a local one',
    { 'run.slurm.json': WES, 'run.local.json': LOCAL },
    ONLY_LOCAL,
    ['local local connected', 'slurm wes missing'],
  ],
  [
    'an invalid descriptor and a local one',
    { 'run.wes.json': '{', 'run.local.json': LOCAL },
    TOIL_AND_LOCAL,
    ['local local connected'],
  ],
  ['no descriptor', {}, TOIL_AND_LOCAL, []],
])('engines of an app with %s', async (_what, files, connected, engines) => {
  expect(await enginesOf(files, connected)).toEqual(engines);
});

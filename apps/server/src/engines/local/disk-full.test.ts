import { access, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EngineAway } from '../job-engine.ts';
import { createLocalEngine } from './local-engine.ts';
import type { RunFiles } from './run-files.ts';
import { HOME_FILES } from './run-home.ts';
import { startingState, StateFile } from './supervisor/state-file.ts';
import { openBench, type EngineBench } from './testing/engine-bench.ts';

const DISK_FULL =
  "The server's disk is full: ask its operator to free some space, then start the run again. Its inputs are unchanged.";
const WAITS =
  "The server's disk is full: ask its operator to free some space. The job waits and goes on then.";
let bench: EngineBench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
const engineWith = (files: Partial<RunFiles>) =>
  createLocalEngine({ ...bench.options, files: { ...bench.options.files, ...files } });

test('a run waits while the disk is full during staging, and leaves nothing behind', async () => {
  const engine = engineWith({ materialise: async () => Promise.reject(noSpace()) });
  const run = await bench.run('', {
    params: [{ name: 'f', from: 'f', kind: 'file' }],
    sample: { f: 'minio://users/large.bin' },
  });
  await expect(engine.submit(run)).rejects.toThrow(EngineAway);
  await expect(engine.submit(run)).rejects.toThrow(WAITS);
  expect(await engine.find(run)).toBeUndefined();
  await expect(access(join(bench.options.scratchDir, run.id))).rejects.toThrow('ENOENT');
});

// Linux: each write to /dev/full finds the disk full.
test('a log that the full disk cuts fails the run in words, and the program goes on to its end', async () => {
  const engine = engineWith({
    openFolder: async (home, location) => {
      const folder = await bench.options.files.openFolder(home, location);
      await symlink('/dev/full', join(folder, 'stdout'));
      return folder;
    },
  });
  const run = await bench.run('console.log("x".repeat(1e6)); console.error("written")');
  const handle = await engine.submit(run);
  expect(await bench.end(run, handle)).toMatchObject({ state: 'failed', exitCode: 0, message: DISK_FULL });
  expect(await readFile(join(bench.out(run), 'stderr'), 'utf8')).toBe('written\n');
});

test('a program that finds the disk full fails with the same words', async () => {
  const run = await bench.run('', { command: 'sh', arguments: ['-c', 'echo result | cat > /dev/full'] });
  const handle = await bench.engine.submit(run);
  expect(await bench.end(run, handle)).toMatchObject({ state: 'failed', message: DISK_FULL });
});

test('results that find the disk full are collected later', async () => {
  let isFull = true;
  const engine = engineWith({
    store: async () => {
      if (isFull) throw noSpace();
    },
  });
  const run = await bench.run('require("node:fs").writeFileSync(process.argv.at(-1) + "/o.json", "{}")', {
    outputs: [{ name: 'o', file: 'o.json', kind: 'json' }],
  });
  const handle = await engine.submit(run);
  const observation = await bench.end(run, handle);
  await expect(engine.collect(run, handle, observation)).rejects.toMatchObject({ code: 'ENOSPC' });
  isFull = false;
  expect((await engine.collect(run, handle, observation)).missing).toEqual([]);
});

test('a state that cannot be written is written once there is space again', async () => {
  const home = await mkdtemp(join(tmpdir(), 'state-'));
  try {
    const obstacle = join(home, `.${HOME_FILES.state}.new`);
    await mkdir(obstacle);
    const file = new StateFile(home, startingState());
    file.change({ percentage: 10 });
    file.change({ phase: 'succeeded', finishedTime: 2 });
    await rm(obstacle, { recursive: true });
    await file.flushed();
    const written: unknown = JSON.parse(await readFile(join(home, HOME_FILES.state), 'utf8'));
    expect(written).toMatchObject({ phase: 'succeeded', percentage: 10, finishedTime: 2 });
  } finally {
    await rm(home, { recursive: true, force: true });
  }
});

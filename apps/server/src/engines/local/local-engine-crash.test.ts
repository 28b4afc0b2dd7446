import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { otherMachine } from '../engine-silences.ts';
import { EngineAway, RunUnknown, type EngineRun, type RunHandle } from '../job-engine.ts';
import { createLocalEngine } from './local-engine.ts';
import { supervisorOf } from './observe-home.ts';
import { identify } from './process-id.ts';
import { HOME_FILES, writeHomeFile } from './run-home.ts';
import { gone, openBench, type EngineBench } from './testing/engine-bench.ts';

const STOPPED = 'The machine or its process supervisor stopped during the run.';
const WAIT = { timeout: 50_000 };
const WAITS = 'console.log("PROGRESS 30"); console.log("ready"); setInterval(() => {}, 1000);';
let bench: EngineBench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const homeOf = (run: EngineRun) => join(bench.options.scratchDir, run.id);
const supervisorPid = async (run: EngineRun) => Number((await supervisorOf(homeOf(run)))?.pid);
const programPid = async (run: EngineRun) => Number((await bench.state(run)).program?.pid);

async function startWaiting(): Promise<{ run: EngineRun; handle: RunHandle }> {
  const run = await bench.run(WAITS);
  const handle = await bench.engine.submit(run);
  await expect.poll(() => bench.engine.observe(run, handle), WAIT).toMatchObject({ percentage: 30 });
  return { run, handle };
}

/** Submits a run from a process of its own, which then ends in this way. */
async function submitElsewhere(run: EngineRun, end: 'SIGKILL' | 'exit'): Promise<RunHandle> {
  const script = `
    import { createLocalEngine } from ${JSON.stringify(import.meta.resolve('./local-engine.ts'))};
    import { localFiles } from ${JSON.stringify(import.meta.resolve('./local-files.ts'))};
    const options = ${JSON.stringify(bench.options)};
    const files = localFiles({ delete: async () => true }, (bucket, key) => ${JSON.stringify(bench.root)} + '/' + bucket + '/' + key);
    const engine = createLocalEngine({ ...options, files });
    const handle = await engine.submit(${JSON.stringify(run)});
    console.log(JSON.stringify(handle));
    ${end === 'exit' ? 'await engine.close();' : 'setInterval(() => {}, 1000);'}`;
  const file = join(bench.root, `${run.id}.mts`);
  await writeFile(file, script);
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = spawn(process.execPath, ['--import', loader, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  if (end === 'SIGKILL') child.kill('SIGKILL');
  await exited;
  return JSON.parse(line.toString()) as RunHandle;
}

test.each(['SIGKILL', 'exit'] as const)(
  'a run goes on after the %s of the server, and another one takes it',
  async (end) => {
    const file = join(bench.root, `go-on-${end}`);
    const script = `
    const { existsSync, writeFileSync } = require('node:fs');
    console.log('ready');
    setInterval(() => {
      if (!existsSync(${JSON.stringify(file)})) return;
      writeFileSync(process.argv.at(-1) + '/o.json', '{}');
      process.exit(0);
    }, 20);`;
    const run = await bench.run(script, { outputs: [{ name: 'o', file: 'o.json', kind: 'json' }] });
    const handle = await submitElsewhere(run, end);
    await bench.printed(run, handle, 'ready');
    expect(await bench.engine.find(run)).toEqual(handle);
    expect(await bench.engine.observe(run, handle)).toMatchObject({ state: 'running' });
    await writeFile(file, '');
    const observation = await bench.end(run, handle);
    expect(observation).toMatchObject({ state: 'succeeded', exitCode: 0 });
    expect(await bench.engine.collect(run, handle, observation)).toEqual({
      outputs: { o: `${run.workDir}/o.json` },
      missing: [],
    });
  },
);

test('another process cancels a run whose server was killed', async () => {
  const run = await bench.run(WAITS);
  const handle = await submitElsewhere(run, 'SIGKILL');
  await expect.poll(() => programPid(run), WAIT).toBeGreaterThan(0);
  const pid = await programPid(run);
  await bench.engine.cancel(run, handle);
  expect(await bench.end(run, handle)).toMatchObject({ state: 'cancelled', message: null });
  await gone(pid);
});

test('a run is submitted once, however often it is asked for', async () => {
  const { run, handle } = await startWaiting();
  const pid = await supervisorPid(run);
  expect(await bench.engine.submit(run)).toEqual(handle);
  expect(await supervisorPid(run)).toBe(pid);
});

test('a run whose supervisor was killed fails with the reason, and its program is ended', async () => {
  const { run, handle } = await startWaiting();
  const pid = await programPid(run);
  process.kill(await supervisorPid(run), 'SIGKILL');
  expect(await bench.end(run, handle)).toMatchObject({ state: 'failed', percentage: 30, message: STOPPED });
  await gone(pid);
  expect(await bench.engine.observe(run, handle)).toEqual(await bench.engine.observe(run, handle));
});

test('a supervisor that the machine stops ends its program, and the run fails with the reason', async () => {
  const { run, handle } = await startWaiting();
  process.kill(await supervisorPid(run), 'SIGTERM');
  expect(await bench.end(run, handle)).toMatchObject({ state: 'failed', message: STOPPED });
});

test('a program that was killed from outside has failed', async () => {
  const { run, handle } = await startWaiting();
  process.kill(await programPid(run), 'SIGKILL');
  expect(await bench.end(run, handle)).toMatchObject({
    state: 'failed',
    message: 'The program was ended by SIGKILL.',
  });
});

test('a process that has the id of a dead supervisor is not mistaken for it', async () => {
  const { run, handle } = await startWaiting();
  const supervisor = await supervisorOf(homeOf(run));
  process.kill(Number(supervisor?.pid), 'SIGKILL');
  await gone(Number(supervisor?.pid));
  await writeHomeFile(homeOf(run), HOME_FILES.supervisor, {
    ...identify(process.pid),
    started: supervisor?.started,
  });
  expect(await bench.end(run, handle)).toMatchObject({ state: 'failed', message: STOPPED });
});

test('a run whose folder disappears ends with all its processes', async () => {
  const { run, handle } = await startWaiting();
  const pids = [await supervisorPid(run), await programPid(run)];
  await rm(homeOf(run), { recursive: true, force: true, maxRetries: 5 });
  await Promise.all(pids.map(gone));
  await expect(bench.engine.observe(run, handle)).rejects.toThrow(RunUnknown);
});

test('a release ends a run that still lives, and removes its folder', async () => {
  const { run, handle } = await startWaiting();
  const pids = [await supervisorPid(run), await programPid(run)];
  await bench.engine.release(run, handle);
  await Promise.all(pids.map(gone));
  expect(await bench.engine.find(run)).toBeUndefined();
});

test('a run that was prepared by a dead server never starts later, and can be submitted again', async () => {
  const run = await bench.run('');
  await mkdir(homeOf(run), { recursive: true });
  await writeHomeFile(homeOf(run), HOME_FILES.submitter, { pid: process.pid, started: 'earlier' });
  await writeHomeFile(homeOf(run), HOME_FILES.order, { runId: run.id });
  expect(await bench.engine.find(run)).toBeUndefined();
  const handle = await bench.engine.submit(run);
  expect(await bench.end(run, handle)).toMatchObject({ state: 'succeeded' });
});

test('a cancel request during staging is obeyed: the program never starts', async () => {
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  const engine = createLocalEngine({
    ...bench.options,
    files: {
      ...bench.options.files,
      materialise: async () => blocked.then(() => join(bench.root, 'programs')),
    },
  });
  const run = await bench.run('require("node:fs").writeFileSync(process.argv.at(-1) + "/started", "")', {
    params: [{ name: 'f', from: 'f', kind: 'file' }],
    sample: { f: 'minio://users/large.bin' },
    outputs: [{ name: 'started', file: 'started', kind: 'text' }],
  });
  const submitted = engine.submit(run);
  await expect.poll(() => engine.find(run), WAIT).toBeDefined();
  const found = (await engine.find(run)) ?? {};
  expect(await engine.observe(run, found)).toMatchObject({ state: 'queued' });
  await engine.cancel(run, found);
  release();
  const handle = await submitted;
  expect(handle).toEqual(found);
  const observation = await bench.end(run, handle);
  expect(observation).toMatchObject({ state: 'cancelled' });
  expect((await engine.collect(run, handle, observation)).missing).toEqual(['started']);
});

test('a run that is looked for while it is submitted is found or absent, and always starts', async () => {
  for (let round = 0; round < 5; round += 1) {
    const run = await bench.run('');
    let isSubmitted = false;
    const submitted = bench.engine.submit(run).finally(() => {
      isSubmitted = true;
    });
    while (!isSubmitted) {
      await bench.engine.find(run);
    }
    const handle = await submitted;
    expect(await bench.end(run, handle)).toMatchObject({ state: 'succeeded' });
  }
});

test('a run of another machine is away, and its place is named', async () => {
  const run = await bench.run('');
  const handle = { host: 'node-7', engine: 'another', home: '/srv/portal/runs/x' };
  const away = new EngineAway(otherMachine('node-7', '/srv/portal/runs/x'));
  for (const request of [
    bench.engine.observe(run, handle),
    bench.engine.cancel(run, handle),
    bench.engine.release(run, handle),
  ])
    await expect(request).rejects.toEqual(away);
});

const killIfKnown = (pid: number, signal: NodeJS.Signals) => {
  try {
    if (pid > 0) process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
};
const ACTIONS = {
  cancel: (run: EngineRun, handle: RunHandle) => bench.engine.cancel(run, handle),
  'kill the supervisor': async (run: EngineRun) => killIfKnown(await supervisorPid(run), 'SIGKILL'),
  'stop the supervisor': async (run: EngineRun) => killIfKnown(await supervisorPid(run), 'SIGTERM'),
  'kill the program': async (run: EngineRun) => killIfKnown(await programPid(run), 'SIGKILL'),
  submit: (run: EngineRun) => bench.engine.submit(run),
  observe: (run: EngineRun, handle: RunHandle) => bench.engine.observe(run, handle),
} as const;
const events = fc.constantFrom(...(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]));

test('whatever happens at the same time, a run has one end, and none of its processes stays', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(events, { minLength: 1, maxLength: 5 }), async (chosen) => {
      const { run, handle } = await startWaiting();
      const pids = [await supervisorPid(run), await programPid(run)];
      await Promise.all([...chosen, 'cancel' as const].map((event) => ACTIONS[event](run, handle)));
      const end = await bench.end(run, handle);
      await Promise.all(pids.map(gone));
      expect(await bench.engine.observe(run, handle)).toEqual(end);
      if (!chosen.some((event) => event.endsWith('supervisor') || event.endsWith('program')))
        expect(end.state).toBe('cancelled');
      await bench.engine.release(run, handle);
      expect(await bench.engine.find(run)).toBeUndefined();
    }),
    { numRuns: 10 },
  );
});

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gone, openBench, type EngineBench, type RunChange } from './testing/engine-bench.ts';

const MAX_LOG_BYTES = 50_000;
let bench: EngineBench;
beforeAll(async () => {
  bench = await openBench({ maxLogBytes: MAX_LOG_BYTES });
});
afterAll(() => bench.close());

const submit = async (script: string, change?: RunChange) => {
  const run = await bench.run(script, change);
  return { run, handle: await bench.engine.submit(run) };
};

// Memory outside the heap, in two processes: neither of them exceeds the limit alone.
const HOLD = `const held = Buffer.alloc(160 * 1024 * 1024, 1); setInterval(() => held.length, 1000);`;
const HOG = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(HOLD)}]); ${HOLD}`;

test('the memory of all processes of a run counts', async () => {
  const { run, handle } = await submit(HOG, { limits: { memoryMb: 280 } });
  const observation = await bench.end(run, handle);
  expect(observation).toMatchObject({
    state: 'failed',
    message: 'The program needed more than the 280 MB of memory that it may use.',
  });
  expect(observation.steps[0]?.usage?.peakMemoryBytes).toBeGreaterThan(280 * 1024 ** 2);
});

test('a tool that is no Node.js program has the same memory limit', async () => {
  // The last line has no end, so tail must hold it.
  const { run, handle } = await submit('', {
    command: 'sh',
    arguments: ['-c', 'head -c 800000000 /dev/zero | tail -n 1 > /dev/null; sleep 600'],
    limits: { memoryMb: 100 },
  });
  expect(await bench.end(run, handle)).toMatchObject({
    message: 'The program needed more than the 100 MB of memory that it may use.',
  });
});

test('a run is ended at its limit of processor time, whichever process spends it', async () => {
  const { run, handle } = await submit('', {
    command: 'sh',
    arguments: ['-c', 'while :; do :; done & while :; do :; done'],
    limits: { cpuMinutes: 0.01 },
  });
  const observation = await bench.end(run, handle);
  expect(observation).toMatchObject({
    state: 'failed',
    message: 'The program was ended after 0.01 minutes of processor time, its limit.',
  });
  expect(observation.steps[0]?.usage?.cpuSeconds).toBeGreaterThanOrEqual(0.6);
});

test('a run is ended at its time limit', async () => {
  const { run, handle } = await submit('setInterval(() => {}, 1000)', { limits: { timeMinutes: 0.01 } });
  expect(await bench.end(run, handle)).toMatchObject({
    state: 'failed',
    message: 'The program was ended after 0.01 minutes, its time limit.',
  });
});

test('an endless log is cut at its limit with a notice, and the program goes on', async () => {
  const endless = `
    const line = 'x'.repeat(99) + '\\n';
    let lines = 0;
    const print = () => process.stdout.write(line.repeat(100), () => ((lines += 100) < 20_000 ? print() : done()));
    const done = () => console.error('printed ' + lines);
    print();`;
  const { run, handle } = await submit(endless);
  expect(await bench.end(run, handle)).toMatchObject({ state: 'succeeded' });
  const { size } = await stat(join(bench.out(run), 'stdout'));
  expect(size).toBeGreaterThan(MAX_LOG_BYTES);
  expect(size).toBeLessThan(MAX_LOG_BYTES + 200);
  const { bytes } = await bench.engine.readLog(
    run,
    handle,
    { stream: 'stdout' },
    { start: MAX_LOG_BYTES, length: 200 },
  );
  expect(new TextDecoder().decode(bytes)).toContain('[The log is cut here');
});

test('a program that ignores SIGTERM is killed after the grace time', async () => {
  const { run, handle } = await submit(
    'process.on("SIGTERM", () => console.log("not now")); setInterval(() => {}, 1000); console.log("ready")',
  );
  await bench.printed(run, handle, 'ready');
  await bench.engine.cancel(run, handle);
  expect(await bench.end(run, handle)).toMatchObject({ state: 'cancelled', exitCode: null });
  await bench.printed(run, handle, 'not now');
  expect(await bench.state(run)).toMatchObject({ signal: 'SIGKILL' });
});

test('what a program leaves behind ends with it, also when it ends at once', async () => {
  const { run, handle } = await submit('', { command: 'sh', arguments: ['-c', 'sleep 600 & echo $!'] });
  expect(await bench.end(run, handle)).toMatchObject({ state: 'succeeded' });
  await gone(Number(await bench.printed(run, handle, '\n')));
});

// Each level starts two processes: 31 in all. The deepest ones are in a group, or a session, of their own.
const TREE = `
  const { spawn } = require('node:child_process');
  const [, file, depth = '0'] = process.argv.filter((each) => !each.startsWith('-') && !each.includes('params') );
  process.on('SIGTERM', () => {});
  const level = Number(process.env.LEVEL ?? 0);
  console.log('pid ' + process.pid + '.');
  if (level < 4)
    for (const detached of [false, level === 3])
      spawn(process.execPath, [__filename], { stdio: 'inherit', detached, env: { ...process.env, LEVEL: String(level + 1) } });
  setInterval(() => {}, 1000);`;

test('a tree of processes ends as a whole', async () => {
  const { run, handle } = await submit(TREE, { limits: { memoryMb: 8000 } });
  let pids: number[] = [];
  await expect
    .poll(
      async () => {
        const log = await bench.printed(run, handle, 'pid');
        pids = [...log.matchAll(/pid (\d+)\./g)].map(([, pid]) => Number(pid));
        return pids.length;
      },
      { timeout: 60_000 },
    )
    .toBe(31);
  await bench.engine.cancel(run, handle);
  expect(await bench.end(run, handle)).toMatchObject({ state: 'cancelled' });
  await Promise.all(pids.map(gone));
});

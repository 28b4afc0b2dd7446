import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EngineRefusal, RunUnknown } from '../job-engine.ts';
import { openBench, type EngineBench, type RunChange } from './testing/engine-bench.ts';

let bench: EngineBench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const submit = async (script: string, change?: RunChange) => {
  const run = await bench.run(script, change);
  return { run, handle: await bench.engine.submit(run) };
};
const logOf = (file: string) => readFile(file, 'utf8');

const WRITE_OUTPUTS = `
  const { mkdirSync, writeFileSync, readFileSync } = require('node:fs');
  const [, , , params, , out] = process.argv;
  mkdirSync(out + '/plots');
  for (const name of ['b.html', 'a.html', 'plots/p.png']) writeFileSync(out + '/' + name, name);
  console.log('PROGRESS 40');
  console.log(readFileSync(params, 'utf8'));
  console.error('a warning');`;
const OUTPUTS = [
  { name: 'page', pattern: '*.html', kind: 'html' },
  { name: 'plots', folder: 'plots', kind: 'folder' },
  { name: 'extra', file: 'extra.tsv', kind: 'tsv', required: false },
] as const;

test('a run succeeds with its outputs, log, step and percentage', async () => {
  const { run, handle } = await submit(WRITE_OUTPUTS, {
    outputs: OUTPUTS,
    params: [{ name: 'sampleId', from: 'sample_id', kind: 'text' }],
  });
  const observation = await bench.end(run, handle);
  expect(observation).toMatchObject({ state: 'succeeded', percentage: 40, exitCode: 0, message: null });
  // Its usage is sampled, so that a short step has one on a busy machine only.
  expect(observation.steps?.map(({ usage: _usage, ...step }) => step)).toEqual([
    {
      name: run.id,
      state: 'succeeded',
      startedTime: observation.startedTime,
      finishedTime: observation.finishedTime,
      exitCode: 0,
    },
  ]);
  expect(await bench.engine.collect(run, handle, observation)).toEqual({
    outputs: { page: `${run.workDir}/a.html`, plots: `${run.workDir}/plots/` },
    missing: [],
  });
  expect(JSON.parse(await logOf(join(bench.out(run), 'log')))).toEqual({
    status: 'Success',
    msg: '{"sampleId":"s"}',
  });
  const piece = await bench.engine.readLog(run, handle, { stream: 'stderr' }, { start: 2, length: 4 });
  expect(new TextDecoder().decode(piece.bytes)).toBe('warn');
  expect(piece.size).toBe('a warning\n'.length);
  await bench.engine.release(run, handle);
  await expect(bench.engine.observe(run, handle)).rejects.toThrow(RunUnknown);
});

test('a run without a required output names it', async () => {
  const { run, handle } = await submit('', { outputs: [{ name: 'o', file: 'o.json', kind: 'json' }] });
  const observation = await bench.end(run, handle);
  expect(await bench.engine.collect(run, handle, observation)).toEqual({ outputs: {}, missing: ['o.json'] });
  expect(await logOf(join(bench.out(run), 'log'))).toContain('The program ended without writing o.json.');
});

test('a run whose output folder was deleted is collected without outputs', async () => {
  const { run, handle } = await submit('', { outputs: OUTPUTS });
  const observation = await bench.end(run, handle);
  await rm(bench.out(run), { recursive: true });
  expect(await bench.engine.collect(run, handle, observation)).toEqual({
    outputs: {},
    missing: ['*.html', 'plots'],
  });
});

test('the listener hears each change of a run at once', async () => {
  const changed: string[] = [];
  bench.engine.onChange((id) => changed.push(id));
  const { run, handle } = await submit(
    'console.log("ready"); process.stdin.resume(); setInterval(() => {}, 1000)',
  );
  await bench.printed(run, handle, 'ready');
  await bench.engine.cancel(run, handle);
  await vi.waitFor(() => expect(changed).toContain(run.id), { timeout: 60_000 });
  expect(await bench.end(run, handle)).toMatchObject({ state: 'cancelled', message: null });
});

test('a failed program ends with its own reason and exit code', async () => {
  const { run, handle } = await submit('console.error("The file has no header."); process.exitCode = 3');
  expect(await bench.end(run, handle)).toMatchObject({
    state: 'failed',
    exitCode: 3,
    message: 'The file has no header.',
  });
});

test('an argument that no process can have fails the run with the reason', async () => {
  const { run, handle } = await submit('', {
    command: 'echo',
    arguments: ['{id}'],
    params: [{ name: 'id', from: 'sample_id', kind: 'text' }],
    sample: { sample_id: 'a\0b' },
  });
  const reason: unknown = expect.stringContaining('without null bytes');
  expect(await bench.end(run, handle)).toMatchObject({
    state: 'failed',
    message: reason,
    problem: { file: '', code: 'run.not-launched', params: { reason } },
  });
});

test('a program does not receive the secrets of the server', async () => {
  vi.stubEnv('STORAGE_SECRET', 'hidden');
  vi.stubEnv('REFERENCE_SETS_DIR', 'relative/sets');
  const { run, handle } = await submit('console.log(JSON.stringify(process.env))');
  await bench.end(run, handle);
  const environment = JSON.parse(await bench.printed(run, handle, '}')) as Record<string, string>;
  expect(environment['STORAGE_SECRET']).toBeUndefined();
  expect(environment['NODE_CHANNEL_FD']).toBeUndefined();
  expect(environment['REFERENCE_SETS_DIR']).toBe(join(process.cwd(), 'relative/sets'));
});

test('a tool of the machine runs with its arguments, without a shell', async () => {
  await writeFile(join(bench.root, 'programs/input.txt'), 'content');
  const { run, handle } = await submit('', {
    command: 'cp',
    arguments: [['--suffix', '{suffix}'], '{file}', '{out}/{name}'],
    params: [
      { name: 'file', from: 'file', kind: 'file' },
      { name: 'name', from: 'sample_id', kind: 'text' },
      { name: 'suffix', from: 'suffix', kind: 'text' },
    ],
    sample: { sample_id: '$(touch x); "a b', file: 'minio://programs/input.txt' },
  });
  expect(await bench.end(run, handle)).toMatchObject({
    state: 'succeeded',
    percentage: null,
    steps: [{ name: 'cp' }],
  });
  expect(await logOf(join(bench.out(run), '$(touch x); "a b'))).toBe('content');
});

test('a sample sheet has one row, with the paths of its files and its values as they are', async () => {
  await writeFile(join(bench.root, 'programs/r1.fq.gz'), 'reads');
  const { run, handle } = await submit('', {
    command: 'cp',
    arguments: ['{input}', '{out}/copy.csv'],
    sampleSheet: {
      param: 'input',
      columns: [
        { name: 'sample', from: 'sample_id', kind: 'text', required: true },
        { name: 'fastq_1', from: 'fastq_1', kind: 'file' },
        { name: 'fastq_2', from: 'fastq_2', kind: 'file' },
        { name: 'note', from: 'note', kind: 'text' },
      ],
    },
    sample: { sample_id: '-S1', fastq_1: ['minio://programs/r1.fq.gz'], note: 'a "b", c' },
  });
  await bench.end(run, handle);
  const [header, row] = (await logOf(join(bench.out(run), 'copy.csv'))).split('\n');
  expect(header).toBe('sample,fastq_1,fastq_2,note');
  expect(row).toMatch(/^-S1,\/[^,]*r1\.fq\.gz,,"a ""b"", c"$/);
});

test.each<[code: string, reason: string, change: RunChange]>([
  [
    'run.missing-tool',
    'The tool "no-such-tool-4" is not installed on this server: ask its operator to install it.',
    { command: 'no-such-tool-4' },
  ],
  [
    'run.option-like',
    'The value of "id" starts with a dash, which "echo" would read as an option: choose another value.',
    {
      command: 'echo',
      arguments: ['{id}'],
      params: [{ name: 'id', from: 'sample_id', kind: 'text' }],
      sample: { sample_id: '--version' },
    },
  ],
  [
    'run.missing-input',
    'The input minio://users/none.txt does not exist any more.',
    { params: [{ name: 'f', from: 'f', kind: 'file' }], sample: { f: 'minio://users/none.txt' } },
  ],
  [
    'run.missing-inputs',
    'Required and empty: f.',
    { params: [{ name: 'f', from: 'f', kind: 'file', required: true }] },
  ],
  [
    'run.invalid-link',
    '"/etc/passwd" is not a storage link.',
    { params: [{ name: 'f', from: 'f', kind: 'file' }], sample: { f: '/etc/passwd' } },
  ],
])('a run is refused with %s: %s', async (code, line, change) => {
  const run = await bench.run('', change);
  const refusal = await bench.engine.submit(run).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(EngineRefusal);
  expect(refusal).toMatchObject({ message: line, failure: { line, problem: { file: '', code } } });
  expect(await bench.engine.find(run)).toBeUndefined();
});

test('a run is refused whose descriptor is for another engine', async () => {
  const workflow = { url: 'https://git.example.org/qc' };
  const descriptor = { descriptorVersion: 2, engine: 'wes', type: 'CWL', version: 'v1.2', workflow } as const;
  const run = { ...(await bench.run('')), descriptor: { ...descriptor, params: [], outputs: [] } };
  await expect(bench.engine.submit(run)).rejects.toMatchObject({
    failure: { problem: { code: 'run.other-engine', params: { file: 'run.local.json' } } },
  });
});

test('the engine is healthy with its supervisor and some free space', async () => {
  expect(await bench.engine.check()).toEqual({ version: null, languages: [], problem: null });
});

test('a program runs below the priority of the server, so that requests go first', async () => {
  const { run, handle } = await submit("process.stdout.write(String(require('node:os').getPriority()))");
  await bench.end(run, handle);
  const { bytes } = await bench.engine.readLog(run, handle, { stream: 'stdout' }, { start: 0, length: 9 });
  expect(Number(new TextDecoder().decode(bytes))).toBeGreaterThanOrEqual(10);
  await bench.engine.release(run, handle);
});

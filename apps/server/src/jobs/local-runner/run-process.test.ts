import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { killOrphan } from './orphan-process.ts';
import { runProcess, type RunningProcess } from './run-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-process-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const lines: string[] = [];
function run(
  script: string,
  change: { command?: string; killGraceMs?: number; maxLogBytes?: number; args?: string[] } = {},
): RunningProcess {
  lines.length = 0;
  return runProcess({
    command: change.command ?? process.execPath,
    args: ['-e', script, ...(change.args ?? [])],
    cwd: folder,
    stdoutFile: join(folder, 'stdout'),
    stderrFile: join(folder, 'stderr'),
    onStdoutLine: (line) => lines.push(line),
    onStderrLine: (line) => lines.push(`! ${line}`),
    maxLogBytes: change.maxLogBytes ?? 1024 * 1024,
    killGraceMs: change.killGraceMs ?? 60_000,
  });
}
const printed = (line: string) => vi.waitFor(() => expect(lines).toContain(line), { timeout: 20_000 });

test('output is stored and reported, and the exit code is returned', async () => {
  const { ended } = run('console.log("one"); console.error("two"); process.exitCode = 3');
  expect(await ended).toEqual({ exitCode: 3, signal: null });
  expect(lines.toSorted()).toEqual(['! two', 'one']);
  expect(await readFile(join(folder, 'stdout'), 'utf8')).toBe('one\n');
  expect(await readFile(join(folder, 'stderr'), 'utf8')).toBe('two\n');
});

test('a log above its limit is cut with a notice; its lines are still reported', async () => {
  const { ended } = run('console.log("a".repeat(50)); console.log("last")', { maxLogBytes: 20 });
  expect(await ended).toEqual({ exitCode: 0, signal: null });
  expect(await readFile(join(folder, 'stdout'), 'utf8')).toMatch(/^a{20}\n\[The log is cut here/);
  expect(lines).toContain('last');
});

test('a program does not receive the secrets of the server', async () => {
  vi.stubEnv('STORAGE_SECRET', 'hidden');
  await run('console.log(Object.keys(process.env).includes("STORAGE_SECRET"))').ended;
  vi.unstubAllEnvs();
  expect(lines).toEqual(['false']);
});

test('a program receives the folder of reference sets as an absolute path', async () => {
  const tell = 'console.log(process.env.REFERENCE_SETS_DIR ?? "none")';
  vi.stubEnv('REFERENCE_SETS_DIR', 'relative/sets');
  await run(tell).ended;
  expect(lines).toEqual([join(process.cwd(), 'relative/sets')]);
  vi.stubEnv('REFERENCE_SETS_DIR', '');
  await run(tell).ended;
  vi.unstubAllEnvs();
  expect(lines).toEqual(['none']);
});

test('a program that handles SIGTERM is not killed', async () => {
  const { ended, stop } = run(
    'process.on("SIGTERM", () => process.exit(7)); setInterval(() => {}, 1000); console.log("ready")',
  );
  await printed('ready');
  stop();
  expect(await ended).toEqual({ exitCode: 7, signal: null });
});

// The child keeps the pipes of its parent open: the end is reported only after both have exited.
test('a program that ignores SIGTERM is killed after the grace time, with its child processes', async () => {
  const script = `
    process.on('SIGTERM', () => console.log('not now'));
    const child = require('node:child_process').spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    child.once('spawn', () => console.log('child ' + child.pid));
    setInterval(() => {}, 1000);`;
  const { ended, stop } = run(script, { killGraceMs: 300 });
  await vi.waitFor(() => expect(lines.some((line) => line.startsWith('child '))).toBe(true), {
    timeout: 20_000,
  });
  stop();
  await printed('not now');
  expect(await ended).toEqual({ exitCode: null, signal: 'SIGKILL' });
});

test('child processes of a program end with it', async () => {
  const script = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    child.once('spawn', () => process.exit(0));`;
  expect(await run(script).ended).toEqual({ exitCode: 0, signal: null });
});

test('a program that does not exist ends with the reason', async () => {
  expect((await run('', { command: join(folder, 'nothing') }).ended).launchError).toContain('ENOENT');
});

test('an orphan is killed only if its command line has the mark', async () => {
  const left = run('setInterval(() => {}, 1000); console.log("ready")', { args: ['the-mark'] });
  await printed('ready');
  expect(await killOrphan(left.pid, 'another-mark')).toBe(false);
  expect(await killOrphan(undefined, 'the-mark')).toBe(false);
  expect(await killOrphan(left.pid, 'the-mark')).toBe(true);
  expect(await left.ended).toEqual({ exitCode: null, signal: 'SIGKILL' });
});

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JobEngine, RunOutcome, RunReport, RunRequest, RunWatcher } from '../job-engine.ts';
import { endLeftover } from './leftover.ts';
import { LogTail, failureOf } from './log-tail.ts';
import { collectOutputs, prepareRun, type PreparedRun } from './prepare-run.ts';
import { parseProgress } from './progress-lines.ts';
import type { RunFiles } from './run-files.ts';
import { runProcess, type ProcessEnd, type RunningProcess } from './run-process.ts';

/** What the local runner works with. */
export interface LocalRunnerOptions {
  /** Makes objects readable as files, and stores what programs leave. */
  files: RunFiles;
  /** Folder of the programs: `<name>.js` when built, `<name>/main.ts` in the source tree. */
  programs: string;
  programsAreBuilt: boolean;
  /** Where parameters wait for their program; readable by the server only. */
  scratchDir: string;
  slots: number;
  /** Heap of a program whose app says nothing about it, in MB. */
  memoryMb: number;
  /** How long a program may take to end after it was asked to, in milliseconds. */
  killGraceMs: number;
}

interface LocalRun {
  watch: RunWatcher;
  process?: RunningProcess;
  stopAsked?: 'cancel' | 'server';
}

/** Names of the files in a run's folder beside its outputs. */
export const RUN_FILES = { stdout: 'stdout', stderr: 'stderr', log: 'log' } as const;

const SERVER_STOPPED = 'The server stopped while this job ran; resubmit it to run it again.';

/** Runs programs as child processes of this server. */
export function createLocalRunner(options: LocalRunnerOptions): JobEngine {
  const runs = new Map<string, LocalRun>();
  const active = new Set<Promise<void>>();

  const stop = (run: LocalRun, why: 'cancel' | 'server'): void => {
    run.stopAsked ??= why;
    run.process?.stop();
  };

  return {
    name: 'local',
    slots: options.slots,
    async start(runId, request, watch) {
      const run: LocalRun = { watch };
      runs.set(runId, run);
      const launched = launch(options, runId, request, run);
      const whole = launched.then(({ ended }) => ended).finally(() => runs.delete(runId));
      active.add(whole);
      void whole.finally(() => active.delete(whole));
      const { pid } = await launched;
      return pid === undefined ? {} : { pid };
    },
    async resume(runId, _request, state, watch) {
      await endLeftover(state?.['pid'], runId);
      await rm(paramsFileOf(options, runId), { force: true });
      await options.files.discard(runId);
      watch({
        kind: 'ended',
        time: Date.now(),
        outcome: 'failed',
        exitCode: null,
        error: SERVER_STOPPED,
        outputs: {},
      });
    },
    cancel(runId) {
      const run = runs.get(runId);
      if (run) stop(run, 'cancel');
    },
    async close() {
      for (const run of runs.values()) stop(run, 'server');
      await Promise.all(active);
    },
  };
}

/** Starts the process; `ended` resolves once the end was told, and never rejects. */
async function launch(
  options: LocalRunnerOptions,
  runId: string,
  request: RunRequest,
  run: LocalRun,
): Promise<{ pid: number | undefined; ended: Promise<void> }> {
  const paramsFile = paramsFileOf(options, runId);
  const stderr = new LogTail();
  const stdout = new LogTail();
  const finish = async (end: ProcessEnd, prepared?: PreparedRun): Promise<void> => {
    const memoryMb = prepared?.descriptor.memoryMb ?? options.memoryMb;
    const report = await endReport(run, end, stderr, memoryMb, prepared);
    await rm(paramsFile, { force: true });
    if (prepared) await writeRunLog(prepared, report, stdout, stderr);
    const problem = prepared && (await storeResults(options.files, runId, prepared));
    run.watch(problem === undefined ? report : notStored(report, problem));
    await options.files
      .discard(runId)
      .catch((error: unknown) => console.error(`The copies of run ${runId} could not be removed:`, error));
  };
  const mustStop = (): boolean => run.stopAsked !== undefined;
  try {
    await mkdir(options.scratchDir, { recursive: true, mode: 0o700 });
    const prepared = await prepareRun(options.files, runId, request, paramsFile);
    if (mustStop()) return { pid: undefined, ended: finish(NEVER_RAN, prepared) };
    await writeFile(join(prepared.folder, RUN_FILES.log), runLog('Running', ''));
    run.process = runProcess({
      ...programCommand(options, prepared),
      cwd: prepared.folder,
      stdoutFile: join(prepared.folder, RUN_FILES.stdout),
      stderrFile: join(prepared.folder, RUN_FILES.stderr),
      onStdoutLine: (line) => tellLine(line, stdout, run.watch),
      onStderrLine: (line) => stderr.add(line),
      killGraceMs: options.killGraceMs,
    });
    run.watch({ kind: 'started', time: Date.now() });
    // A stop that was asked while the log file was written found no process to end.
    if (mustStop()) run.process.stop();
    return { pid: run.process.pid, ended: run.process.ended.then((end) => finish(end, prepared)) };
  } catch (error) {
    return {
      pid: undefined,
      ended: finish({ ...NEVER_RAN, launchError: error instanceof Error ? error.message : String(error) }),
    };
  }
}

const NEVER_RAN: ProcessEnd = { exitCode: null, signal: null };

function tellLine(line: string, tail: LogTail, watch: RunWatcher): void {
  const percentage = parseProgress(line);
  if (percentage === undefined) tail.add(line);
  else watch({ kind: 'progress', percentage });
}

async function endReport(
  run: LocalRun,
  end: ProcessEnd,
  stderr: LogTail,
  memoryMb: number,
  prepared?: PreparedRun,
): Promise<RunReport & { kind: 'ended' }> {
  const { found, missing } = prepared ? await collectOutputs(prepared) : { found: {}, missing: [] };
  const failure = failureOf(end, stderr, memoryMb) ?? missingOutput(missing);
  const { outcome, error } = verdictOf(run.stopAsked, failure);
  return { kind: 'ended', time: Date.now(), outcome, exitCode: end.exitCode, error, outputs: found };
}

function verdictOf(
  stopAsked: LocalRun['stopAsked'],
  failure: string | null,
): { outcome: RunOutcome; error: string | null } {
  if (stopAsked === 'cancel') return { outcome: 'cancelled', error: null };
  // A program that ended well just before the server did has succeeded.
  if (failure === null) return { outcome: 'succeeded', error: null };
  return { outcome: 'failed', error: stopAsked === 'server' ? SERVER_STOPPED : failure };
}

function missingOutput(missing: readonly string[]): string | null {
  return missing.length === 0 ? null : `The program ended without leaving ${missing.join(', ')}.`;
}

async function writeRunLog(
  prepared: PreparedRun,
  report: RunReport & { kind: 'ended' },
  stdout: LogTail,
  stderr: LogTail,
): Promise<void> {
  const succeeded = report.outcome === 'succeeded';
  const message = succeeded ? stdout.text() : withReason(stderr.text(), report.error);
  // The record says the same; a log that cannot be written must not hide the end of the run.
  await writeFile(
    join(prepared.folder, RUN_FILES.log),
    runLog(succeeded ? 'Success' : 'Error', message),
  ).catch(() => undefined);
}

/** Why the results are not in the object store; undefined when they are. */
async function storeResults(
  files: RunFiles,
  runId: string,
  { place }: PreparedRun,
): Promise<string | undefined> {
  try {
    await files.store(runId, place);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function notStored(report: RunReport & { kind: 'ended' }, problem: string): RunReport {
  if (report.outcome === 'cancelled') return { ...report, outputs: {} };
  const error = report.error ?? `The results could not be stored; resubmit the job. The reason: ${problem}`;
  return { ...report, outcome: 'failed', error, outputs: {} };
}

// What the engine says by itself (a stop, no memory) is not in the program's own words.
function withReason(said: string, reason: string | null): string {
  return reason === null || said.includes(reason)
    ? said
    : [reason, said].filter((text) => text !== '').join('\n');
}

function runLog(status: 'Running' | 'Success' | 'Error', msg: string): string {
  return JSON.stringify({ status, msg });
}

function paramsFileOf(options: LocalRunnerOptions, runId: string): string {
  return join(options.scratchDir, `${runId}.json`);
}

function programCommand(
  options: LocalRunnerOptions,
  { descriptor, folder, paramsFile }: PreparedRun,
): { command: string; args: string[] } {
  const { program } = descriptor;
  const script = options.programsAreBuilt
    ? [join(options.programs, `${program}.js`)]
    : ['--import', typeScriptLoader(), join(options.programs, program, 'main.ts')];
  return {
    command: process.execPath,
    args: [
      `--max-old-space-size=${descriptor.memoryMb ?? options.memoryMb}`,
      ...script,
      '--params',
      paramsFile,
      '--out',
      folder,
    ],
  };
}

// By its full address: the program's own folder is not below the packages.
function typeScriptLoader(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
}

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BESIDES_HEAP_MB } from '../../app-store/run-descriptor-v1.ts';
import type { ProgramDescriptor } from '../../app-store/run-descriptor.ts';
import type { Runner, RunOutcome, RunReport, RunRequest, RunWatcher } from './runner.ts';
import { RUN_FILES } from '../work-folders.ts';
import { killOrphan } from './orphan-process.ts';
import { LogTail, failureOf, type ProcessEnd } from '../../engines/local/log-tail.ts';
import { collectOutputs, prepareRun, type PreparedRun } from './prepare-run.ts';
import { parseProgress } from '../../engines/local/progress-lines.ts';
import type { RunFiles } from '../../engines/local/run-files.ts';
import { runProcess, type RunningProcess } from './run-process.ts';

/** Options of the local runner. */
export interface LocalRunnerOptions {
  /** Makes objects readable as files, and stores the results of programs. */
  files: RunFiles;
  /** Folder of the programs: `<name>.js` when built, `<name>/main.ts` in the source tree. */
  programs: string;
  programsAreBuilt: boolean;
  /** Folder for the parameter files of programs; readable by the server only. */
  scratchDir: string;
  /** Heap limit of a program whose app declares none, in MB. */
  memoryMb: number;
  /** Maximum size of each log, in bytes. */
  maxLogBytes: number;
  /** Time after which a run is ended whose app declares no limit, in minutes. */
  timeMinutes: number;
  /** Time between SIGTERM and SIGKILL, in milliseconds. */
  killGraceMs: number;
}

type StopReason = 'cancel' | 'server' | 'time';

interface LocalRun {
  watch: RunWatcher;
  process?: RunningProcess;
  stopRequested?: StopReason;
}

const MINUTE_MS = 60_000;
const MIN_HEAP_MB = 64;
const SERVER_STOPPED = 'The server stopped while this job ran; resubmit it to run it again.';

/** Local runner: a job engine that runs programs as child processes of this server. */
export function createLocalRunner(options: LocalRunnerOptions): Runner {
  const runs = new Map<string, LocalRun>();
  const active = new Set<Promise<void>>();

  return {
    name: 'local',
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
      await killOrphan(state?.['pid'], runId);
      await rm(paramsFileOf(options, runId), { force: true });
      await removeCopies(options, runId);
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

function stop(run: LocalRun, why: StopReason): void {
  run.stopRequested ??= why;
  run.process?.stop();
}

/** Starts the process. `ended` resolves after the watcher has received the end, and never rejects. */
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
    const limits = limitsOf(options, prepared);
    const report = await endReport(run, end, stderr, limits, prepared);
    await rm(paramsFile, { force: true });
    if (prepared) await writeRunLog(prepared, report, stdout, stderr);
    const problem = prepared && (await storeResults(options, runId, prepared));
    run.watch(problem === undefined ? report : notStored(report, problem));
    await removeCopies(options, runId).catch((error: unknown) =>
      console.error(`The copies of run ${runId} could not be removed:`, error),
    );
  };
  const mustStop = (): boolean => run.stopRequested !== undefined;
  try {
    await mkdir(options.scratchDir, { recursive: true, mode: 0o700 });
    const prepared = await prepareRun(options.files, homeOf(options, runId), request, paramsFile);
    if (mustStop()) return { pid: undefined, ended: finish(NOT_STARTED, prepared) };
    await writeFile(join(prepared.folder, RUN_FILES.log), runLog('Running', ''));
    run.process = runProcess({
      ...programCommand(options, prepared),
      cwd: prepared.folder,
      stdoutFile: join(prepared.folder, RUN_FILES.stdout),
      stderrFile: join(prepared.folder, RUN_FILES.stderr),
      onStdoutLine: (line) => reportLine(line, stdout, run.watch),
      onStderrLine: (line) => stderr.add(line),
      maxLogBytes: options.maxLogBytes,
      killGraceMs: options.killGraceMs,
    });
    run.watch({ kind: 'started', time: Date.now() });
    const { timeMinutes } = limitsOf(options, prepared);
    const timer = setTimeout(() => stop(run, 'time'), timeMinutes * MINUTE_MS);
    // A stop during the write of the log file found no process to signal.
    if (mustStop()) run.process.stop();
    const ended = run.process.ended.finally(() => clearTimeout(timer)).then((end) => finish(end, prepared));
    return { pid: run.process.pid, ended };
  } catch (error) {
    return {
      pid: undefined,
      ended: finish({ ...NOT_STARTED, launchError: error instanceof Error ? error.message : String(error) }),
    };
  }
}

const NOT_STARTED: ProcessEnd = { exitCode: null, signal: null };

function reportLine(line: string, tail: LogTail, watch: RunWatcher): void {
  const percentage = parseProgress(line);
  if (percentage === undefined) tail.add(line);
  else watch({ kind: 'progress', percentage });
}

async function endReport(
  run: LocalRun,
  end: ProcessEnd,
  stderr: LogTail,
  limits: RunLimits,
  prepared?: PreparedRun,
): Promise<RunReport & { kind: 'ended' }> {
  const { found, missing } = prepared ? await collectOutputs(prepared) : { found: {}, missing: [] };
  const failure = failureOf(end, stderr, limits.memoryMb) ?? missingOutput(missing);
  const { outcome, error } = outcomeOf(run.stopRequested, failure, limits);
  return { kind: 'ended', time: Date.now(), outcome, exitCode: end.exitCode, error, outputs: found };
}

function outcomeOf(
  stopRequested: LocalRun['stopRequested'],
  failure: string | null,
  { timeMinutes }: RunLimits,
): { outcome: RunOutcome; error: string | null } {
  if (stopRequested === 'cancel') return { outcome: 'cancelled', error: null };
  // A program that succeeded just before the server stopped has succeeded.
  if (failure === null) return { outcome: 'succeeded', error: null };
  if (stopRequested === 'time')
    return {
      outcome: 'failed',
      error: `The program was ended after ${timeMinutes} minutes, its time limit.`,
    };
  return { outcome: 'failed', error: stopRequested === 'server' ? SERVER_STOPPED : failure };
}

interface RunLimits {
  readonly memoryMb: number;
  readonly timeMinutes: number;
}

/** Limits of a run: those of its app, else those of the runner. */
function limitsOf(options: LocalRunnerOptions, prepared: PreparedRun | undefined): RunLimits {
  return {
    memoryMb: heapOf(options, prepared?.descriptor),
    timeMinutes: prepared?.descriptor.limits?.timeMinutes ?? options.timeMinutes,
  };
}

function heapOf(options: LocalRunnerOptions, descriptor: ProgramDescriptor | undefined): number {
  const memoryMb = descriptor?.limits?.memoryMb;
  return memoryMb === undefined ? options.memoryMb : Math.max(memoryMb - BESIDES_HEAP_MB, MIN_HEAP_MB);
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
  // The record has the same message; a failed write must not hide the end of the run.
  await writeFile(
    join(prepared.folder, RUN_FILES.log),
    runLog(succeeded ? 'Success' : 'Error', message),
  ).catch(() => undefined);
}

/** Stores the results. Resolves to the error message, or undefined after success. */
async function storeResults(
  options: LocalRunnerOptions,
  runId: string,
  { location }: PreparedRun,
): Promise<string | undefined> {
  try {
    await options.files.store(homeOf(options, runId), location);
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

// A reason from the engine (a stop, out of memory) is not in the program's own output.
function withReason(output: string, reason: string | null): string {
  return reason === null || output.includes(reason)
    ? output
    : [reason, output].filter((text) => text !== '').join('\n');
}

function runLog(status: 'Running' | 'Success' | 'Error', msg: string): string {
  return JSON.stringify({ status, msg });
}

function paramsFileOf(options: LocalRunnerOptions, runId: string): string {
  return join(options.scratchDir, `${runId}.json`);
}

/** Folder for the copies of a run. */
function homeOf({ scratchDir }: LocalRunnerOptions, runId: string): string {
  return join(scratchDir, runId);
}

async function removeCopies(options: LocalRunnerOptions, runId: string): Promise<void> {
  await rm(homeOf(options, runId), { recursive: true, force: true });
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
      `--max-old-space-size=${heapOf(options, descriptor)}`,
      ...script,
      '--params',
      paramsFile,
      '--out',
      folder,
    ],
  };
}

// An absolute URL: the program's folder is outside the packages.
function typeScriptLoader(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
}

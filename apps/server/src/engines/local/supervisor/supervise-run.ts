import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { RUN_FILES } from '../../job-engine.ts';
import { isDiskFull } from '../../../http/operational-failure.ts';
import { saysDiskFull } from '../../disk-full.ts';
import { DISK_FULL, logFailure, MACHINE_STOPPED, type RunFailure } from '../../run-failure.ts';
import { failureOf, LogTail, type ProcessEnd } from '../log-tail.ts';
import { identify, identifyChild, type ProcessId } from '../process-id.ts';
import { signalMembers } from '../process-members.ts';
import { parseProgress } from '../progress-lines.ts';
import { HOME_FILES, readHomeFile, type RunOrder, type SupervisedState } from '../run-home.ts';
import { copyLog } from './copy-log.ts';
import { RunUsage } from './run-usage.ts';
import { startingState, StateFile } from './state-file.ts';

/** Connections of a supervisor to its process. */
export interface SupervisorPorts {
  /** Called once this supervisor has the run. */
  onReady: () => void;
  /** Receives the function that checks for a cancel request. */
  onRequest: (check: () => void) => void;
  /** Receives the function that ends the run because the machine stops. */
  onStop: (stop: () => void) => void;
}

const MEASURE_MS = 500;
const KILL_AGAIN_MS = 50;
/** A process that waits for a device cannot be killed; it must not hold up the end of its run. */
const MAX_KILLS = 100;
/** Time in which the logs of an ended program must close: a process that has left the run may hold them open. */
const LOG_CLOSE_MS = 2_000;

type Program = ChildProcessByStdio<null, Readable, Readable>;
type EndRequest = { kind: 'cancel' } | { kind: 'stop' } | { kind: 'limit'; failure: RunFailure };

/**
 * Runs the order in a run's folder and writes its state there until it has ended. Only the first supervisor of a folder
 * runs the order. When the folder disappears, the run is ended.
 */
export async function superviseRun(home: string, ports: SupervisorPorts): Promise<void> {
  const order = await readHomeFile<RunOrder>(home, HOME_FILES.order);
  if (!order || !(await claimRun(home))) return;
  await new Supervision(home, order).run(ports);
}

async function claimRun(home: string): Promise<boolean> {
  try {
    const content = JSON.stringify(identify(process.pid));
    await writeFile(join(home, HOME_FILES.supervisor), content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

class Supervision {
  private readonly state: StateFile;
  private readonly usage = new RunUsage();
  private readonly stderr = new LogTail();
  private readonly startedAt = performance.now();
  private request: EndRequest | undefined;
  private program: ProcessId | undefined;
  private killTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly home: string,
    private readonly order: RunOrder,
  ) {
    this.state = new StateFile(home, startingState());
  }

  async run(ports: SupervisorPorts): Promise<void> {
    ports.onStop(() => this.requestEnd({ kind: 'stop' }));
    ports.onRequest(() => this.checkState());
    ports.onReady();
    this.checkState();
    const { exit, problem } = this.request ? NOT_STARTED : await this.runProgram();
    const { peakMemoryMb, cpuSeconds } = this.usage;
    const { exitCode, signal } = exit;
    this.state.change({
      ...this.outcome(exit, problem),
      ...{ exitCode, signal, peakMemoryMb, cpuSeconds, finishedTime: Date.now() },
    });
    await this.state.flushed();
  }

  private async runProgram(): Promise<{ exit: ProcessEnd; problem: Error | undefined }> {
    const child = startProgram(this.order);
    if (child instanceof Error)
      return { exit: { exitCode: null, signal: null, launchError: child.message }, problem: undefined };
    const exited = exitOf(child);
    this.program = identifyChild(child.pid);
    this.state.change({ phase: 'running', program: this.program ?? null });
    const logs = this.copyLogs(child);
    const timer = setInterval(() => this.checkState(), MEASURE_MS);
    const exit = await exited;
    clearInterval(timer);
    clearTimeout(this.killTimer);
    await this.killRest();
    const closing = globalThis.setTimeout(
      () => [child.stdout, child.stderr].forEach((log) => log.destroy()),
      LOG_CLOSE_MS,
    );
    const problem = (await logs).find((error) => error !== undefined);
    clearTimeout(closing);
    return { exit, problem };
  }

  private copyLogs(child: Program): Promise<(Error | undefined)[]> {
    const { folder, maxLogBytes } = this.order;
    return Promise.all([
      copyLog(child.stdout, join(folder, RUN_FILES.stdout), maxLogBytes, (line) => this.readLine(line)),
      copyLog(child.stderr, join(folder, RUN_FILES.stderr), maxLogBytes, (line) => this.stderr.add(line)),
    ]);
  }

  private readLine(line: string): void {
    const percentage = parseProgress(line);
    if (percentage !== undefined && percentage !== this.state.current.percentage)
      this.state.change({ percentage });
  }

  /** Looks for a cancel request, a lost folder and exceeded limits. */
  private checkState(): void {
    if (!existsSync(join(this.home, HOME_FILES.supervisor))) this.requestEnd({ kind: 'stop' });
    if (existsSync(join(this.home, HOME_FILES.cancel))) this.requestEnd({ kind: 'cancel' });
    if (!this.program || this.request) return;
    const elapsed = performance.now() - this.startedAt;
    const failure = this.usage.measure(this.program, this.order.limits, elapsed);
    if (failure !== null) this.requestEnd({ kind: 'limit', failure });
  }

  /** Ends the program: SIGTERM now, SIGKILL after the grace time. The first request is the reason, unless the run has ended. */
  private requestEnd(request: EndRequest): void {
    if (this.request || this.state.isEnd) return;
    this.request = request;
    const { program } = this;
    if (!program) return;
    if (request.kind === 'cancel') this.state.change({ phase: 'cancelling' });
    signalMembers(program, 'SIGTERM');
    this.killTimer = globalThis.setTimeout(() => signalMembers(program, 'SIGKILL'), this.order.killGraceMs);
  }

  /** Kills what the program has left behind. A process that forks meanwhile is killed in the next round. */
  private async killRest(): Promise<void> {
    const { program } = this;
    for (let round = 0; program && round < MAX_KILLS && signalMembers(program, 'SIGKILL') > 0; round += 1)
      await setTimeout(KILL_AGAIN_MS);
  }

  private outcome(
    exit: ProcessEnd,
    problem: Error | undefined,
  ): Pick<SupervisedState, 'phase' | 'reason' | 'problem'> {
    if (this.request?.kind === 'cancel') return { phase: 'cancelled', reason: null, problem: null };
    const failure = this.failure(exit, problem);
    return failure === null
      ? { phase: 'succeeded', reason: null, problem: null }
      : { phase: 'failed', reason: failure.line, problem: failure.problem };
  }

  private failure(exit: ProcessEnd, problem: Error | undefined): RunFailure | null {
    if (this.request?.kind === 'limit') return this.request.failure;
    if (isDiskFull(problem)) return DISK_FULL;
    const failure = failureOf(exit, this.stderr, this.order.limits.memoryMb);
    // A program that succeeded just before the machine stopped has succeeded.
    if (this.request?.kind === 'stop' && failure !== null) return MACHINE_STOPPED;
    if (failure !== null) return saysDiskFull(this.stderr.text()) ? DISK_FULL : failure;
    return problem ? logFailure(problem.message) : null;
  }
}

const NOT_STARTED = { exit: { exitCode: null, signal: null }, problem: undefined };

/** Starts the program. An argument that no process can have, such as one with a zero character, is an error. */
function startProgram({ command, args, folder }: RunOrder): Program | Error {
  try {
    return spawn(command, [...args], { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function exitOf(child: Program): Promise<ProcessEnd> {
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ exitCode: null, signal: null, launchError: message }));
    child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
  });
}

import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { lineTap } from './progress-lines.ts';

/** A program to run, and where what it says is kept. */
export interface ProcessOrder {
  command: string;
  args: readonly string[];
  cwd: string;
  stdoutFile: string;
  stderrFile: string;
  onStdoutLine: (line: string) => void;
  onStderrLine: (line: string) => void;
  /** How long a program may take to end after it was asked to, in milliseconds. */
  killGraceMs: number;
}

/** How a process ended; `launchError` when there never was one. */
export interface ProcessEnd {
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  launchError?: string;
}

/** A process in a group of its own, so that ending it ends whatever it started. */
export interface RunningProcess {
  pid: number | undefined;
  ended: Promise<ProcessEnd>;
  /** SIGTERM now, SIGKILL after the grace time. */
  stop(): void;
}

// A program gets what it needs to find its tools and to speak UTF-8; the server's secrets are none of its business.
const PASSED_ON = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'SystemRoot'];

/** The environment of a program: the variables in `PASSED_ON`, and `REFERENCE_SETS_DIR` as an absolute path. */
function programEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const passed = PASSED_ON.filter((name) => environment[name] !== undefined);
  // Relative to the working folder of the server; that of the program is another.
  const sets = environment['REFERENCE_SETS_DIR']?.trim();
  return {
    ...Object.fromEntries(passed.map((name) => [name, environment[name]])),
    ...(sets ? { REFERENCE_SETS_DIR: resolve(sets) } : {}),
  };
}

/** Starts a program. Never throws: what cannot be started ends with a `launchError`. */
export function runProcess(order: ProcessOrder): RunningProcess {
  const child = spawn(order.command, [...order.args], {
    cwd: order.cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: programEnvironment(process.env),
  });
  let killTimer: NodeJS.Timeout | undefined;
  const exited = new Promise<ProcessEnd>((resolve) => {
    child.once('error', (error) => resolve({ exitCode: null, signal: null, launchError: error.message }));
    child.once('exit', (exitCode, signal) => {
      // What the program left running would hold its pipes open for ever.
      signalGroup(child.pid, 'SIGKILL');
      resolve({ exitCode, signal });
    });
  });
  const kept = Promise.all([
    keep(child.stdout, order.stdoutFile, order.onStdoutLine),
    keep(child.stderr, order.stderrFile, order.onStderrLine),
  ]);
  return {
    pid: child.pid,
    ended: Promise.all([exited, kept])
      .then(([end, problems]) => ({ ...end, ...firstProblem(end, problems) }))
      .finally(() => clearTimeout(killTimer)),
    stop() {
      signalGroup(child.pid, 'SIGTERM');
      killTimer ??= setTimeout(() => signalGroup(child.pid, 'SIGKILL'), order.killGraceMs);
    },
  };
}

/** Signals a whole process group; one that is gone already is what was wanted. */
export function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // ESRCH: nobody is left.
  }
}

async function keep(
  stream: Readable,
  file: string,
  onLine: (line: string) => void,
): Promise<string | undefined> {
  try {
    await pipeline(stream, lineTap(onLine), createWriteStream(file));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

// A log that cannot be written (a full disk) would otherwise pass for a program that said nothing.
function firstProblem(end: ProcessEnd, problems: readonly (string | undefined)[]): { launchError?: string } {
  const problem = problems.find((text) => text !== undefined);
  return problem === undefined || end.launchError !== undefined
    ? {}
    : { launchError: `The log could not be written: ${problem}` };
}

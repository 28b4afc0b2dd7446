import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ProcessEnd } from '../../engines/local/log-tail.ts';
import { limitLog } from '../../engines/local/log-limit.ts';
import { lineTap } from '../../engines/local/progress-lines.ts';

/** Process order: a program, and where its output goes. */
export interface ProcessOrder {
  command: string;
  args: readonly string[];
  cwd: string;
  stdoutFile: string;
  stderrFile: string;
  onStdoutLine: (line: string) => void;
  onStderrLine: (line: string) => void;
  /** Maximum size of each log file, in bytes. The callbacks receive all lines. */
  maxLogBytes: number;
  /** Time between SIGTERM and SIGKILL, in milliseconds. */
  killGraceMs: number;
}

/** Running process in its own process group, so that its child processes end with it. */
export interface RunningProcess {
  pid: number | undefined;
  ended: Promise<ProcessEnd>;
  /** Sends SIGTERM now, and SIGKILL after the grace time. */
  stop(): void;
}

// Enough to find tools and to use UTF-8. The server's secrets are not passed on.
const PASSED_VARIABLES = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'SystemRoot'];

/** Environment of a program: `PASSED_VARIABLES`, and `REFERENCE_SETS_DIR` as an absolute path. */
function programEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const passed = PASSED_VARIABLES.filter((name) => environment[name] !== undefined);
  // The path is relative to the working folder of the server, not to that of the program.
  const sets = environment['REFERENCE_SETS_DIR']?.trim();
  return {
    ...Object.fromEntries(passed.map((name) => [name, environment[name]])),
    ...(sets ? { REFERENCE_SETS_DIR: resolve(sets) } : {}),
  };
}

/** Starts a program. Never throws: a failed start ends with a `launchError`. */
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
      // A child process would keep the pipes open indefinitely.
      signalGroup(child.pid, 'SIGKILL');
      resolve({ exitCode, signal });
    });
  });
  const logs = Promise.all([
    copyLog(child.stdout, order.stdoutFile, order.maxLogBytes, order.onStdoutLine),
    copyLog(child.stderr, order.stderrFile, order.maxLogBytes, order.onStderrLine),
  ]);
  return {
    pid: child.pid,
    ended: Promise.all([exited, logs])
      .then(([end, problems]) => ({ ...end, ...firstProblem(end, problems) }))
      .finally(() => clearTimeout(killTimer)),
    stop() {
      signalGroup(child.pid, 'SIGTERM');
      killTimer ??= setTimeout(() => signalGroup(child.pid, 'SIGKILL'), order.killGraceMs);
    },
  };
}

/** Signals a process group. Ignores a group that has already ended. */
export function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // ESRCH: the group has ended.
  }
}

async function copyLog(
  stream: Readable,
  file: string,
  maxBytes: number,
  onLine: (line: string) => void,
): Promise<string | undefined> {
  try {
    await pipeline(stream, lineTap(onLine), limitLog(maxBytes), createWriteStream(file));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

// Without this, a log that cannot be written (full disk) would look like a program without output.
function firstProblem(end: ProcessEnd, problems: readonly (string | undefined)[]): { launchError?: string } {
  const problem = problems.find((text) => text !== undefined);
  return problem === undefined || end.launchError !== undefined
    ? {}
    : { launchError: `The log could not be written: ${problem}` };
}

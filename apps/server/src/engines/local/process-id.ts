import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identity of a process. Process ids are reused, also after a restart of the machine; ids with start times are not. */
export interface ProcessId {
  readonly pid: number;
  /** Start time in the words of the system, with the boot of the machine where it has an id. */
  readonly started: string;
}

/** Identity of a running process; undefined when there is none with this id. */
export function identify(pid: number): ProcessId | undefined {
  const started = startOf(pid);
  return started === undefined ? undefined : { pid, started };
}

/** Identity of a child process that may have ended already; undefined when it never started. */
export function identifyChild(pid: number | undefined): ProcessId | undefined {
  const stat = pid === undefined ? undefined : readStat(pid);
  if (stat !== undefined) return { pid: stat.pid, started: startedAt(stat.startTicks) };
  return pid === undefined ? undefined : identify(pid);
}

/** True while this very process runs, and not another one with its id. */
export function isAlive({ pid, started }: ProcessId): boolean {
  return startOf(pid) === started;
}

function startOf(pid: number): string | undefined {
  const stat = readStat(pid);
  if (stat !== undefined) return stat.state === 'Z' ? undefined : startedAt(stat.startTicks);
  return hasProc() ? undefined : startByPs(pid);
}

/** Fields of `/proc/<pid>/stat`; see proc(5). */
export interface ProcessStat {
  readonly pid: number;
  /** One letter; `Z` is a process that has ended. */
  readonly state: string;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
  /** Processor time of the process and of its children that have ended, in ticks. */
  readonly cpuTicks: number;
  /** Ticks after the boot of the machine. */
  readonly startTicks: string;
}

/** Parses `/proc/<pid>/stat`. The name of the program, in parentheses, may contain anything. */
export function parseStat(text: string): ProcessStat | undefined {
  const end = text.lastIndexOf(')');
  const fields = text.slice(end + 2).split(' ');
  const [state, parent, group, session] = fields;
  const startTicks = fields[19];
  if (end === -1 || state === undefined || startTicks === undefined) return undefined;
  return {
    pid: Number.parseInt(text, 10),
    state,
    parent: Number(parent),
    group: Number(group),
    session: Number(session),
    cpuTicks: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0),
    startTicks,
  };
}

/** Reads `/proc/<pid>/stat`; undefined for a process that has ended, and on systems without `/proc`. */
export function readStat(pid: number): ProcessStat | undefined {
  const text = readText(`/proc/${pid}/stat`);
  return text === undefined ? undefined : parseStat(text);
}

/** True on systems that describe processes in `/proc`, such as Linux. */
export function hasProc(): boolean {
  return readText('/proc/self/stat') !== undefined;
}

/** Start time of a process, unique over restarts of the machine. */
export function startedAt(startTicks: string): string {
  return `${bootId()}:${startTicks}`;
}

let boot: string | undefined;

function bootId(): string {
  boot ??= readText('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return boot;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return undefined;
  }
}

function startByPs(pid: number): string | undefined {
  try {
    const environment = { ...process.env, LC_ALL: 'C' };
    const line = execFileSync('ps', ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: environment,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return line === '' || line.startsWith('Z') ? undefined : line.replace(/^\S+\s+/, '');
  } catch {
    return undefined;
  }
}

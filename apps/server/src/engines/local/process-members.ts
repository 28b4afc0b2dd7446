import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { hasProc, readStat, startedAt, type ProcessId } from './process-id.ts';

/** Process of a run. */
export interface Member {
  readonly pid: number;
  readonly group: number;
  /** Start time, as in `ProcessId`; null where `ps` is read. */
  readonly started: string | null;
  /** Resident memory in kB. */
  readonly memoryKb: number;
  /** Processor time, with that of its children that have ended, in seconds. */
  readonly cpuSeconds: number;
}

interface Row extends Omit<Member, 'memoryKb'> {
  readonly parent: number;
  readonly session: number | null;
  readonly memoryKb: number | null;
}

/** Ticks of a second in `/proc`; the same on all common architectures (USER_HZ). */
const TICKS = 100;

/**
 * Lists the processes of a run: those in the session or group of its program, and all their descendants. Empty when the
 * program's id belongs to another process by now.
 */
export function membersOf(program: ProcessId): Member[] {
  return selectMembers(readProcesses(), program).map((row) => ({
    ...row,
    memoryKb: row.memoryKb ?? residentKb(row.pid),
  }));
}

/** Selects the processes of a run from the table of all. */
export function selectMembers<Each extends Row>(rows: readonly Each[], { pid, started }: ProcessId): Each[] {
  // The system does not reuse an id while a session or a group has it: another process with it means that all have ended.
  const leader = rows.find((row) => row.pid === pid);
  if (leader && leader.started !== null && leader.started !== started) return [];
  const ids = new Set([pid]);
  const members = new Set<Each>();
  for (let size = -1; size !== members.size;) {
    size = members.size;
    for (const row of rows) {
      if (!ids.has(row.pid) && row.session !== pid && row.group !== pid && !ids.has(row.parent)) continue;
      ids.add(row.pid);
      members.add(row);
    }
  }
  return [...members];
}

/** Sends a signal to all processes of a run. Returns their number. */
export function signalMembers(program: ProcessId, signal: NodeJS.Signals): number {
  const members = membersOf(program);
  // A group receives a signal at once: a process that forks all the time cannot escape.
  for (const group of new Set(members.map((member) => member.group))) kill(-group, signal);
  return members.length;
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // ESRCH: the group has ended.
  }
}

/**
 * Memory of processes that share pages, in kB: each shared page counts once. Undefined where the system does not tell.
 */
export function sharedMemoryKb(pids: readonly number[]): number | undefined {
  const sizes = pids.map((pid) => fieldKb(`/proc/${pid}/smaps_rollup`, 'Pss'));
  const known = sizes.filter((size) => size !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, size) => sum + size, 0);
}

function residentKb(pid: number): number {
  return fieldKb(`/proc/${pid}/status`, 'VmRSS') ?? 0;
}

function fieldKb(path: string, name: string): number | undefined {
  try {
    const value = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(path, 'latin1'))?.[1];
    return value === undefined ? undefined : Number(value);
  } catch {
    return undefined;
  }
}

/** Lists all processes; empty when the system has no resources to tell, which the next call may find. */
function readProcesses(): Row[] {
  try {
    return hasProc() ? readProc() : readPs();
  } catch {
    return [];
  }
}

function readProc(): Row[] {
  return readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? readStat(Number(name)) : undefined;
    if (!stat || stat.state === 'Z') return [];
    const { pid, parent, group, session, cpuTicks, startTicks } = stat;
    const started = startedAt(startTicks);
    return [{ pid, parent, group, session, started, memoryKb: null, cpuSeconds: cpuTicks / TICKS }];
  });
}

function readPs(): Row[] {
  const columns = ['pid', 'ppid', 'pgid', 'rss', 'time', 'stat'].flatMap((name) => ['-o', `${name}=`]);
  const table = execFileSync('ps', ['-A', ...columns], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return parsePs(table);
}

/** Parses the columns pid, ppid, pgid, rss, time and stat of `ps`. */
export function parsePs(table: string): Row[] {
  return table.split('\n').flatMap((line) => {
    const [pid, parent, group, memoryKb, time = '', state = ''] = line.trim().split(/\s+/);
    if (pid === undefined || !/^\d+$/.test(pid) || state.startsWith('Z')) return [];
    return [
      {
        pid: Number(pid),
        parent: Number(parent),
        group: Number(group),
        session: null,
        started: null,
        memoryKb: Number(memoryKb),
        cpuSeconds: secondsOf(time),
      },
    ];
  });
}

/** Seconds of a time such as `2-03:04:05`, `03:04:05` or `4:05.67`. */
function secondsOf(time: string): number {
  const [clock = '', days = '0'] = time.split('-').toReversed();
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}

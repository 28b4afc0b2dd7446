import { mkdir, open, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseStorageLink } from '../../objects/storage-link.ts';
import {
  RUN_FILES,
  RunUnknown,
  type EngineHealth,
  type EngineRun,
  type JobEngine,
  type LogName,
  type LogPiece,
} from '../job-engine.ts';
import { LOCAL_ENGINE } from '../registry.ts';
import { collectRun } from './collect-run.ts';
import { withDiskFull } from '../disk-full.ts';
import { EngineHost } from './engine-host.ts';
import { observeHome, supervisorOf } from './observe-home.ts';
import { prepareOrder, type OrderOptions } from './prepare-order.ts';
import { identify, isAlive, type ProcessId } from './process-id.ts';
import { signalMembers } from './process-members.ts';
import {
  HOME_FILES,
  isEndPhase,
  readHomeFile,
  writeHomeFile,
  type RunOrder,
  type SupervisedState,
} from './run-home.ts';
import { RunWatchers } from './run-watchers.ts';
import { startSupervisor } from './start-supervisor.ts';

/** Options of the local engine. */
export interface LocalEngineOptions extends OrderOptions {
  /** Folder for the runs; readable by the server only. */
  readonly scratchDir: string;
  /** Script of the supervisor: built, or from source. */
  readonly supervisor: string;
}

// A process that has just been killed may still write.
const REMOVE = { recursive: true, force: true, maxRetries: 5 } as const;

/** Mark of a run that no supervisor may start any more. */
const NO_SUPERVISOR: ProcessId = { pid: 0, started: 'never' };

/** Free space below which the engine is not healthy, in bytes. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

/**
 * Local engine: runs programs and tools on the machine of the server. Each run has a supervisor, a process that outlives the
 * server, and a folder with its state. Any server on the machine can observe, cancel and collect it.
 */
export function createLocalEngine(options: LocalEngineOptions): JobEngine {
  const host = new EngineHost(options.scratchDir);
  const watchers = new RunWatchers();
  return {
    ...LOCAL_ENGINE,
    async submit(run) {
      const home = host.homeOf(run.id);
      // The run may have been submitted before by a server that did not live to write it down.
      if ((await claim(home)) !== 'taken') await startRun(options, run, home);
      watchers.add(run.id, home);
      return host.handleOf(home);
    },
    async find(run) {
      const home = host.homeOf(run.id);
      const state = await claim(home);
      if (state === 'taken') return host.handleOf(home);
      // A folder that was not there may be that of a submission which begins now.
      if (state === 'dead') await rm(home, REMOVE);
      return undefined;
    },
    async observe(run, handle) {
      const home = await host.open(handle);
      watchers.add(run.id, home);
      return observeHome(home);
    },
    async cancel(_run, handle) {
      await cancelRun(await host.open(handle));
    },
    async readLog(_run, handle, log, range) {
      return readLogPiece(await host.open(handle), log, range);
    },
    async collect(run, handle, observation) {
      const home = await host.open(handle);
      watchers.remove(run.id);
      return collect(options, run, home, observation);
    },
    async release(run, handle) {
      watchers.remove(run.id);
      const home = await host.open(handle);
      await endRun(home);
      await rm(home, REMOVE);
    },
    onChange(listener) {
      watchers.listener = listener;
    },
    check: () => checkHost(options),
    async close() {
      watchers.close();
    },
  };
}

/** Prepares and starts a run. Leaves nothing behind when it fails. */
async function startRun(options: LocalEngineOptions, run: EngineRun, home: string): Promise<void> {
  try {
    await createHome(home);
    await writeHomeFile(home, HOME_FILES.order, await prepareOrder(options, run, home));
    await startSupervisor(options.supervisor, home);
  } catch (error) {
    await endRun(home);
    await Promise.all([home, nextHome(home)].map((folder) => rm(folder, REMOVE)));
    throw withDiskFull(error);
  }
}

/** Folder in which the folder of a run is prepared. */
function nextHome(home: string): string {
  return `${home}.new`;
}

/** Creates the folder of a run at once with its submitter: without one, it would be that of a dead submission. */
async function createHome(home: string): Promise<void> {
  const next = nextHome(home);
  await rm(next, REMOVE);
  await mkdir(next, { recursive: true, mode: 0o700 });
  await writeHomeFile(next, HOME_FILES.submitter, { ...identify(process.pid) });
  await rm(home, REMOVE);
  await rename(next, home);
}

/**
 * State of the folder of a run. `taken`: the run has a supervisor, or will have one. `dead`: its submitter died before it started;
 * the folder is marked, so that a late supervisor does not start it. `absent`: there is none.
 */
async function claim(home: string): Promise<'taken' | 'dead' | 'absent'> {
  const supervisor = await supervisorOf(home);
  if (supervisor) return supervisor.pid === NO_SUPERVISOR.pid ? 'dead' : 'taken';
  const submitter = await readHomeFile<ProcessId>(home, HOME_FILES.submitter);
  if (!submitter) return 'absent';
  if (isAlive(submitter)) return 'taken';
  try {
    const content = JSON.stringify(NO_SUPERVISOR);
    await writeFile(join(home, HOME_FILES.supervisor), content, { flag: 'wx', mode: 0o600 });
    return 'dead';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return 'absent';
    // A supervisor has claimed the run just now.
    if (code === 'EEXIST') return 'taken';
    throw error;
  }
}

async function cancelRun(home: string): Promise<void> {
  const supervisor = await supervisorOf(home);
  await writeFile(join(home, HOME_FILES.cancel), '', { mode: 0o600 });
  if (supervisor && isAlive(supervisor)) signalProcess(supervisor.pid, 'SIGUSR2');
}

/** Ends the processes of a run at once. */
async function endRun(home: string): Promise<void> {
  const supervisor = await supervisorOf(home).catch(() => undefined);
  const state = await readHomeFile<SupervisedState>(home, HOME_FILES.state).catch(() => undefined);
  if (supervisor && isAlive(supervisor)) signalProcess(supervisor.pid, 'SIGKILL');
  if (state?.program && !isEndPhase(state.phase)) signalMembers(state.program, 'SIGKILL');
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // ESRCH: it has just ended.
  }
}

async function readLogPiece(
  home: string,
  { stream, step = 0 }: LogName,
  { start, length }: { start: number; length: number },
): Promise<LogPiece> {
  const { folder } = await orderOf(home);
  const handle = step === 0 ? await open(join(folder, RUN_FILES[stream])).catch(() => undefined) : undefined;
  if (!handle) return { bytes: new Uint8Array(), size: 0 };
  try {
    const { size } = await handle.stat();
    const wanted = Math.max(0, Math.min(length, size - start));
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, start);
    return { bytes: buffer.subarray(0, bytesRead), size };
  } finally {
    await handle.close();
  }
}

async function collect(
  { files }: LocalEngineOptions,
  run: EngineRun,
  home: string,
  observation: Parameters<JobEngine['collect']>[2],
): ReturnType<JobEngine['collect']> {
  const { folder } = await orderOf(home);
  const location = parseStorageLink(run.workDir);
  if (!location) throw new RunUnknown(`"${run.workDir}" is not a storage link.`);
  const results = await collectRun(run, folder, location, observation);
  await files.store(home, location);
  return results;
}

async function orderOf(home: string): Promise<RunOrder> {
  const order = await readHomeFile<RunOrder>(home, HOME_FILES.order);
  if (!order) throw new RunUnknown(`The folder ${home} holds no run.`);
  return order;
}

async function checkHost({ scratchDir, supervisor }: LocalEngineOptions): Promise<EngineHealth> {
  return { version: null, languages: [], problem: await problemOf(scratchDir, supervisor) };
}

async function problemOf(scratchDir: string, supervisor: string): Promise<string | null> {
  try {
    await mkdir(scratchDir, { recursive: true, mode: 0o700 });
    await (await open(supervisor)).close();
    const { bavail, bsize } = await statfs(scratchDir);
    return bavail * bsize < MIN_FREE_BYTES ? `The disk of ${scratchDir} is full: free some space.` : null;
  } catch (error) {
    return `Jobs cannot run on this server: ${error instanceof Error ? error.message : String(error)}`;
  }
}

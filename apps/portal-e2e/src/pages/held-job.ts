import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 10;
const RUNS = resolve(import.meta.dirname, '../../.data', process.env['E2E_PORT'] ?? '4790', 'runs');

/** Running job whose program is stopped, so that a test writes its log. */
export interface HeldJob {
  /** Appends text to the standard output of the job. */
  readonly write: (text: string) => Promise<void>;
  /** Lets the program continue, or end after a request to. No effect once it has ended. */
  readonly release: () => void;
}

/** Waits for the program of a run whose parameters contain `name`, and stops it before it ends. */
export async function holdJob(name: string, signal: AbortSignal): Promise<HeldJob> {
  while (!signal.aborted) {
    const run = await findRun(name);
    if (run) {
      process.kill(-run.pid, 'SIGSTOP');
      return {
        write: (text) => appendFile(join(run.folder, 'stdout'), text),
        release: () => signalGroup(run.pid, 'SIGCONT'),
      };
    }
    await wait(POLL_MS);
  }
  throw new Error(`No program of ${name} has started`);
}

function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw error;
    }
  }
}

/** Process and folder of a run. The program is the leader of its process group. */
async function findRun(name: string): Promise<{ readonly pid: number; readonly folder: string } | undefined> {
  for (const run of await readdir(RUNS).catch(() => [])) {
    const read = (file: string) => readFile(join(RUNS, run, file), 'utf8').catch(() => 'null');
    if ((await read('params.json')).includes(name)) {
      const state = JSON.parse(await read('state.json')) as { program: { pid: number } | null } | null;
      const order = JSON.parse(await read('order.json')) as { folder: string } | null;
      return state?.program && order ? { pid: state.program.pid, folder: order.folder } : undefined;
    }
  }
  return undefined;
}

import { spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { DiskFull } from '../disk-full.ts';
import { nodeCommand } from './program-command.ts';
import { programEnvironment } from './program-environment.ts';
import { EXIT_DISK_FULL } from './supervisor/exit-codes.ts';

/** Heap of a supervisor in MB: it holds a few lines of a log. */
const HEAP_MB = 48;

/**
 * Starts the supervisor of a prepared run, in a session of its own: it outlives this server. Resolves once the run is its
 * own, or another supervisor's.
 */
export async function startSupervisor(script: string, home: string): Promise<void> {
  const { command, args } = nodeCommand(script, HEAP_MB, [home]);
  const child = spawn(command, [...args], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: programEnvironment(process.env),
  });
  // Programs inherit it: requests of the portal go before them, however many slots there are.
  if (child.pid !== undefined)
    setPriority(child.pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else if (code === EXIT_DISK_FULL) reject(new DiskFull());
      else reject(new Error(`The supervisor of the run did not start (${signal ?? `exit code ${code}`}).`));
    });
  });
  child.unref();
}

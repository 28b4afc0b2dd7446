import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { signalGroup } from './run-process.ts';

const execute = promisify(execFile);

/**
 * Kills a process that a crashed server left running. Process ids are reused, so the process is killed only if its
 * command line contains `mark`. Resolves to true if there was one.
 */
export async function killOrphan(pid: unknown, mark: string): Promise<boolean> {
  if (typeof pid !== 'number') return false;
  try {
    const { stdout } = await execute('ps', ['-o', 'args=', '-p', String(pid)]);
    if (!stdout.includes(mark)) return false;
  } catch {
    return false;
  }
  signalGroup(pid, 'SIGKILL');
  return true;
}

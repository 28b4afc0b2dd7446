import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { signalGroup } from './run-process.ts';

const execute = promisify(execFile);

/**
 * Ends a process that a server which died left behind. Ids of processes are used again, so it is only touched when its
 * command line carries `mark`. True when there was one.
 */
export async function endLeftover(pid: unknown, mark: string): Promise<boolean> {
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

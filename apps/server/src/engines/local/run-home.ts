import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunProblem } from '../run-failure.ts';
import type { ProcessId } from './process-id.ts';

/** File names in the folder of a run, which belongs to the engine and is removed with the run. */
export const HOME_FILES = {
  /** Process that prepares the run. */
  submitter: 'submitter.json',
  /** Parameters of a program. */
  params: 'params.json',
  /** Request for the supervisor; present once the run is prepared. */
  order: 'order.json',
  /** Process that runs the order. Created exclusively: an order runs once. */
  supervisor: 'supervisor.json',
  /** State of the run, written by the supervisor. */
  state: 'state.json',
  /** Present after a request to end the run. */
  cancel: 'cancel',
} as const;

/** Request for a supervisor. Limits of 0 are none. */
export interface RunOrder {
  readonly runId: string;
  /** Name of the program or tool, for messages and for the step. */
  readonly program: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Folder of results and logs, and working folder of the program. */
  readonly folder: string;
  readonly limits: { readonly timeMinutes: number; readonly memoryMb: number; readonly cpuMinutes: number };
  /** Maximum size of each log, in bytes. */
  readonly maxLogBytes: number;
  /** Time between SIGTERM and SIGKILL, in milliseconds. */
  readonly killGraceMs: number;
}

/** State of a run, as its supervisor knows it. Times are milliseconds since the epoch. */
export interface SupervisedState {
  readonly phase: 'starting' | 'running' | 'cancelling' | 'succeeded' | 'failed' | 'cancelled';
  readonly program: ProcessId | null;
  /** Null until the program reports progress. */
  readonly percentage: number | null;
  readonly startedTime: number;
  readonly finishedTime: number | null;
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** One-line reason of a failure. */
  readonly reason: string | null;
  /** The reason as a code; null where it has none. Absent in states of earlier servers. */
  readonly problem?: RunProblem | null;
  /** Largest resident memory of all processes together. */
  readonly peakMemoryMb: number;
  readonly cpuSeconds: number;
}

/** True for a phase that never changes again. */
export function isEndPhase(phase: SupervisedState['phase']): phase is 'succeeded' | 'failed' | 'cancelled' {
  return phase === 'succeeded' || phase === 'failed' || phase === 'cancelled';
}

/** Reads a JSON file of a run's folder; undefined when it does not exist or was cut off by a full disk. */
export async function readHomeFile<Content>(home: string, name: string): Promise<Content | undefined> {
  try {
    // Sound: only the engine and its supervisors write into the folder, and each file with its own type.
    return JSON.parse(await readFile(join(home, name), 'utf8')) as Content;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a JSON file of a run's folder as a whole: readers see the earlier content or this one. */
export async function writeHomeFile(home: string, name: string, content: object): Promise<void> {
  const temporary = join(home, `.${name}.new`);
  await writeFile(temporary, JSON.stringify(content), { mode: 0o600 });
  await rename(temporary, join(home, name));
}

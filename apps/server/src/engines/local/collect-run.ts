import { existsSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ObjectLocation, storageLink } from '../../objects/storage-link.ts';
import { RUN_FILES, type EngineRun, type RunObservation, type RunResults } from '../job-engine.ts';
import { missingOutputs } from '../run-failure.ts';
import { findOutputs } from './find-outputs.ts';
import { LogTail } from './log-tail.ts';
import { parseProgress } from './progress-lines.ts';

/** Longest end of a log that is read for the state of the run, in bytes. */
const TAIL_BYTES = 64 * 1024;

/** Finds the outputs of an ended run and writes its state with the last lines of its log, in its output folder. */
export async function collectRun(
  run: EngineRun,
  folder: string,
  { bucket, key }: ObjectLocation,
  observation: RunObservation,
): Promise<RunResults> {
  const { paths, missing } = await findOutputs(folder, run.descriptor.outputs);
  // The user may have deleted the results while the run ended.
  if (existsSync(folder))
    await writeFile(join(folder, RUN_FILES.log), JSON.stringify(await runLog(folder, observation, missing)));
  const outputs = Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [name, storageLink(bucket, key, path)]),
  );
  return { outputs, missing };
}

async function runLog(
  folder: string,
  { state, message }: RunObservation,
  missing: readonly string[],
): Promise<{ status: 'Success' | 'Error'; msg: string }> {
  const hasSucceeded = state === 'succeeded' && missing.length === 0;
  if (hasSucceeded) return { status: 'Success', msg: await readTail(join(folder, RUN_FILES.stdout)) };
  const reason = state === 'succeeded' ? missingOutputs(missing).line : message;
  return { status: 'Error', msg: withReason(await readTail(join(folder, RUN_FILES.stderr)), reason) };
}

// A reason from the engine (a stop, out of memory) is not in the program's own output.
function withReason(output: string, reason: string | null): string {
  return reason === null || output.includes(reason)
    ? output
    : [reason, output].filter((text) => text !== '').join('\n');
}

/** Last lines of a log, without progress; empty when the program never started. */
async function readTail(file: string): Promise<string> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return '';
  try {
    const { size } = await handle.stat();
    const start = Math.max(0, size - TAIL_BYTES);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - start), 0, size - start, start);
    const tail = new LogTail();
    const lines = buffer.subarray(0, bytesRead).toString('utf8').replace(/\n$/, '').split('\n');
    for (const line of lines) if (parseProgress(line) === undefined) tail.add(line);
    return tail.text();
  } finally {
    await handle.close();
  }
}

import { NO_STEP_LOG } from '../log-notices.ts';
import type { WesLog, WesRun } from './wes-responses.ts';
import { readState } from './wes-states.ts';

const HEAD = /Log from job "(.*)" follows:$/;
const BEGIN = '=========>';
const END = '<=========';
/** Longest line that is searched for a head, in characters. */
const MAX_LINE = 64 * 1024;

/**
 * Log of a task from the log of its run, where Toil writes it between marks: after a failure, and for all tasks when Toil
 * runs with `--logDebug`. Toil's WES server hands over no other log of a task. A notice when the log of the run has none.
 * @param taskName name of the task at Toil, such as `qc.cwl.fastp.fastp.cwl`
 */
export async function* toilStepLog(
  runLog: AsyncIterable<Uint8Array>,
  taskName: string,
): AsyncGenerator<Uint8Array> {
  let found = false;
  for await (const line of markedLines(runLog, taskName)) {
    found = true;
    yield Buffer.from(`${line.replace(/^\t/, '')}\n`);
  }
  if (!found) yield Buffer.from(NO_STEP_LOG);
}

/** True for a run of Toil with several failed tasks: some of them may only share the failure of another. */
export function haveSharedFailures({ state }: Pick<WesRun, 'state'>, tasks: readonly WesLog[]): boolean {
  const failed = tasks.filter((task) => task.logName !== undefined && hasFailed(task));
  return readState(state) === 'failed' && failed.length > 1;
}

/**
 * Tasks of a failed run with an exit code only where they failed themselves. Toil also fails the finished tasks before a
 * failed one. At the end of the log of a run it writes the logs of those that failed themselves; when there is none, the tasks
 * are unchanged.
 */
export async function ownFailures(
  tasks: readonly WesLog[],
  runLog: AsyncIterable<Uint8Array>,
): Promise<readonly WesLog[]> {
  const failed = new Set<string>();
  for await (const line of lines(runLog)) {
    if (line.startsWith('Log from job "'))
      for (const word of HEAD.exec(line)?.[1]?.split(' ') ?? []) failed.add(word);
  }
  const isOwn = ({ logName }: WesLog): boolean => logName === undefined || failed.has(logName);
  if (!tasks.some((task) => task.logName !== undefined && isOwn(task))) return tasks;
  return tasks.map((task) => (hasFailed(task) && !isOwn(task) ? { ...task, exitCode: 0 } : task));
}

function hasFailed({ exitCode }: WesLog): boolean {
  return exitCode !== null && exitCode !== 0;
}

async function* markedLines(runLog: AsyncIterable<Uint8Array>, taskName: string): AsyncGenerator<string> {
  let named = false;
  let inside = false;
  for await (const line of lines(runLog)) {
    if (inside && line === END) {
      inside = named = false;
      continue;
    }
    if (inside) yield line;
    else if (line === BEGIN) inside = named;
    else named = HEAD.exec(line)?.[1]?.split(' ').includes(taskName) ?? false;
  }
}

/** Lines of a text without their ends. A line beyond the limit comes in pieces. */
async function* lines(content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of content) {
    rest += decoder.decode(chunk, { stream: true });
    const parts = rest.split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
    if (rest.length > MAX_LINE) {
      yield rest;
      rest = '';
    }
  }
  if (rest !== '') yield rest;
}

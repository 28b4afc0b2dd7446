import type { AttemptStep, WorkflowLogs } from '@omics-portal/api';
import { hasFailed } from '@omics-portal/resources';

/** Stream of a process. */
export type LogStream = 'stdout' | 'stderr';

/** Key of the log of the engine itself. */
const SYSTEM_LOG = 'system';

/** Log that can be chosen. */
export interface LogChoice {
  readonly key: string;
  /** Key without the name of the project, which is the same for all. */
  readonly label: string;
}

function hasText(text: string | null | undefined): boolean {
  return text != null && text !== '';
}

/** Logs with a text: those of the steps by name, then that of the engine. */
export function logChoices(logs: WorkflowLogs): readonly LogChoice[] {
  const keys = Object.entries(logs)
    .filter(([, { stdout, stderr }]) => hasText(stdout) || hasText(stderr))
    .map(([key]) => key)
    .sort((a, b) => a.localeCompare(b));
  const steps = keys.filter((key) => key !== SYSTEM_LOG);
  const system = keys.filter((key) => key === SYSTEM_LOG);
  return [...steps, ...system].map((key) => ({
    key,
    label: key.includes('.') ? key.slice(key.indexOf('.') + 1) : key,
  }));
}

/** Key of the log of the first step that failed, where it is among the choices. */
export function logOfFailedStep(
  choices: readonly LogChoice[],
  steps: readonly Pick<AttemptStep, 'key' | 'status'>[],
): string | undefined {
  const failed = steps.find(hasFailed);
  return choices.find(({ key }) => key === failed?.key)?.key;
}

/**
 * Stream to open first: standard error for a failed job, standard output otherwise, or the other one if that has no text.
 */
export function firstStream(logs: WorkflowLogs, key: string, failed: boolean): LogStream {
  const wanted: LogStream = failed ? 'stderr' : 'stdout';
  const other: LogStream = failed ? 'stdout' : 'stderr';
  return !hasText(logs[key]?.[wanted]) && hasText(logs[key]?.[other]) ? other : wanted;
}

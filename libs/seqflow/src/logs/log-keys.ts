import type { WorkflowLogs } from '@omics-portal/api';

/** The two streams of a process. */
export type LogStream = 'stdout' | 'stderr';

/** The key under which the engine itself speaks. */
const SYSTEM_LOG = 'system';

/** A log that can be chosen. */
export interface LogChoice {
  readonly key: string;
  /** The key without the project's name, which is the same for all. */
  readonly label: string;
}

function isThere(text: string | null | undefined): boolean {
  return text != null && text !== '';
}

/** The logs that there are. Those of the steps come by name; what the engine said comes last. */
export function logChoices(logs: WorkflowLogs): readonly LogChoice[] {
  const keys = Object.entries(logs)
    .filter(([, { stdout, stderr }]) => isThere(stdout) || isThere(stderr))
    .map(([key]) => key)
    .sort((a, b) => a.localeCompare(b));
  const steps = keys.filter((key) => key !== SYSTEM_LOG);
  const system = keys.filter((key) => key === SYSTEM_LOG);
  return [...steps, ...system].map((key) => ({
    key,
    label: key.includes('.') ? key.slice(key.indexOf('.') + 1) : key,
  }));
}

/**
 * Which stream to open first: standard error for a job that failed, standard output otherwise; the other one where that
 * does not exist.
 */
export function firstStream(logs: WorkflowLogs, key: string, failed: boolean): LogStream {
  const wanted: LogStream = failed ? 'stderr' : 'stdout';
  const other: LogStream = failed ? 'stdout' : 'stderr';
  return !isThere(logs[key]?.[wanted]) && isThere(logs[key]?.[other]) ? other : wanted;
}

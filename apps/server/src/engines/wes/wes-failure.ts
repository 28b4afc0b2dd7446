import type { RunStep } from '../job-engine.ts';
import { failure, type CodedFailure } from '../run-failure.ts';
import type { WesRun } from './wes-responses.ts';

const MAX_REASON_LENGTH = 300;

/** Reason of a run that has failed at its engine: from its state, its failed step, its system log or its exit code. */
export function failureOfRun({ state, log }: WesRun, steps: readonly RunStep[]): CodedFailure {
  const details = {
    failed: steps.find((step) => step.state === 'failed'),
    reason: lastLine(log.systemLogs),
    exitCode: log.exitCode,
  };
  switch (String(state).trim().toUpperCase()) {
    case 'SYSTEM_ERROR':
      return systemError(details);
    case 'PREEMPTED':
      return failure(lineOf(PREEMPTED, details), 'run.preempted', {});
    default:
      return workflowFailure(details);
  }
}

const WORKFLOW_FAILED = 'The workflow failed';
const SYSTEM_ERROR = 'The engine failed to run the workflow (SYSTEM_ERROR)';
const PREEMPTED =
  'The engine gave the machine of this run to others (PREEMPTED); resubmit it to run it again';

interface Details {
  readonly failed: RunStep | undefined;
  /** Last line of the system log. */
  readonly reason: string | undefined;
  readonly exitCode: number | null;
}

function workflowFailure(details: Details): CodedFailure {
  const { failed, reason, exitCode } = details;
  const line = lineOf(WORKFLOW_FAILED, details);
  if (failed) return failure(line, 'run.step-failed', { step: failed.name, exitCode: failed.exitCode ?? -1 });
  if (reason !== undefined) return failure(line, 'run.workflow-reason', { reason });
  return exitCode === null || exitCode === 0
    ? failure(line, 'run.workflow-failed', {})
    : failure(line, 'run.workflow-exit-code', { exitCode });
}

function systemError(details: Details): CodedFailure {
  const { failed, reason } = details;
  const line = lineOf(SYSTEM_ERROR, details);
  return failed || reason === undefined
    ? failure(line, 'run.system-error', {})
    : failure(line, 'run.system-error-reason', { reason });
}

/** Line in English with the first of the details that is known. */
function lineOf(beginning: string, { failed, reason, exitCode }: Details): string {
  if (failed)
    return `${beginning}: step ${failed.name} ended with exit code ${failed.exitCode ?? 'unknown'}.`;
  if (reason !== undefined) return `${beginning}: ${reason}`;
  return exitCode === null || exitCode === 0 ? `${beginning}.` : `${beginning} with exit code ${exitCode}.`;
}

function lastLine(texts: readonly string[]): string | undefined {
  const lines = texts.flatMap((text) => text.split('\n')).map((line) => line.trim());
  return lines.findLast((line) => line !== '' && !line.startsWith('http'))?.slice(0, MAX_REASON_LENGTH);
}

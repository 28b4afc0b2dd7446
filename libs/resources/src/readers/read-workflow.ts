import {
  isObject,
  type LogRange,
  NotFoundError,
  ResponseShapeError,
  type Workflow,
  type WorkflowDetail,
  type WorkflowLogs,
  type WorkflowPage,
} from '@omics-portal/api';
import { withJobActions } from './read-actions';
import { readPage } from './read-page';

/**
 * Page of jobs, each with its allowed actions.
 * @throws ResponseShapeError
 */
export function readWorkflowPage(body: WorkflowPage | null | undefined): WorkflowPage {
  const page = readPage(body, 'a page of jobs');
  return { ...page, data: page.data.map(withJobActions) };
}

/**
 * Job with its outputs. Older servers respond with the outputs alone; the row of the job list supplies the rest. They list
 * no attempts.
 * @throws NotFoundError when neither the response nor the row identifies the job
 * @throws ResponseShapeError for anything but an object
 */
export function readWorkflow(body: unknown, row?: Workflow): WorkflowDetail {
  if (!isObject(body)) {
    throw new ResponseShapeError('a job');
  }
  if (Object.keys(body).length === 0 || (row === undefined && typeof body.id !== 'string')) {
    throw new NotFoundError(body, '');
  }
  const record = withJobActions({ ...row, ...body } as WorkflowDetail);
  return {
    ...record,
    workflow_output: record.workflow_output ?? null,
    outputs: record.outputs ?? null,
    attempts: Array.isArray(record.attempts) ? record.attempts : [],
  };
}

/** True if a log response is a range of text, not the map of links that older servers always send. */
export function isLogRange(body: unknown): body is LogRange {
  return (
    isObject(body) &&
    typeof body.text === 'string' &&
    typeof body.key === 'string' &&
    typeof body.next_offset === 'number'
  );
}

/**
 * Map of log keys to links.
 * @throws NotFoundError for a body with a `message`, and for a range instead of the map
 * @throws ResponseShapeError for anything but an object
 */
export function readWorkflowLogs(body: unknown): WorkflowLogs {
  if (!isObject(body)) {
    throw new ResponseShapeError('the logs of a job');
  }
  if (typeof body.message === 'string' || isLogRange(body)) {
    throw new NotFoundError(body, '');
  }
  return Object.fromEntries(
    Object.entries(body)
      .filter((entry): entry is [string, Record<string, unknown>] => isObject(entry[1]))
      .map(([key, { stdout, stderr }]) => [key, { stdout: textOrNull(stdout), stderr: textOrNull(stderr) }]),
  );
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

import { type LogRange, type Workflow, type WorkflowDetail, type WorkflowLogs } from '../entities';
import { NotFoundError, ResponseShapeError } from '../errors/errors';
import { isObject } from '../json/is-object';

/**
 * A job with its outputs. Older servers answer the outputs alone; the row of the job list fills in the rest.
 * @throws NotFoundError when neither the answer nor the row says which job it is
 * @throws ResponseShapeError for what is no object
 */
export function readWorkflow(body: unknown, row?: Workflow): WorkflowDetail {
  if (!isObject(body)) {
    throw new ResponseShapeError('a job');
  }
  if (Object.keys(body).length === 0 || (row === undefined && typeof body.id !== 'string')) {
    throw new NotFoundError(body, '');
  }
  const record = { ...row, ...body } as WorkflowDetail;
  return { ...record, workflow_output: record.workflow_output ?? null, outputs: record.outputs ?? null };
}

/** Tells the two answers of the log call apart: a range of text, or (from older servers always) the map of links. */
export function isLogRange(body: unknown): body is LogRange {
  return (
    isObject(body) &&
    typeof body.text === 'string' &&
    typeof body.key === 'string' &&
    typeof body.next_offset === 'number'
  );
}

/**
 * The map of log keys to links.
 * @throws NotFoundError for a body with a `message`, and for a range where the map was asked for
 * @throws ResponseShapeError for what is no object
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

import {
  isObject,
  NotFoundError,
  type Project,
  type ProjectPage,
  type ProjectStats,
  ResponseShapeError,
} from '@omics-portal/api';
import { withProjectActions } from './read-actions';
import { readPage } from './read-page';

/**
 * Page of projects, each with its allowed actions.
 * @throws ResponseShapeError
 */
export function readProjectPage(body: ProjectPage | null | undefined): ProjectPage {
  const page = readPage(body, 'a page of projects');
  return { ...page, data: page.data.map(withProjectActions) };
}

/**
 * Project of a response, with its allowed actions.
 * @throws NotFoundError for `{}` and `{ message }`, by which older servers report a missing project
 * @throws ResponseShapeError for any other invalid body
 */
export function readProject(body: unknown): Project {
  if (isObject(body) && (Object.keys(body).length === 0 || typeof body.message === 'string')) {
    throw new NotFoundError(body, '');
  }
  if (!isObject(body) || typeof body.id !== 'string') {
    throw new ResponseShapeError('a project');
  }
  return withProjectActions(body as Project);
}

/**
 * Statistics of a project, all numbers. Older servers omit unknown counts, and all of them when the project has no
 * jobs: then the number of samples is the total, since each sample is one job.
 */
export function readProjectStats(body: unknown, sampleCount = 0): ProjectStats {
  const counts = isObject(body) ? body : {};
  const count = (key: keyof ProjectStats) => (typeof counts[key] === 'number' ? counts[key] : 0);
  const [running, success, error, aborted] = [
    count('running'),
    count('success'),
    count('error'),
    count('aborted'),
  ];
  const total =
    typeof counts.total === 'number'
      ? counts.total
      : Math.max(sampleCount, count('submitted') + running + success + error + aborted);
  return {
    total,
    submitted: total - running - success - error - aborted,
    running,
    success,
    error,
    aborted,
    warning: count('warning'),
    not_assessed: count('not_assessed'),
  };
}

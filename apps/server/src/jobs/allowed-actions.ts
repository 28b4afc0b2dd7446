import type { components } from '@omics-portal/api/datains';
import type { Sentence } from '../http/preferred-language.ts';
import type { JobGroup, ProjectMark } from './project-status.ts';
import { RESULTS_DELETED, jobRefusal, projectRefusal } from './refusals.ts';
import {
  isActive,
  nextJobStatus,
  nextProjectStatus,
  type ProjectRequest,
  type WorkStatus,
} from './transitions.ts';

/** Action on a project in the API. `resubmit` changes its failed and stopped jobs, and no others. */
export type ProjectAction = components['schemas']['ProjectAction'];

/** Action on a job in the API. */
export type JobAction = components['schemas']['WorkflowAction'];

/** Project as far as its allowed actions depend on it. */
interface ProjectState {
  readonly status: WorkStatus;
  readonly mark: ProjectMark | null;
}

const PROJECT_REQUESTS = [
  'stop',
  'restart',
  'archive',
  'delete',
] as const satisfies readonly ProjectRequest[];
const JOB_ACTIONS = ['stop', 'resubmit'] as const satisfies readonly JobAction[];

/**
 * Reason why a project rejects a request; undefined where it allows it. `busy`: one of its jobs has not
 * ended, which happens in a deleted project too.
 */
export function refusedProjectRequest(
  status: WorkStatus,
  busy: boolean,
  request: ProjectRequest,
): Sentence | undefined {
  if (nextProjectStatus(status, request) === undefined) return projectRefusal(status, request);
  return request === 'restart' && busy ? projectRefusal('Aborting', request) : undefined;
}

/**
 * Reason why jobs of a project with this mark cannot be resubmitted; undefined where they can. Jobs of a
 * deleted project run again only together, by a restart of the project.
 */
export function refusedResubmit(mark: ProjectMark | null): Sentence | undefined {
  return mark === 'On Hold' ? RESULTS_DELETED : undefined;
}

/** Reason why a job rejects an action; undefined where it allows it. */
export function refusedJobAction(
  status: WorkStatus,
  mark: ProjectMark | null,
  action: JobAction,
): Sentence | undefined {
  const refused = action === 'resubmit' ? refusedResubmit(mark) : undefined;
  return refused ?? (nextJobStatus(status, action) === undefined ? jobRefusal(status, action) : undefined);
}

/**
 * Actions that a project allows now, by its status, its mark and the groups of its jobs. `isReplaced`: it was deleted and
 * another project uses its name, so that it cannot be restarted.
 */
export function allowedProjectActions(
  { status, mark }: ProjectState,
  groups: readonly JobGroup[],
  isReplaced = false,
): ProjectAction[] {
  const present = groups.filter(({ jobs }) => jobs > 0);
  const busy = present.some((group) => isActive(group.status));
  const canResubmit = present.some((group) => refusedJobAction(group.status, mark, 'resubmit') === undefined);
  return [
    ...PROJECT_REQUESTS.filter(
      (request) =>
        refusedProjectRequest(status, busy, request) === undefined && !(isReplaced && request === 'restart'),
    ),
    ...(canResubmit ? (['resubmit'] as const) : []),
  ];
}

/** Actions that a job allows now, by its status and the mark of its project. */
export function allowedJobActions(status: WorkStatus, mark: ProjectMark | null): JobAction[] {
  return JOB_ACTIONS.filter((action) => refusedJobAction(status, mark, action) === undefined);
}

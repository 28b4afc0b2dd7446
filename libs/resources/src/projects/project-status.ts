import type { Project, WorkStatus } from '@omics-portal/api';
import type { StatusTone } from '../work/status-tone';

/** State of a project as users know it: the wire's Aborted is archived, On Hold is deleted. */
export type ProjectState =
  'submitted' | 'running' | 'aborting' | 'archived' | 'failed' | 'deleted' | 'succeeded';

/** State and tone of a project for each status of the wire. */
const PROJECT_STATUSES = {
  Submitted: { state: 'submitted', tone: 'active' },
  Running: { state: 'running', tone: 'active' },
  Aborting: { state: 'aborting', tone: 'exception' },
  Aborted: { state: 'archived', tone: 'aborted' },
  Failed: { state: 'failed', tone: 'exception' },
  'On Hold': { state: 'deleted', tone: 'deleted' },
  Succeeded: { state: 'succeeded', tone: 'success' },
} as const satisfies Record<WorkStatus, { state: ProjectState; tone: StatusTone }>;

type StatusFields = Pick<Project, 'status' | 'finished_time'>;

/** State and tone of a project. A submitted project that has a finish time has succeeded. */
export function projectStatus({ status, finished_time: finished }: StatusFields): {
  readonly state: ProjectState;
  readonly tone: StatusTone;
} {
  return PROJECT_STATUSES[status === 'Submitted' && finished ? 'Succeeded' : status];
}

/** Progress of a project in percent: 100 for one that has succeeded, else the finished share of its jobs. */
export function projectPercentage(project: StatusFields & Pick<Project, 'percentage'>): number {
  return projectStatus(project).state === 'succeeded' ? 100 : project.percentage;
}

/** Filters of projects by their state. */
export const PROJECTS_IN_STATE = {
  running: { status: 'Running' },
  failed: { status: 'Failed' },
  succeeded: { status: 'Succeeded' },
} as const satisfies Partial<Record<ProjectState, { status: WorkStatus }>>;

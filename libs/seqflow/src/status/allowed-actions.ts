import type { Project, WorkStatus } from '@omics-portal/api';

/** What can be asked of a project. */
export type ProjectAction = 'stop' | 'restart' | 'archive' | 'delete';

const ACTIONS_OF_PROJECT = {
  Submitted: ['stop'],
  Running: ['stop'],
  Aborting: [],
  Aborted: ['restart', 'delete'],
  Failed: ['restart', 'archive', 'delete'],
  Succeeded: ['archive', 'delete'],
  'On Hold': ['restart'],
} satisfies Record<WorkStatus, readonly ProjectAction[]>;

/** The status that each action asks the server for. The server has the last word: it refuses a wrong transition with 409. */
export const STATUS_OF_ACTION = {
  stop: 'Aborting',
  restart: 'Submitted',
  archive: 'Aborted',
  delete: 'On Hold',
} as const satisfies Record<ProjectAction, WorkStatus>;

/** The actions that the state machine allows now. Work under way has to be stopped before anything else. */
export function allowedProjectActions({
  status,
  finished_time,
}: Pick<Project, 'status' | 'finished_time'>): readonly ProjectAction[] {
  return status === 'Submitted' && finished_time ? ACTIONS_OF_PROJECT.Succeeded : ACTIONS_OF_PROJECT[status];
}

/** Only what failed or was stopped can run again. */
export function canResubmit(status: WorkStatus): boolean {
  return status === 'Failed' || status === 'Aborted';
}

/** Whether the server may still change this by itself, so that it is worth looking again. */
export function isUnderWay(status: WorkStatus): boolean {
  return status === 'Submitted' || status === 'Running' || status === 'Aborting';
}

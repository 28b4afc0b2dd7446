import { mutationOptions } from '@tanstack/react-query';
import type { DatainsClient, Project, WorkStatus } from '@omics-portal/api';
import { invalidateWork } from '../work/work-keys';

/** Action of a user on a project. */
export type ProjectAction = 'stop' | 'restart' | 'archive' | 'delete';

const ALLOWED_ACTIONS = {
  Submitted: ['stop'],
  Running: ['stop'],
  Aborting: [],
  Aborted: ['restart', 'delete'],
  Failed: ['restart', 'archive', 'delete'],
  Succeeded: ['archive', 'delete'],
  'On Hold': ['restart'],
} satisfies Record<WorkStatus, readonly ProjectAction[]>;

/** Status that each action requests. The server decides: it refuses a wrong transition with 409. */
const REQUESTED_STATUS = {
  stop: 'Aborting',
  restart: 'Submitted',
  archive: 'Aborted',
  delete: 'On Hold',
} as const satisfies Record<ProjectAction, WorkStatus>;

/** Actions that the state machine of projects allows now. Work under way must be stopped first. */
export function allowedProjectActions({
  status,
  finished_time: finished,
}: Pick<Project, 'status' | 'finished_time'>): readonly ProjectAction[] {
  return ALLOWED_ACTIONS[status === 'Submitted' && finished ? 'Succeeded' : status];
}

/** Mutation that stops, restarts, archives or deletes a project. Refetches also after a refusal: the project has changed meanwhile. */
export function changeProject(client: DatainsClient, projectId: string) {
  return mutationOptions({
    mutationFn: async (action: ProjectAction) => {
      await client.PUT('/api/projects/{id}', {
        params: { path: { id: projectId } },
        body: { status: REQUESTED_STATUS[action] },
      });
    },
    onSettled: (_data, _error, _action, _result, context) => invalidateWork(context.client),
  });
}

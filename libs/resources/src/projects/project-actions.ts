import { mutationOptions } from '@tanstack/react-query';
import type { DatainsClient, ProjectAction, WorkStatus } from '@omics-portal/api';
import { invalidateWork } from '../work/work-keys';

/** Change of a whole project. */
export type ProjectChange = Exclude<ProjectAction, 'resubmit'>;

/** Status that each change requests. The server decides: it refuses a wrong transition with 409. */
const REQUESTED_STATUS = {
  stop: 'Aborting',
  restart: 'Submitted',
  archive: 'Aborted',
  delete: 'On Hold',
} as const satisfies Record<ProjectChange, WorkStatus>;

/** Mutation that stops, restarts, archives or deletes a project. Refetches also after a refusal: the project has changed meanwhile. */
export function changeProject(client: DatainsClient, projectId: string) {
  return mutationOptions({
    mutationFn: async (change: ProjectChange) => {
      await client.PUT('/api/projects/{id}', {
        params: { path: { id: projectId } },
        body: { status: REQUESTED_STATUS[change] },
      });
    },
    onSettled: (_data, _error, _change, _result, context) => invalidateWork(context.client),
  });
}

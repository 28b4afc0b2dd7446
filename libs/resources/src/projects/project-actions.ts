import { mutationOptions } from '@tanstack/react-query';
import type { DatainsClient, ProjectAction, WorkStatus } from '@omics-portal/api';
import { invalidateWork } from '../work/work-keys';

/** Change of a whole project. */
export type ProjectChange = Exclude<ProjectAction, 'resubmit'>;

/** Status that each change requests. The server decides: it rejects a wrong transition with 409. */
const REQUESTED_STATUS = {
  stop: 'Aborting',
  restart: 'Submitted',
  archive: 'Aborted',
  delete: 'On Hold',
} as const satisfies Record<ProjectChange, WorkStatus>;

/** Project whose change failed, with the error of its request. */
export interface RefusedChange {
  readonly id: string;
  readonly error: unknown;
}

/**
 * Mutation that changes several projects, one after the other. A project that fails does not keep the others from changing;
 * resolves to the failed ones.
 */
export function changeProjects(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async ({
      ids,
      change,
    }: {
      readonly ids: readonly string[];
      readonly change: ProjectChange;
    }) => {
      const refused: RefusedChange[] = [];
      for (const id of ids) {
        try {
          await client.PUT('/api/projects/{id}', {
            params: { path: { id } },
            body: { status: REQUESTED_STATUS[change] },
          });
        } catch (error) {
          refused.push({ id, error });
        }
      }
      return refused as readonly RefusedChange[];
    },
    onSettled: (_data, _error, _variables, _result, context) => invalidateWork(context.client),
  });
}

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

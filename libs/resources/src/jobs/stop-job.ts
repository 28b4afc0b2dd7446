import { mutationOptions } from '@tanstack/react-query';
import type { DatainsClient } from '@omics-portal/api';
import { invalidateWork } from '../work/work-keys';

/** Mutation that requests the end of one job; its variable is the job's id. The job is Aborting until its engine confirms it. */
export function stopJob(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (id: string) => {
      await client.PUT('/api/workflows/{id}', { params: { path: { id } }, body: { status: 'Aborting' } });
    },
    onSettled: (_data, _error, _id, _result, context) => invalidateWork(context.client),
  });
}

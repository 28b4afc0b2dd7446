import { mutationOptions } from '@tanstack/react-query';
import { ResponseShapeError, type DatainsClient, type ProjectSubmit } from '@omics-portal/api';
import type { Attempt } from '../submission/attempt';
import { invalidateWork } from '../work/work-keys';

/** Content of a project, and the attempt under which it is sent. */
export interface ProjectSubmission {
  readonly content: ProjectSubmit;
  readonly attempt: Attempt;
}

/** Mutation that creates a project; returns its id. Repeating an attempt creates no second project. */
export function submitProject(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async ({ content, attempt }: ProjectSubmission): Promise<string> => {
      const { data } = await client.POST('/api/projects', {
        params: { header: { 'Idempotency-Key': attempt.key } },
        body: { ...content, started_time: attempt.startedTime },
      });
      const id = (data as typeof data | null)?.message?.id;
      if (typeof id !== 'string') {
        throw new ResponseShapeError('a new project');
      }
      return id;
    },
    onSuccess: (_id, _submission, _result, context) => invalidateWork(context.client),
  });
}

import { mutationOptions } from '@tanstack/react-query';
import { ResponseShapeError, type DatainsClient, type ProjectSubmit } from '@omics-portal/api';
import type { SubmitOnce } from '../submission/submit-once';
import { invalidateWork } from '../work/work-keys';

/** A created project. */
export interface CreatedProject {
  readonly id: string;
  readonly name: string;
}

/** Mutation that creates a project of a content. Repeating a content creates no second project. */
export function submitProject(client: DatainsClient, submitOnce: SubmitOnce<CreatedProject>) {
  return mutationOptions({
    mutationFn: (content: ProjectSubmit) =>
      submitOnce(content, async (attempt) => {
        const { data } = await client.POST('/api/projects', {
          params: { header: { 'Idempotency-Key': attempt.key } },
          body: { ...content, started_time: attempt.startedTime },
        });
        const id = (data as { message?: { id?: unknown } } | null)?.message?.id;
        if (typeof id !== 'string') {
          throw new ResponseShapeError('a new project');
        }
        return { id, name: content.project_name };
      }),
    onSuccess: (_project, _content, _result, context) => invalidateWork(context.client),
  });
}

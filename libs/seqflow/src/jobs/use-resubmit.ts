import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Workflow } from '@omics-portal/api';
import { useSeqflow, type SeqflowPorts } from '../ports/seqflow-ports';
import { projectQueries } from '../projects/project-queries';
import { workflowQueries } from './workflow-queries';

/** As many jobs as the service gives at once. */
const JOBS_AT_ONCE = 1000;

/** How a resubmission of several jobs went. */
export interface ResubmitResult {
  readonly done: number;
  readonly refused: number;
}

/** Without an engine id a job goes back into the queue. */
async function resubmit(datains: SeqflowPorts['datains'], id: string): Promise<void> {
  await datains.PUT('/api/workflows/{id}', {
    params: { path: { id } },
    body: { percentage: 0, workflow_id: null, status: 'Submitted' },
  });
}

function useRefresh() {
  const { datains } = useSeqflow();
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: projectQueries(datains).root }),
      queryClient.invalidateQueries({ queryKey: [...workflowQueries(datains).root, 'list'] }),
    ]);
}

/** Submits one job again. */
export function useResubmit() {
  const { datains } = useSeqflow();
  const refresh = useRefresh();
  return useMutation({ mutationFn: (job: Workflow) => resubmit(datains, job.id), onSettled: refresh });
}

/** Submits every failed job of a project again, on whatever page it stands. One that is refused does not stop the others. */
export function useResubmitFailed(projectId: string) {
  const { datains } = useSeqflow();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (): Promise<ResubmitResult> => {
      const failed = await queryClient.fetchQuery({
        ...workflowQueries(datains).list({ projectId, page: 1, perPage: JOBS_AT_ONCE, status: 'Failed' }),
        staleTime: 0,
      });
      const answers = await Promise.allSettled(failed.data.map((job) => resubmit(datains, job.id)));
      const done = answers.filter((answer) => answer.status === 'fulfilled').length;
      return { done, refused: answers.length - done };
    },
    onSettled: refresh,
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { workflowQueries } from '../jobs/workflow-queries';
import { useSeqflow } from '../ports/seqflow-ports';
import { STATUS_OF_ACTION, type ProjectAction } from '../status/allowed-actions';
import { projectQueries } from './project-queries';

/** Asks the server for an action on a project, then reads project and jobs again, also after a refusal: something changed meanwhile. */
export function useProjectAction(projectId: string) {
  const { datains } = useSeqflow();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (action: ProjectAction) => {
      await datains.PUT('/api/projects/{id}', {
        params: { path: { id: projectId } },
        body: { status: STATUS_OF_ACTION[action] },
      });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: projectQueries(datains).root }),
        queryClient.invalidateQueries({ queryKey: workflowQueries(datains).root }),
      ]),
  });
}

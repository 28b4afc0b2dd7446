import { useQuery } from '@tanstack/react-query';
import type { Project, ProjectStats } from '@omics-portal/api';
import { projectFactQueries, readProjectStats } from '@omics-portal/resources';
import { useSeqflow } from '../ports/seqflow-ports';

/** State of the counts of a project's jobs. */
export interface ProjectStatsState {
  readonly stats: ProjectStats | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => void;
}

/**
 * Counts of a project's jobs: those in the project itself, else from a request of their own, which older servers need.
 *
 * @param project undefined while it loads.
 * @param refetchInterval interval of that request, in milliseconds; false: once.
 */
export function useProjectStats(
  project: Project | undefined,
  refetchInterval: number | false = false,
): ProjectStatsState {
  const { datains } = useSeqflow();
  const included = project?.stats && readProjectStats(project.stats);
  const query = useQuery({
    ...projectFactQueries(datains).stats(project?.id ?? '', project?.samples?.length),
    enabled: project !== undefined && included === undefined,
    refetchInterval,
  });
  return {
    stats: included ?? query.data,
    isPending: included === undefined && query.isPending,
    isError: included === undefined && query.isError,
    refetch: () => void query.refetch(),
  };
}

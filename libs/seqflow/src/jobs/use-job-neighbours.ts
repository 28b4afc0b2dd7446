import { useQueryClient } from '@tanstack/react-query';
import type { Workflow } from '@omics-portal/api';
import { jobQueries } from '@omics-portal/resources';
import type { JobManagementSearch } from '../job-search/job-search';
import { useSeqflow } from '../ports/seqflow-ports';
import { JOBS_PER_WINDOW, jobListInput } from './job-list-input';
import { pageOfSlot } from './job-slots';

/** Job in the list that its drawer covers. */
export interface JobNeighbours {
  /** From 0; undefined where the list does not have the job. */
  readonly index: number | undefined;
  readonly total: number;
  /** Loaded jobs of the list. */
  readonly jobs: readonly Workflow[];
  /** Id of the job `step` rows after this one, loaded if necessary. */
  readonly find: (step: 1 | -1) => Promise<string | undefined>;
}

/** Neighbours of a job in the list of its project, in the order and the filter of the list. */
export function useJobNeighbours(
  projectId: string,
  search: JobManagementSearch,
  jobId: string,
): JobNeighbours {
  const { datains } = useSeqflow();
  const queryClient = useQueryClient();
  const first = jobListInput(projectId, search);
  const windowOf = (page: number) => jobQueries(datains).list({ ...first, page });
  const total = queryClient.getQueryData(windowOf(1).queryKey)?.total ?? 0;
  const pages = Array.from({ length: pageOfSlot(Math.max(0, total - 1)) }, (_, at) => at + 1);
  const windows = pages.flatMap((page) => {
    const data = queryClient.getQueryData(windowOf(page).queryKey);
    return data ? [{ page, jobs: data.data }] : [];
  });
  const found = windows
    .map(({ page, jobs }) => ({ page, at: jobs.findIndex(({ id }) => id === jobId) }))
    .find(({ at }) => at >= 0);
  const index = found && (found.page - 1) * JOBS_PER_WINDOW + found.at;
  return {
    index,
    total,
    jobs: windows.flatMap(({ jobs }) => jobs),
    find: async (step) => {
      const target = (index ?? 0) + step;
      const { data } = await queryClient.query({ ...windowOf(pageOfSlot(target)), staleTime: Infinity });
      return data[target % JOBS_PER_WINDOW]?.id;
    },
  };
}

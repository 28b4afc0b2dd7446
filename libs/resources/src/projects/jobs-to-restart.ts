import type { ProjectStats, WorkStatus } from '@omics-portal/api';

/**
 * Number of jobs that a restart runs: those that have not succeeded; all of them where every job has, or where the results of
 * the project were deleted.
 */
export function jobsToRestart(
  status: WorkStatus,
  { total, success }: Pick<ProjectStats, 'total' | 'success'>,
): number {
  return status === 'On Hold' || success >= total ? total : total - success;
}

import type { QueryClient } from '@tanstack/react-query';

/** Root of the query keys of projects. */
export const PROJECTS_KEY = ['projects'] as const;

/** Root of the query keys of jobs (`/api/workflows`). */
export const JOBS_KEY = ['jobs'] as const;

/** Root of the query keys of job logs. Logs stay out of `JOBS_KEY`: the log viewer reads them in ranges, at its own pace. */
export const JOB_LOGS_KEY = ['job-logs'] as const;

/**
 * Refetches projects and jobs. They change together: an action on a project changes its jobs, and a job that ends
 * changes the counts of its project.
 */
export async function invalidateWork(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: PROJECTS_KEY }),
    queryClient.invalidateQueries({ queryKey: JOBS_KEY }),
  ]);
}

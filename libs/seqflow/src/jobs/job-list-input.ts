import type { JobFilter, JobListInput } from '@omics-portal/resources';
import type { JobManagementSearch } from '../job-search/job-search';

/** Number of jobs in one request of the list, which loads them as they scroll into view. */
export const JOBS_PER_WINDOW = 100;

/** Filter of the job list in its search parameters. */
export function jobFilterOf({ status, q, label, step, failure }: JobManagementSearch): JobFilter {
  return { status, q, label, step, failure };
}

/** Request of the first jobs of a project for its search parameters. */
export function jobListInput(projectId: string, search: JobManagementSearch): JobListInput {
  return { projectId, page: 1, perPage: JOBS_PER_WINDOW, ...jobFilterOf(search) };
}

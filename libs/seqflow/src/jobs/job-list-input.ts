import type { JobListInput } from '@omics-portal/resources';
import type { JobManagementSearch } from '../job-search/job-search';

/** Request of a project's job list for its search parameters. */
export function jobListInput(
  projectId: string,
  { page = 1, perPage = 10, status }: JobManagementSearch,
): JobListInput {
  return { projectId, page, perPage, status };
}

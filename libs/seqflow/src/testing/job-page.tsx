import { aProjectStats, datainsHttp, SOME_WORKFLOWS, uuid } from '@omics-portal/api-mocks';
import { WithSearch } from './seqflow-host';
import { JobManagementScreen } from '../jobs/job-management-screen';
import type { JobManagementSearch } from '../jobs/job-search';

/** Search of the address without filters. */
export const NO_SEARCH: JobManagementSearch = {
  status: undefined,
  page: undefined,
  perPage: undefined,
  job: undefined,
  panel: undefined,
  log: undefined,
  stream: undefined,
};
/** Jobs of the project by state. */
export const RUNNING = SOME_WORKFLOWS[0]!;
export const FAILED = SOME_WORKFLOWS[1]!;
export const SUCCEEDED = SOME_WORKFLOWS[2]!;

/** Jobs of one project. */
export function JobPage({ initial }: { readonly initial: JobManagementSearch }) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => (
        <JobManagementScreen projectId={uuid(2, 1)} search={search} onSearchChange={onSearchChange} />
      )}
    </WithSearch>
  );
}

/** Numbers of jobs by state. */
export const projectStats = datainsHttp.on('get', '/api/projects/{id}/stats', ({ response }) =>
  response(200).json(aProjectStats({ submitted: 1, error: 1 })),
);

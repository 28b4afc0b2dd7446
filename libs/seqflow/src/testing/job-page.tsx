import { aProjectStats, datainsHttp, SOME_WORKFLOWS, uuid } from '@omics-portal/api-mocks';
import { WithSearch } from './seqflow-host';
import { JobManagementScreen } from '../jobs/job-management-screen';
import type { JobManagementSearch } from '../job-search/job-search';
// Lazily loaded parts, transformed before the clock of a story starts.
import '../figures/figure-box-plot';
import '../figures/project-figures';
import '../jobs/job-details-drawer';
import '../logs/log-drawer';
import '../results/project-results';
import '../results/results-drawer';
import '../samples/project-samples';

/** Search parameters without filters. */
export const NO_SEARCH: JobManagementSearch = {
  view: undefined,
  status: undefined,
  q: undefined,
  label: undefined,
  step: undefined,
  failure: undefined,
  job: undefined,
  panel: undefined,
  attempt: undefined,
  log: undefined,
  figure: undefined,
  figureGroup: undefined,
  figureSort: undefined,
  figureHidden: undefined,
  figureNames: undefined,
  curve: undefined,
  curveSample: undefined,
  stream: undefined,
  line: undefined,
};
/** Running job of the project. */
export const RUNNING = SOME_WORKFLOWS[0]!;
export const FAILED = SOME_WORKFLOWS[1]!;
export const SUCCEEDED = SOME_WORKFLOWS[2]!;

/** Page of one project with its jobs. */
export function JobPage({ initial }: { readonly initial: JobManagementSearch }) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => (
        <JobManagementScreen
          title="Job Management"
          projectId={uuid(2, 1)}
          search={search}
          onSearchChange={onSearchChange}
        />
      )}
    </WithSearch>
  );
}

/** Handler of the job counts. */
export const projectStats = datainsHttp.on('get', '/api/projects/{id}/stats', ({ response }) =>
  response(200).json(aProjectStats({ submitted: 1, error: 1 })),
);

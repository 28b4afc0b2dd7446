import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@omics-portal/ui';
import type { JobManagementSearch } from '../job-search/job-search';

/** Properties of the results of a project. */
export interface ProjectResultsProps {
  readonly projectId: string;
  readonly search: JobManagementSearch;
  readonly onSearchChange: (next: JobManagementSearch) => void;
}

/** Results of all jobs of a project. */
export function ProjectResults(_props: ProjectResultsProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`This service lists results by job only`}
      description={t`Open the results of a job from the list of jobs.`}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@omics-portal/ui';
import type { JobManagementSearch } from '../job-search/job-search';

/** Properties of the figures of a project. */
export interface ProjectFiguresProps {
  readonly projectId: string;
  readonly search: JobManagementSearch;
  readonly onSearchChange: (next: JobManagementSearch) => void;
}

/** Figures over the samples of a project. */
export function ProjectFigures(_props: ProjectFiguresProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`This service computes no figures over samples`}
      description={t`The report of each job has the figures of its sample.`}
    />
  );
}

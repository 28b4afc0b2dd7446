import type { JobManagementSearch } from '../job-search/job-search';
import { ResultList } from './result-list';

/** Properties of the results of a project. */
export interface ProjectResultsProps {
  readonly projectId: string;
  readonly search: JobManagementSearch;
  readonly onSearchChange: (next: JobManagementSearch) => void;
}

/** Results of all jobs of a project. */
export function ProjectResults({ projectId, search, onSearchChange }: ProjectResultsProps) {
  return (
    <ResultList
      scope={{ projectId }}
      search={search}
      onSearchChange={(next) => onSearchChange({ ...search, ...next })}
    />
  );
}

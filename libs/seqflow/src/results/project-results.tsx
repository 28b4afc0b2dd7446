import type { JobManagementSearch } from '../job-search/job-search';
import { ResultList } from './result-list';
import { readResultText, writeResultText } from './result-search';

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
      search={readResultText(search.results)}
      onSearchChange={(next) => onSearchChange({ ...search, results: writeResultText(next) })}
    />
  );
}

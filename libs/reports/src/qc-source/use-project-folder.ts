import { resultQueries } from '@omics-portal/resources';
import { useQuery } from '@tanstack/react-query';
import { useReports } from '../ports/reports-ports';
import type { FolderSource } from './folder-source';
import { projectFolder } from './project-folder';

/** Folder of the results of a project. */
export interface ProjectFolderState {
  readonly folder: string | null;
  readonly isLoading: boolean;
  /** True if the project is known to have no results, or none that the server lists. */
  readonly isMissing: boolean;
}

/** Finds the folder of the results of the chosen project. */
export function useProjectFolder(project: FolderSource['project']): ProjectFolderState {
  const { datains } = useReports();
  const results = useQuery({
    ...resultQueries(datains).list({ projectId: project?.id ?? '', page: 1, perPage: 1 }),
    enabled: project !== null,
  });
  const link = results.data?.data[0]?.path;
  const folder = project && link !== undefined ? projectFolder(link, project.name) : null;
  return {
    folder,
    isLoading: results.isLoading,
    isMissing: project !== null && !results.isLoading && folder === null,
  };
}

import { resultQueries } from '@omics-portal/resources';
import { useQuery } from '@tanstack/react-query';
import { useReports } from '../ports/reports-ports';
import type { FolderSource } from './folder-source';
import { projectFolder } from './project-folder';

/** Folder of the results of a project. */
export interface ProjectFolderState {
  /** Finds it once more for a submission, which must not get lost while the folder is not known yet; null if there is none. */
  readonly find: () => Promise<string | null>;
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
  const { data, isLoading, refetch } = results;
  const folderIn = (found: typeof data): string | null => {
    const link = found?.data[0]?.path;
    return project && link !== undefined ? projectFolder(link, project.name) : null;
  };
  return {
    find: async () => folderIn(data ?? (await refetch({ cancelRefetch: false })).data),
    isMissing: project !== null && !isLoading && folderIn(data) === null,
  };
}

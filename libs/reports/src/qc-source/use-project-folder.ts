import { resultQueries } from '@omics-portal/resources';
import { useQuery } from '@tanstack/react-query';
import { useReports } from '../ports/reports-ports';
import type { FolderSource } from './folder-source';
import { projectFolder } from './project-folder';
import { UnknownFolderError } from '../files/unknown-folder-error';

/** Folder of the results of a project. */
export interface ProjectFolderState {
  /**
   * Waits for the folder, so that a submission is not lost while it is not known yet. Rejects with `UnknownFolderError` if there
   * is none, and with the error of the request if that failed.
   */
  readonly find: () => Promise<string>;
  /** Storage link of the folder; null while it is not known. */
  readonly link: string | null;
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
    find: async () => {
      const found = data ?? (await refetch({ cancelRefetch: false, throwOnError: true })).data;
      const folder = folderIn(found);
      if (folder === null) {
        throw new UnknownFolderError();
      }
      return folder;
    },
    link: folderIn(data),
    isMissing: project !== null && !isLoading && folderIn(data) === null,
  };
}

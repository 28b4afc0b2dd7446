import { isUnknownId, type FolderSamples, type ReportClient } from '@omics-portal/api';
import { queryOptions } from '@tanstack/react-query';
import { tasksKey } from './task-pages';

/** Query options of the samples that the files of a stored folder name. */
export function folderSampleQueries(client: ReportClient) {
  return {
    /** Samples of a folder by its storage link; null on older servers, which list none. */
    list: (filepath: string) =>
      queryOptions({
        queryKey: [...tasksKey('reports'), 'folder-samples', filepath],
        queryFn: async ({ signal }): Promise<FolderSamples | null> => {
          try {
            return (await client.GET('/api/folder-samples', { params: { query: { filepath } }, signal }))
              .data;
          } catch (error) {
            if (isUnknownId(error)) {
              return null;
            }
            throw error;
          }
        },
        // Files are read for each response, and a person sees and repeats a failure.
        staleTime: 60_000,
        retry: false,
      }),
  };
}

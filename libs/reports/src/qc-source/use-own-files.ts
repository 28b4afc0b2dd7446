import { objectQueries, ownFolderQuery } from '@omics-portal/resources';
import { useQuery } from '@tanstack/react-query';
import { useReports } from '../ports/reports-ports';

/** Number of files in one request: the maximum of the wire. */
export const FILES_LISTED = 1000;

/** The newest files of the user's own storage and of all folders of it, whose names contain the text. */
export function useOwnFiles(search: string) {
  const { datains } = useReports();
  const own = useQuery(ownFolderQuery(datains));
  const files = useQuery({
    ...objectQueries(datains).folder({
      ...(own.data ?? { service: '', bucket: '', prefix: '' }),
      page: 1,
      perPage: FILES_LISTED,
      recursive: true,
      sort: 'updated:desc',
      ...(search && { search }),
    }),
    enabled: Boolean(own.data),
  });
  const error = own.error ?? files.error;
  return {
    /** The user's own folder; null if the server names none. */
    own: own.data,
    files: files.data?.data ?? [],
    /** Files in storage, of which the newest are listed. */
    total: files.data?.total ?? 0,
    error,
    loading: error === null && files.isPending,
  };
}

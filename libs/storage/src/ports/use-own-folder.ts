import { ownFolderQuery, type OwnFolder } from '@omics-portal/resources';
import { useQuery } from '@tanstack/react-query';
import { useStorage } from './storage-ports';

/** Folder of the user's own files; null if the server names none or could not be reached, undefined while it loads. */
export function useOwnFolder(): OwnFolder | null | undefined {
  const { datains } = useStorage();
  const { data, isPending } = useQuery(ownFolderQuery(datains));
  return isPending ? undefined : (data ?? null);
}

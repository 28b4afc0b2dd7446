import { useQuery } from '@tanstack/react-query';
import { storageUsageQuery } from '@omics-portal/resources';
import { useStorage } from '../ports/storage-ports';
import { roomOf } from './storage-room';

/** Bytes that the user may still store; infinite while that is not known, because the server refuses what is too much. */
export function useStorageRoom(): number {
  const { datains } = useStorage();
  const { data } = useQuery(storageUsageQuery(datains));
  return data ? roomOf(data) : Number.POSITIVE_INFINITY;
}

import { AUTH_STORAGE_KEY } from '@omics-portal/auth';

/** Removes all stored data of this origin but the sign-in. */
export function clearLocalData(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  keys.filter((key) => key !== AUTH_STORAGE_KEY).forEach((key) => storage.removeItem(key));
}

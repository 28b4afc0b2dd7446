import { uploadRecordPrefix } from '@omics-portal/storage';

const accounts = new Set<string | undefined>();
const listeners = new Set<() => void>();

/** Announces that an account has uploads on this page, so that the tray loads. */
export function announceUploads(account: string | undefined): void {
  if (!accounts.has(account)) {
    accounts.add(account);
    listeners.forEach((listener) => listener());
  }
}

/** True if an account has had uploads on this page, or has records of an earlier one. */
export function hasUploads(storage: Storage, account: string | undefined): boolean {
  if (accounts.has(account)) {
    return true;
  }
  const prefix = account === undefined ? null : uploadRecordPrefix(account);
  return (
    prefix !== null &&
    Array.from({ length: storage.length }, (_, index) => storage.key(index)).some((key) =>
      key?.startsWith(prefix),
    )
  );
}

/** Calls a listener when an account has its first upload. */
export function onFirstUpload(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

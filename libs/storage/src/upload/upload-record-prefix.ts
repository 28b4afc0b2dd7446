/** Prefix of the keys of an account's upload records. Its presence in a storage says that there are records. */
export function uploadRecordPrefix(account: string): string {
  return `upload:${encodeURIComponent(account)}:`;
}

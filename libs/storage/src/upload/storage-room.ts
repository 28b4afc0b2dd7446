import type { StorageUsage } from '@omics-portal/api';

/** Bytes that fit into the quotas of an account and of all its groups; infinite without a quota. */
export function roomOf({ used, allowed, groups }: StorageUsage): number {
  const rooms = [{ used, allowed }, ...groups].map((each) =>
    each.allowed === null ? Number.POSITIVE_INFINITY : each.allowed - each.used,
  );
  return Math.max(0, Math.min(...rooms));
}

import { useQuery } from '@tanstack/react-query';
import { parseStorageLink } from '@omics-portal/api';
import { type Report, reportQueries } from '@omics-portal/resources';
import { useSyncExternalStore } from 'react';
import { fileNameOf } from '../files/file-name';
import { useReports } from '../ports/reports-ports';
import type { TableRole } from './table-check';
import { isTableName, type StoredTable } from './stored-table';

/** Number of earlier reports whose tables are offered. */
const MAX_EARLIER_REPORTS = 50;

/** Tables in storage: those of the cart, and those of earlier reports of the same tool. */
export function useStoredTables(pluginName: string) {
  const { cart, reports } = useReports();
  const files = useSyncExternalStore(cart.subscribe, cart.files);
  const earlier = useQuery(
    reportQueries(reports).list({ page: 1, pageSize: MAX_EARLIER_REPORTS, pluginName }),
  );
  return {
    cart: files
      .filter(({ path }) => isTableName(path))
      .map(({ path, name, collection }): StoredTable => ({ link: path, name, hint: collection })),
    earlierOf: (role: TableRole) => earlierTables(earlier.data?.reports ?? [], role),
  };
}

/** Tables of earlier reports without duplicates, the newest first. */
export function earlierTables(
  reports: readonly Pick<Report, 'name' | 'inputs'>[],
  role: TableRole,
): StoredTable[] {
  const byLink = new Map<string, StoredTable>();
  for (const { name, inputs } of reports) {
    const link = inputs[role];
    if (link && parseStorageLink(link) && !byLink.has(link)) {
      byLink.set(link, { link, name: fileNameOf(link), hint: name });
    }
  }
  return [...byLink.values()];
}

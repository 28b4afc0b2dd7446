import { useCallback, useMemo, useState } from 'react';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { ObjectPage } from '@omics-portal/api';
import { objectQueries, type FolderInput } from '@omics-portal/resources';
import { useStorage } from '../ports/storage-ports';
import { entrySlots } from './entry-slots';

/** Number of windows in memory: the visible ones and the last ones that were visible. */
const MAX_WINDOWS = 5;

/**
 * Combines the windows: the newest response has the number of entries. One that counted some of them only knows of fewer than a
 * response of a later window.
 */
function combine(results: readonly UseQueryResult<ObjectPage>[]) {
  const answered = results.filter(({ data }) => data !== undefined);
  const newest = answered.reduce<UseQueryResult<ObjectPage> | undefined>(
    (last, result) => (last && last.dataUpdatedAt >= result.dataUpdatedAt ? last : result),
    undefined,
  );
  return {
    pages: answered.flatMap(({ data }) => data ?? []),
    truncated: newest?.data?.truncated ?? false,
    total: newest?.data?.truncated
      ? Math.max(...answered.map(({ data }) => data?.total ?? 0))
      : (newest?.data?.total ?? 0),
    isPending: newest === undefined && results.some((result) => result.isPending),
    error: newest === undefined ? (results.find((result) => result.error)?.error ?? null) : null,
    refetch: () => void Promise.all(results.map((result) => result.refetch())),
  };
}

/** Entries of a folder of any size. A window of them is loaded when one of its rows is first shown. */
export function useFolderWindows(input: FolderInput) {
  const { datains } = useStorage();
  const id = JSON.stringify(input);
  const [shown, setShown] = useState<{ readonly id: string; readonly pages: readonly number[] }>({
    id,
    pages: [1],
  });
  const numbers = shown.id === id ? shown.pages : [1];
  const { pages, total, ...state } = useQueries({
    queries: numbers.map((page) => objectQueries(datains).folder({ ...input, page })),
    combine,
  });
  const slots = useMemo(() => {
    const windows = pages.map(({ page, data, location }) => ({
      page,
      // The folder itself can be among its entries.
      entries: data.filter(({ path }) => path !== location),
    }));
    const own = pages.some(({ data, location }) => data.some(({ path }) => path === location)) ? 1 : 0;
    return entrySlots(Math.max(0, total - own), windows);
  }, [pages, total]);
  const showPage = useCallback(
    (page: number) =>
      setShown((before) => {
        const known = before.id === id ? before.pages : [1];
        return known.includes(page) ? before : { id, pages: [...known, page].slice(-MAX_WINDOWS) };
      }),
    [id],
  );
  return { slots, showPage, ...state };
}

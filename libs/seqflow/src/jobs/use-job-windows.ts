import { useCallback, useMemo, useState } from 'react';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { WorkflowPage } from '@omics-portal/api';
import { jobQueries, type JobFilter } from '@omics-portal/resources';
import { useSeqflow } from '../ports/seqflow-ports';
import { JOBS_PER_WINDOW } from './job-list-input';
import { jobSlots } from './job-slots';

/** Number of windows that are refreshed: the visible ones and the last ones that were visible. */
const MAX_WINDOWS = 3;

interface JobWindowsInput {
  readonly projectId: string;
  readonly filter: JobFilter;
  /** In milliseconds; false while live events report changes. */
  readonly refetchInterval: number | false;
}

/** Combines the windows: the newest response has the number of jobs. */
function combine(results: readonly UseQueryResult<WorkflowPage>[]) {
  const answered = results.filter(({ data }) => data !== undefined);
  const newest = answered.reduce<UseQueryResult<WorkflowPage> | undefined>(
    (last, result) => (last && last.dataUpdatedAt >= result.dataUpdatedAt ? last : result),
    undefined,
  );
  return {
    windows: answered.flatMap(({ data }) => (data ? [{ page: data.page, jobs: data.data }] : [])),
    total: newest?.data?.total ?? 0,
    updatedAt: newest?.dataUpdatedAt ?? 0,
    isPending: newest === undefined && results.some((result) => result.isPending),
    error: newest === undefined ? (results.find((result) => result.error)?.error ?? null) : null,
    refetch: () => void Promise.all(results.map((result) => result.refetch())),
  };
}

/**
 * Jobs of a list of any length. A window of them is loaded when one of its rows is first shown; only the last windows that
 * were shown are refetched, so that a change of one job costs the same in a list of ten and of ten thousand.
 */
export function useJobWindows({ projectId, filter, refetchInterval }: JobWindowsInput) {
  const { datains } = useSeqflow();
  const [pages, setPages] = useState<readonly number[]>([1]);
  const { windows, total, ...state } = useQueries({
    queries: pages.map((page) => ({
      ...jobQueries(datains).list({ projectId, page, perPage: JOBS_PER_WINDOW, ...filter }),
      refetchInterval,
    })),
    combine,
  });
  const slots = useMemo(() => jobSlots(total, windows), [total, windows]);
  const showPage = useCallback(
    (page: number) =>
      setPages((shown) => (shown.includes(page) ? shown : [...shown, page].slice(-MAX_WINDOWS))),
    [],
  );
  return { slots, total, showPage, ...state };
}

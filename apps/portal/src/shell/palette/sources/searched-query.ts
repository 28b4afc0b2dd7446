import { keepPreviousData } from '@tanstack/react-query';

/**
 * Options of every query of the palette. A failure is shown at once, beside what the others found, and can be repeated.
 * Results for the shorter text stay until the response for the longer one arrives.
 */
export const SEARCHED = { placeholderData: keepPreviousData, retry: false } as const;

/** State of a query. */
interface QueryState {
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** State of a source that consists of queries. */
export function stateOf(queries: readonly QueryState[]) {
  const failed = queries.filter(({ isError, isFetching }) => isError && !isFetching);
  return {
    isLoading: queries.some(({ isFetching }) => isFetching),
    isFailed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

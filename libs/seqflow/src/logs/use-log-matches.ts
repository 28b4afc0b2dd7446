import { useEffect, useMemo } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { LogMatch } from '@omics-portal/api';
import { logIndexQueries, type LogInput, type LogSearch } from '@omics-portal/resources';
import { useSeqflow } from '../ports/seqflow-ports';

/** Number of matches after which the search waits for the user to continue. */
const MAX_MATCHES = 10_000;

/** Matches of a search so far. */
export interface LogMatchList {
  readonly matches: readonly LogMatch[];
  /** True while the server searches. */
  readonly searching: boolean;
  /** First line that was not searched; null after the whole log. */
  readonly nextLine: number | null;
  readonly error: Error | null;
  /** Searches on after very many matches. */
  readonly searchOn: () => void;
}

/** Searches a log from its first line on, in calls that are short enough to be cancelled by another search. */
export function useLogMatches(
  input: LogInput,
  version: number,
  search: LogSearch,
  enabled: boolean,
): LogMatchList {
  const { datains } = useSeqflow();
  const query = useInfiniteQuery({ ...logIndexQueries(datains).search(input, version, search), enabled });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const matches = useMemo(() => data?.pages.flatMap((page) => page.matches) ?? [], [data]);
  const goesOn = enabled && hasNextPage && !isFetching && !isError && matches.length < MAX_MATCHES;
  useEffect(() => {
    if (goesOn) {
      void fetchNextPage();
    }
  }, [goesOn, fetchNextPage, data]);
  return {
    matches,
    searching: enabled && (isFetching || goesOn),
    nextLine: data?.pages.at(-1)?.next_line ?? null,
    error: query.error,
    searchOn: () => void fetchNextPage(),
  };
}

/** Index of the match to go to from a line: the next or the previous one, and from either end the other one; -1 without matches. */
export function stepFrom(matches: readonly LogMatch[], line: number | undefined, by: 1 | -1): number {
  if (matches.length === 0) {
    return -1;
  }
  if (line === undefined) {
    return by === 1 ? 0 : matches.length - 1;
  }
  const found =
    by === 1
      ? matches.findIndex((match) => match.line > line)
      : matches.findLastIndex((match) => match.line < line);
  if (found !== -1) {
    return found;
  }
  return by === 1 ? 0 : matches.length - 1;
}

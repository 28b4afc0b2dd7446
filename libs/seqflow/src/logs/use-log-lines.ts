import { useCallback, useMemo, useState } from 'react';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { LogIndex, LogLine } from '@omics-portal/api';
import { LOG_PAGE_LINES, logIndexQueries, type LogInput } from '@omics-portal/resources';
import type { LogLines } from '@omics-portal/ui';
import { useSeqflow } from '../ports/seqflow-ports';

/** Lines of a log, of which those around the visible ones are loaded. */
interface LoadedLines {
  readonly lines: LogLines;
  /** Failure of the last attempt to load visible lines. */
  readonly error: Error | null;
  readonly onVisibleLinesChange: (first: number, last: number) => void;
}

/** Loads the lines of a log page by page while readers scroll. */
export function useLogLines(input: LogInput, index: LogIndex): LoadedLines {
  const { datains } = useSeqflow();
  const queryClient = useQueryClient();
  const [pages, setPages] = useState<readonly [first: number, last: number]>([0, -1]);
  const { version, lines: count, size } = index;
  const onVisibleLinesChange = useCallback((first: number, last: number) => {
    const next = [pageOf(first), pageOf(last)] as const;
    setPages((now) => (now[0] === next[0] && now[1] === next[1] ? now : next));
  }, []);
  const lastPage = pageOf(Math.max(0, count - 1));
  const [from, to] = [pages[0], Math.min(pages[1], lastPage)];
  const wanted = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  const queries = logIndexQueries(datains);
  const loaded = useQueries({
    queries: wanted.map((page) =>
      queries.page(queryClient, input, {
        version,
        page,
        count: Math.min(LOG_PAGE_LINES, count - page * LOG_PAGE_LINES),
        size: page === lastPage ? size : 0,
      }),
    ),
    combine: combineLines,
  });
  const lines = useMemo<LogLines>(
    () => ({ count, at: (at) => loaded.byNumber.get(at + 1) }),
    [count, loaded.byNumber],
  );
  return { lines, error: loaded.error, onVisibleLinesChange };
}

function pageOf(index: number): number {
  return Math.floor(index / LOG_PAGE_LINES);
}

function combineLines(results: UseQueryResult<readonly LogLine[]>[]): {
  byNumber: ReadonlyMap<number, string>;
  error: Error | null;
} {
  const byNumber = new Map<number, string>();
  for (const { data } of results) {
    for (const { number, text, bytes } of data ?? []) {
      byNumber.set(number, bytes > MAX_SHOWN_BYTES ? `${text}…` : text);
    }
  }
  return { byNumber, error: results.find(({ error }) => error !== null)?.error ?? null };
}

/** Bytes of a line that a server returns; a longer one is cut. */
const MAX_SHOWN_BYTES = 16 * 1024;

import { mutationOptions } from '@tanstack/react-query';
import type { DatainsClient } from '@omics-portal/api';
import { LOG_RANGE_BYTES, logRangeFetcher, logTextKey, type LogInput } from './log-range';
import { prependRange, type LogText } from './log-text';

/** Size of one range when a whole log is downloaded, in bytes. */
const DOWNLOAD_RANGE_BYTES = LOG_RANGE_BYTES * 16;

/** Mutation that loads the range before the loaded part of a log into the cached log. */
export function loadEarlierLog(client: DatainsClient) {
  const fetchRange = logRangeFetcher(client);
  return mutationOptions({
    mutationFn: async (input: LogInput, { client: queryClient }) => {
      const key = logTextKey(input);
      const loaded = queryClient.getQueryData<LogText>(key);
      if (loaded && loaded.from > 0) {
        const offset = Math.max(0, loaded.from - LOG_RANGE_BYTES);
        const earlier = await fetchRange(input, offset, loaded.from - offset);
        queryClient.setQueryData<LogText>(key, (now) => now && prependRange(now, earlier));
      }
    },
  });
}

/**
 * Mutation that fetches the whole text of a log, range by range, as a file. Each range leaves the memory of the page at once: the browser
 * keeps the pieces of a file, on the disk where they are large.
 */
export function fetchWholeLog(client: DatainsClient) {
  const fetchRange = logRangeFetcher(client);
  return mutationOptions({
    mutationFn: async (input: LogInput) => {
      const pieces: Blob[] = [];
      let offset = 0;
      for (;;) {
        const range = await fetchRange(input, offset, DOWNLOAD_RANGE_BYTES);
        pieces.push(new Blob([range.text]));
        if (range.next_offset >= range.size || range.next_offset <= offset) {
          return new Blob(pieces, { type: 'text/plain;charset=utf-8' });
        }
        offset = range.next_offset;
      }
    },
  });
}

import type { DataFile, DataFilePage } from '@omics-portal/api';
import type { DataQuery } from '@omics-portal/data-query';

/** Records per request when all of a result is read; the contract allows up to 10,000. */
export const RECORDS_PER_REQUEST = 5000;

/** How reading goes on. */
export interface ReadProgress {
  readonly done: number;
  readonly total: number;
}

interface ReadAllInput {
  readonly query: DataQuery;
  readonly fetchRecords: (query: DataQuery, signal: AbortSignal) => Promise<DataFilePage>;
  readonly signal: AbortSignal;
  /** Takes the records as they come, so that nobody has to hold all of them. */
  readonly onPage: (records: readonly DataFile[], progress: ReadProgress) => void;
}

/**
 * Reads every record that a query finds, page by page, in its order, and says in the end how many of how many came: fewer
 * when the collection changed meanwhile. Rejects with the signal's reason when it is aborted.
 */
export async function readAllRecords({
  query,
  fetchRecords,
  signal,
  onPage,
}: ReadAllInput): Promise<ReadProgress> {
  let done = 0;
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const answer = await fetchRecords({ ...query, page, perPage: RECORDS_PER_REQUEST }, signal);
    signal.throwIfAborted();
    done += answer.data.length;
    const progress = { done, total: answer.total };
    onPage(answer.data, progress);
    if (answer.data.length === 0 || done >= answer.total) {
      return progress;
    }
  }
}

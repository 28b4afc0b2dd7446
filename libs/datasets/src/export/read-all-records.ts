import type { DataFile, DataFilePage } from '@omics-portal/api';
import type { DataQuery } from '@omics-portal/data-query';

/** Number of records of one request; the contract allows up to 10,000. */
export const RECORDS_PER_REQUEST = 5000;

/** Progress of reading, in records. */
export interface ReadProgress {
  readonly done: number;
  readonly total: number;
}

interface ReadAllInput {
  readonly query: DataQuery;
  readonly fetchRecords: (query: DataQuery, signal: AbortSignal) => Promise<DataFilePage>;
  readonly signal: AbortSignal;
  /** Receives the records page by page, so that all of them are never in memory. */
  readonly onPage: (records: readonly DataFile[], progress: ReadProgress) => void;
}

/**
 * Reads all records of a query, page by page, in its order. Returns the final progress; it is incomplete if the collection
 * changed meanwhile. Rejects with the signal's reason after an abort.
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
    const response = await fetchRecords({ ...query, page, perPage: RECORDS_PER_REQUEST }, signal);
    signal.throwIfAborted();
    done += response.data.length;
    const progress = { done, total: response.total };
    onPage(response.data, progress);
    if (response.data.length === 0 || done >= response.total) {
      return progress;
    }
  }
}

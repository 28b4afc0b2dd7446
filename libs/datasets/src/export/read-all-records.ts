import type { DataFile, DataFilePage } from '@omics-portal/api';
import type { DataQuery } from '@omics-portal/data-query';

/** Records per request when all of a result is read; the contract allows up to 10,000. */
export const RECORDS_PER_REQUEST = 1000;

/** How reading goes on. */
export interface ReadProgress {
  readonly done: number;
  readonly total: number;
}

interface ReadAllInput {
  readonly query: DataQuery;
  readonly fetchRecords: (query: DataQuery, signal: AbortSignal) => Promise<DataFilePage>;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ReadProgress) => void;
}

/** Every record that a query finds, page by page, in its order. Rejects with the signal's reason when it is aborted. */
export async function readAllRecords({
  query,
  fetchRecords,
  signal,
  onProgress,
}: ReadAllInput): Promise<DataFile[]> {
  const records: DataFile[] = [];
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const answer = await fetchRecords({ ...query, page, perPage: RECORDS_PER_REQUEST }, signal);
    records.push(...answer.data);
    onProgress({ done: records.length, total: answer.total });
    if (answer.data.length === 0 || records.length >= answer.total) {
      return records;
    }
  }
}

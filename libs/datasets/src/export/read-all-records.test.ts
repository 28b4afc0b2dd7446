import { someDataFiles } from '@omics-portal/api-mocks';
import { emptyQuery, type DataQuery } from '@omics-portal/data-query';
import { describe, expect, it, vi } from 'vitest';
import { readAllRecords, RECORDS_PER_REQUEST } from './read-all-records';

const FILES = someDataFiles(2 * RECORDS_PER_REQUEST + 1);

function aService(total = FILES.length) {
  return vi.fn(async ({ page, perPage }: DataQuery) => ({
    page,
    per_page: perPage,
    total,
    data: FILES.slice((page - 1) * perPage, page * perPage),
  }));
}

const QUERY = {
  ...emptyQuery('example_proteomics'),
  page: 7,
  sort: { field: 'file_size', direction: 'asc' } as const,
};

describe('readAllRecords', () => {
  it('reads from the first page to the last, and tells how far it is', async () => {
    const fetchRecords = aService();
    const onProgress = vi.fn();
    const records = await readAllRecords({
      query: QUERY,
      fetchRecords,
      signal: new AbortController().signal,
      onProgress,
    });
    expect(records).toEqual(FILES);
    expect(fetchRecords.mock.calls.map(([query]) => [query.page, query.sort])).toEqual([
      [1, QUERY.sort],
      [2, QUERY.sort],
      [3, QUERY.sort],
    ]);
    expect(onProgress.mock.calls.map(([progress]) => progress.done)).toEqual([1000, 2000, 2001]);
  });

  it('ends when the service has no more, whatever total it claims', async () => {
    const fetchRecords = aService(1_000_000);
    const input = {
      query: QUERY,
      fetchRecords,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    };
    expect(await readAllRecords(input)).toHaveLength(FILES.length);
    expect(fetchRecords).toHaveBeenCalledTimes(4);
  });

  it('stops at once when it is cancelled', async () => {
    const fetchRecords = aService();
    const abort = new AbortController();
    const reading = readAllRecords({
      query: QUERY,
      fetchRecords,
      signal: abort.signal,
      onProgress: () => abort.abort(),
    });
    await expect(reading).rejects.toHaveProperty('name', 'AbortError');
    expect(fetchRecords).toHaveBeenCalledOnce();
  });
});

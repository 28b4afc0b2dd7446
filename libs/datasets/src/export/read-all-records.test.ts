import type { DataFile } from '@omics-portal/api';
import { someDataFiles } from '@omics-portal/api-mocks';
import { emptyQuery, type DataQuery } from '@omics-portal/data-query';
import { describe, expect, it, vi } from 'vitest';
import { readAllRecords, RECORDS_PER_REQUEST, type ReadProgress } from './read-all-records';

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
  it('reads all pages in order, and reports its progress', async () => {
    const fetchRecords = aService();
    const onPage = vi.fn<(records: readonly DataFile[], progress: ReadProgress) => void>();
    const { signal } = new AbortController();
    expect(await readAllRecords({ query: QUERY, fetchRecords, signal, onPage })).toEqual({
      done: FILES.length,
      total: FILES.length,
    });
    expect(onPage.mock.calls.flatMap(([records]) => records)).toEqual(FILES);
    expect(fetchRecords.mock.calls.map(([query]) => [query.page, query.sort])).toEqual([
      [1, QUERY.sort],
      [2, QUERY.sort],
      [3, QUERY.sort],
    ]);
    expect(onPage.mock.calls.map(([, { done }]) => done)).toEqual([5000, 10_000, 10_001]);
  });

  it('ends at the last page with an incomplete progress if the total was larger', async () => {
    const fetchRecords = aService(1_000_000);
    const { signal } = new AbortController();
    expect(await readAllRecords({ query: QUERY, fetchRecords, signal, onPage: () => undefined })).toEqual({
      done: FILES.length,
      total: 1_000_000,
    });
    expect(fetchRecords).toHaveBeenCalledTimes(4);
  });

  it('stops at once after an abort', async () => {
    const fetchRecords = aService();
    const abort = new AbortController();
    const onPage = vi.fn(() => abort.abort());
    const reading = readAllRecords({ query: QUERY, fetchRecords, signal: abort.signal, onPage });
    await expect(reading).rejects.toHaveProperty('name', 'AbortError');
    expect(fetchRecords).toHaveBeenCalledOnce();
    expect(onPage).toHaveBeenCalledOnce();
  });
});

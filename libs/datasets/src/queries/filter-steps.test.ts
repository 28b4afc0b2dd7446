import { emptyQuery, toggleValue, type DataQuery } from '@omics-portal/data-query';
import { addStep, history } from '@omics-portal/data-query/workbench';
import { describe, expect, it } from 'vitest';
import { onlyFilters, queryAt } from './filter-steps';

const none = emptyQuery('c');
const csv = toggleValue(none, 'format', 'CSV');
const sorted: DataQuery = {
  ...csv,
  tab: 'donors',
  page: 3,
  perPage: 50,
  sort: { field: 'file_size', direction: 'desc' },
};

describe('step of the filters', () => {
  it('is not added by another page, sort order, page size or tab', () => {
    const start = history(onlyFilters(csv));
    expect(addStep(start, onlyFilters(sorted))).toBe(start);
  });

  it('keeps sort order, tab and page size, and goes to page 1', () => {
    const { past } = addStep(history(onlyFilters(none)), onlyFilters(sorted));
    expect(past.map((step) => queryAt(step, sorted))).toEqual([{ ...sorted, filters: {}, page: 1 }]);
  });
});

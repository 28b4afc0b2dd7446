// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { spoken } from '../testing/spoken';
import { usePaginationLabels } from './use-pagination-labels';

test.each([
  ['en-US', 'Rows per page', '1-10 of 90', 'Page 3'],
  ['zh-CN', '每页行数', '第 1-10 条，共 90 条', '第 3 页'],
])('a pager speaks %s', async (locale, pageSize, range, page) => {
  const labels = await spoken(locale, () => usePaginationLabels());
  expect([labels.pageSize, labels.range(1, 10, 90), labels.page(3)]).toEqual([pageSize, range, page]);
});

test('a list may say its range in its own words', async () => {
  const labels = await spoken('en-US', () => usePaginationLabels((from, to) => `files ${from} to ${to}`));
  expect(labels.range(1, 10, 90)).toBe('files 1 to 10');
});

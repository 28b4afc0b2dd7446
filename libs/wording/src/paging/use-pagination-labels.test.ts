// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { spoken } from '../testing/spoken';
import { usePaginationLabels } from './use-pagination-labels';

test.each([
  ['en-US', 'Rows per page', '1-10 of 90', '147,421-147,428 of 147,428', 'Page 14,743', '14,743'],
  [
    'zh-CN',
    '每页行数',
    '第 1-10 条，共 90 条',
    '第 147,421-147,428 条，共 147,428 条',
    '第 14,743 页',
    '14,743',
  ],
])('pagination labels are in %s', async (locale, pageSize, few, many, page, pageNumber) => {
  const labels = await spoken(locale, () => usePaginationLabels());
  expect([labels.pageSize, labels.range(1, 10, 90), labels.range(147_421, 147_428, 147_428)]).toEqual([
    pageSize,
    few,
    many,
  ]);
  expect([labels.page(14_743), labels.pageNumber(14_743)]).toEqual([page, pageNumber]);
});

test('a list may have its own range label', async () => {
  const labels = await spoken('en-US', () => usePaginationLabels((from, to) => `files ${from} to ${to}`));
  expect(labels.range(1, 10, 90)).toBe('files 1 to 10');
});

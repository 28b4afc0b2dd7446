import { expect, test } from 'vitest';
import { resultListInput } from './result-list-input';
import { readResultSearch, readResultText, writeResultText } from './result-search';
import { readResultSort, writeResultSort } from './result-sort';

test.each([
  ['size:asc', { columnId: 'size', direction: 'asc' }],
  ['job_name:desc', { columnId: 'job_name', direction: 'desc' }],
  ['link:asc', { columnId: 'created_time', direction: 'desc' }],
  ['size:up', { columnId: 'created_time', direction: 'desc' }],
  [undefined, { columnId: 'created_time', direction: 'desc' }],
])('the order %s is read', (text, sort) => {
  expect(readResultSort(text)).toEqual(sort);
});

test('an order is written as it is read, and the default is left out', () => {
  expect(writeResultSort(readResultSort('size:asc'))).toBe('size:asc');
  expect(writeResultSort(readResultSort(undefined))).toBeUndefined();
  expect(writeResultSort(null)).toBeUndefined();
});

test('search parameters make the request of a list; an invalid order is not sent', () => {
  const search = { name: 'D5', file: 'report', type: 'html', sort: 'link:asc', open: 'x', page: 2 };
  expect(resultListInput({ ...search, perPage: undefined }, { projectId: 'p' })).toEqual({
    projectId: 'p',
    jobName: 'D5',
    fileName: 'report',
    fileType: 'html',
    sort: undefined,
    page: 2,
    perPage: 10,
  });
});

test('a search is one text in the address of a project, and back', () => {
  const search = readResultSearch({ name: 'D5 & 6', type: 'html', page: 3, perPage: 'many', lost: 1 });
  expect(search).toEqual({ ...readResultSearch({}), name: 'D5 & 6', type: 'html', page: 3 });
  expect(readResultText(writeResultText(search))).toEqual(search);
  expect(writeResultText(readResultSearch(null))).toBeUndefined();
  expect(readResultText('page=x&open=minio%3A%2F%2Fb%2Fk')).toEqual(
    readResultSearch({ open: 'minio://b/k' }),
  );
});

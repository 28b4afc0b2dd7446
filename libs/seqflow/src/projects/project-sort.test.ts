import { expect, test } from 'vitest';
import { readProjectSort, writeProjectSort } from './project-sort';

test.each([
  ['project_name:asc', { field: 'project_name', direction: 'asc' }],
  ['finished_time:desc', { field: 'finished_time', direction: 'desc' }],
  ['owner_sub:asc', undefined],
  ['status', undefined],
  ['status:up', undefined],
  [undefined, undefined],
])('the parameter %j is the order %j', (text, sort) => {
  expect(readProjectSort(text)).toEqual(sort);
});

test.each([
  [{ columnId: 'status', direction: 'asc' }, 'status:asc'],
  [{ columnId: 'started_time', direction: 'asc' }, 'started_time:asc'],
  [{ columnId: 'started_time', direction: 'desc' }, undefined],
  [null, undefined],
] as const)('the order %j of the table is the parameter %j', (sort, text) => {
  expect(writeProjectSort(sort)).toBe(text);
});

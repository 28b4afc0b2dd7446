import { expect, test } from 'vitest';
import type { ProjectListInput } from '@omics-portal/resources';
import { ignoredFilters } from './ignored-filters';

const row = (project_name: string, started_time: number, finished_time: number | null = null) => ({
  project_name,
  started_time,
  finished_time,
  percentage: 0,
});
const ROWS = [row('WGS_b', 3000), row('wgs_a', 2000, 5000), row('wgs_c', 2000, 9000)];

test.each<[string, Partial<ProjectListInput>, string[]]>([
  ['nothing is requested', {}, []],
  ['every name has the part, in any case', { search: 'Gs_' }, []],
  ['a name has not', { search: 'wgs_a' }, ['name']],
  ['all started in the range', { startedFrom: 2000, startedBefore: 3001 }, []],
  ['one started at the end of the range', { startedBefore: 3000 }, ['days']],
  ['one started before the range', { startedFrom: 2001 }, ['days']],
  ['the starts descend', { sort: { field: 'started_time', direction: 'desc' } }, []],
  ['the starts do not ascend', { sort: { field: 'started_time', direction: 'asc' } }, ['order']],
  ['the names do not ascend', { sort: { field: 'project_name', direction: 'asc' } }, ['order']],
  ['the known finish times ascend', { sort: { field: 'finished_time', direction: 'asc' } }, []],
  [
    'the known finish times do not descend',
    { sort: { field: 'finished_time', direction: 'desc' } },
    ['order'],
  ],
  ['equal percentages have any order', { sort: { field: 'percentage', direction: 'asc' } }, []],
  ['states have an order of the server', { sort: { field: 'status', direction: 'asc' } }, []],
  ['two are ignored', { search: 'rna', startedFrom: 9000 }, ['name', 'days']],
])('%s', (_title, input, ignored) => {
  expect(ignoredFilters({ page: 1, perPage: 10, ...input }, ROWS)).toEqual(ignored);
});

test('a page without rows contradicts nothing', () => {
  expect(ignoredFilters({ page: 1, perPage: 10, search: 'x', startedFrom: 1 }, [])).toEqual([]);
});

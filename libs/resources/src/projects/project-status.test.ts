import { expect, test } from 'vitest';
import { projectPercentage, projectStatus } from './project-status';

const DONE = 1_700_000_000_000;

test.each([
  ['Running', null, 'running', 'active'],
  ['Submitted', null, 'submitted', 'active'],
  ['Submitted', 0, 'submitted', 'active'],
  ['Submitted', DONE, 'succeeded', 'success'],
  ['Aborted', DONE, 'archived', 'aborted'],
  ['Aborting', null, 'aborting', 'exception'],
  ['Failed', DONE, 'failed', 'exception'],
  ['On Hold', null, 'deleted', 'deleted'],
  ['Succeeded', DONE, 'succeeded', 'success'],
] as const)('a project that is %s with finish time %s is %s', (status, finished_time, state, tone) => {
  expect(projectStatus({ status, finished_time })).toEqual({ state, tone });
});

test('a finished project is at 100 percent, whatever its percentage', () => {
  expect(projectPercentage({ finished_time: DONE, percentage: 40 })).toBe(100);
  expect(projectPercentage({ finished_time: null, percentage: 40 })).toBe(40);
});

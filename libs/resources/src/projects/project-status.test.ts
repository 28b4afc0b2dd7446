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

test.each([
  ['Succeeded', DONE, 100],
  ['Submitted', DONE, 100],
  ['Running', null, 40],
  ['Failed', DONE, 40],
  ['Aborted', DONE, 40],
  ['On Hold', DONE, 40],
] as const)(
  'a project that is %s with finish time %s and 40 percent done is at %i',
  (status, finished, at) => {
    expect(projectPercentage({ status, finished_time: finished, percentage: 40 })).toBe(at);
  },
);

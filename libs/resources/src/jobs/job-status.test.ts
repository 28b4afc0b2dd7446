import { expect, test } from 'vitest';
import { isUnderWay } from '../work/is-under-way';
import { JOB_STATUSES } from './job-status';

test.each([
  ['Submitted', 'submitted', 'active'],
  ['Running', 'running', 'active'],
  ['On Hold', 'on-hold', 'active'],
  ['Aborted', 'aborted', 'exception'],
  ['Aborting', 'aborting', 'exception'],
  ['Failed', 'failed', 'exception'],
  ['Succeeded', 'succeeded', 'success'],
] as const)('a job that is %s is %s and drawn as %s', (status, state, tone) => {
  expect(JOB_STATUSES[status]).toEqual({ state, tone });
});

test.each([
  ['Submitted', true],
  ['Running', true],
  ['Aborting', true],
  ['Aborted', false],
  ['Failed', false],
  ['Succeeded', false],
  ['On Hold', false],
] as const)('a job that is %s is under way: %s', (status, underWay) => {
  expect(isUnderWay(status)).toBe(underWay);
});

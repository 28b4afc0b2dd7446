import { expect, test } from 'vitest';
import { isUnderWay } from '../work/is-under-way';
import { canResubmit, JOB_STATUSES } from './job-status';

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
  ['Submitted', false, true],
  ['Running', false, true],
  ['Aborting', false, true],
  ['Aborted', true, false],
  ['Failed', true, false],
  ['Succeeded', false, false],
  ['On Hold', false, false],
] as const)('a job that is %s: resubmit %s, under way %s', (status, resubmit, underWay) => {
  expect(canResubmit(status)).toBe(resubmit);
  expect(isUnderWay(status)).toBe(underWay);
});

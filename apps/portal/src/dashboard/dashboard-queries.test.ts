import { expect, test } from 'vitest';
import { isOngoing } from './dashboard-queries';

test.each([
  ['Running', null, true],
  ['Submitted', null, true],
  ['Aborting', null, true],
  ['Submitted', 1_700_000_000_000, false],
  ['Succeeded', 1_700_000_000_000, false],
  ['Failed', null, false],
  ['Aborted', null, false],
  ['On Hold', null, false],
] as const)('a project that is %s and finished at %s is under way: %s', (status, finished, expected) => {
  expect(isOngoing({ status, finished_time: finished })).toBe(expected);
});

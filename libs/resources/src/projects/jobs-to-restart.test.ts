import { expect, test } from 'vitest';
import { jobsToRestart } from './jobs-to-restart';

test.each([
  ['Failed', 24, 23, 1],
  ['Failed', 24, 0, 24],
  ['Aborted', 3, 1, 2],
  ['Aborted', 3, 3, 3],
  ['On Hold', 24, 20, 24],
  ['Failed', 0, 0, 0],
] as const)(
  'a %s project of %i jobs, %i of them succeeded, runs %i again',
  (status, total, success, again) => {
    expect(jobsToRestart(status, { total, success })).toBe(again);
  },
);

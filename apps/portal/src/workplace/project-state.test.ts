import { expect, test } from 'vitest';
import { projectLook, projectPercentage, taskLook } from './project-state';

const NEVER = null;
const DONE = 1_700_000_000_000;

test.each([
  ['Running', NEVER, 'active'],
  ['Submitted', NEVER, 'active'],
  ['Submitted', DONE, 'success'],
  ['Succeeded', DONE, 'success'],
  ['Failed', DONE, 'exception'],
  ['Aborting', NEVER, 'exception'],
  ['Aborted', DONE, 'aborted'],
  ['On Hold', DONE, 'deleted'],
] as const)('a project that is %s and finished at %s is drawn as %s', (status, finished, tone) => {
  expect(projectLook({ status, finished_time: finished }).tone).toBe(tone);
});

test('a finished project is done, whatever its percentage says', () => {
  expect(projectPercentage({ finished_time: DONE, percentage: 40 })).toBe(100);
  expect(projectPercentage({ finished_time: NEVER, percentage: 40 })).toBe(40);
});

test.each([
  ['Started', 'active'],
  ['Finished', 'success'],
  ['Archived', 'success'],
  ['Checked', 'success'],
  ['Failed', 'exception'],
] as const)('a task that is %s is drawn as %s', (status, tone) => {
  expect(taskLook({ status }).tone).toBe(tone);
});

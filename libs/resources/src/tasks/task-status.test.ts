import { expect, test } from 'vitest';
import { taskStatus } from './task-status';

test.each([
  ['Submitted', 'submitted', 'pending'],
  ['Started', 'running', 'active'],
  ['Finished', 'success', 'success'],
  ['Failed', 'failed', 'exception'],
  ['Archived', 'archived', 'aborted'],
  ['Checked', 'checked', 'success'],
  ['Unknown', 'unknown', 'pending'],
] as const)('a task that is %s is %s and drawn as %s', (status, state, tone) => {
  expect(taskStatus(status)).toEqual({ state, tone });
});

import { expect, test } from 'vitest';
import { allowedProjectActions } from './project-actions';

test.each([
  ['Submitted', null, ['stop']],
  ['Running', null, ['stop']],
  ['Aborting', null, []],
  ['Aborted', 1, ['restart', 'delete']],
  ['Failed', 1, ['restart', 'archive', 'delete']],
  ['Succeeded', 1, ['archive', 'delete']],
  ['On Hold', 1, ['restart']],
  ['Submitted', 1, ['archive', 'delete']],
] as const)('a project that is %s (finished %s) allows %j', (status, finished_time, actions) => {
  expect(allowedProjectActions({ status, finished_time })).toEqual(actions);
});

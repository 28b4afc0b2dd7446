import { expect, test } from 'vitest';
import {
  allowedJobActions,
  allowedProjectActions,
  refusedJobAction,
  refusedProjectRequest,
} from './allowed-actions.ts';
import type { JobGroup, ProjectMark } from './project-status.ts';
import { WORK_STATUSES, type WorkStatus } from './transitions.ts';

const groupsOf = (...statuses: WorkStatus[]): JobGroup[] =>
  statuses.map((status) => ({ status, verdict: null, jobs: 1, percentage: 0 }));

test.each<[WorkStatus, ProjectMark | null, WorkStatus[], string[]]>([
  ['Submitted', null, ['Submitted'], ['stop', 'delete']],
  ['Running', null, ['Running', 'Succeeded'], ['stop', 'delete']],
  ['Running', null, ['Running', 'Failed'], ['stop', 'delete', 'resubmit']],
  ['Aborting', 'Aborting', ['Aborting', 'Succeeded'], []],
  ['Aborting', 'Aborting', ['Aborting', 'Aborted'], ['resubmit']],
  ['Aborted', 'Aborting', ['Aborted'], ['restart', 'delete', 'resubmit']],
  ['Aborted', 'Aborted', ['Succeeded'], ['restart', 'delete']],
  ['Failed', null, ['Failed', 'Succeeded'], ['restart', 'archive', 'delete', 'resubmit']],
  ['Succeeded', null, ['Succeeded'], ['archive', 'delete']],
  ['On Hold', 'On Hold', ['Failed', 'Succeeded'], ['restart']],
  ['On Hold', 'On Hold', ['Aborting', 'Succeeded'], []],
])('a project that is %s (mark %s) with jobs %j allows %j', (status, mark, jobs, actions) => {
  expect(allowedProjectActions({ status, mark }, groupsOf(...jobs))).toEqual(actions);
});

test.each<[WorkStatus, string[]]>([
  ['Submitted', ['stop']],
  ['Running', ['stop']],
  ['Failed', ['resubmit']],
  ['Aborting', []],
  ['Aborted', ['resubmit']],
  ['Succeeded', []],
  ['On Hold', []],
])('a job that is %s allows %j', (status, actions) => {
  expect(allowedJobActions(status, null)).toEqual(actions);
});

test('an ended job of a deleted project allows nothing', () => {
  const ended = WORK_STATUSES.filter((status) => status !== 'Submitted' && status !== 'Running');
  expect(ended.flatMap((status) => allowedJobActions(status, 'On Hold'))).toEqual([]);
});

test('a group without jobs changes nothing', () => {
  const none = groupsOf('Failed', 'Running').map((group) => ({ ...group, jobs: 0 }));
  expect(allowedProjectActions({ status: 'Succeeded', mark: null }, none)).toEqual(['archive', 'delete']);
});

test('a refusal is one sentence', () => {
  expect(refusedJobAction('Failed', 'On Hold', 'resubmit')?.['en-US']).toBe(
    'The results of this project were deleted: restart the project to run its jobs again.',
  );
  expect(refusedJobAction('Succeeded', null, 'stop')?.['en-US']).toBe(
    'A job that is Succeeded cannot be stopped; it would have to be Submitted or Running.',
  );
  expect(refusedProjectRequest('On Hold', true, 'restart')?.['en-US']).toBe(
    'The project is being stopped: wait until every job has ended.',
  );
  expect(refusedProjectRequest('On Hold', false, 'restart')).toBeUndefined();
});

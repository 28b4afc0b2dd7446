import { describe, expect, test } from 'vitest';
import {
  WORK_STATUSES,
  nextJobStatus,
  nextProjectStatus,
  projectRequestFor,
  type JobEvent,
  type ProjectRequest,
  type WorkStatus,
} from './transitions.ts';

const JOB_PAIRS: Record<JobEvent, [WorkStatus, WorkStatus][]> = {
  start: [['Submitted', 'Running']],
  succeed: [['Running', 'Succeeded']],
  fail: [
    ['Submitted', 'Failed'],
    ['Running', 'Failed'],
  ],
  stop: [
    ['Submitted', 'Aborting'],
    ['Running', 'Aborting'],
  ],
  confirmStop: [['Aborting', 'Aborted']],
  resubmit: [
    ['Failed', 'Submitted'],
    ['Aborted', 'Submitted'],
  ],
  rerun: [
    ['Failed', 'Submitted'],
    ['Aborted', 'Submitted'],
    ['On Hold', 'Submitted'],
    ['Succeeded', 'Submitted'],
  ],
};

const PROJECT_PAIRS: Record<ProjectRequest, [WorkStatus, WorkStatus][]> = {
  stop: [
    ['Submitted', 'Aborting'],
    ['Running', 'Aborting'],
  ],
  restart: [
    ['Aborted', 'Submitted'],
    ['Failed', 'Submitted'],
    ['On Hold', 'Submitted'],
  ],
  archive: [
    ['Succeeded', 'Aborted'],
    ['Failed', 'Aborted'],
  ],
  delete: [
    ['Submitted', 'On Hold'],
    ['Running', 'On Hold'],
    ['Succeeded', 'On Hold'],
    ['Failed', 'On Hold'],
    ['Aborted', 'On Hold'],
  ],
};

describe.each(WORK_STATUSES.map((from) => [from] as const))('from %s', (from) => {
  test.each(Object.keys(JOB_PAIRS) as JobEvent[])(
    'a job changes as the table defines on %s, or not at all',
    (event) => {
      const expected = JOB_PAIRS[event].find(([before]) => before === from)?.[1];
      expect(nextJobStatus(from, event)).toBe(expected);
    },
  );

  test.each(Object.keys(PROJECT_PAIRS) as ProjectRequest[])(
    'a project changes as the table defines on %s, or not at all',
    (request) => {
      const expected = PROJECT_PAIRS[request].find(([before]) => before === from)?.[1];
      expect(nextProjectStatus(from, request)).toBe(expected);
    },
  );

  // All pairs of statuses: a change without an event in the table must not be reachable by any event.
  test.each(WORK_STATUSES)('a job reaches %s only by an event of the table', (to) => {
    const events = (Object.keys(JOB_PAIRS) as JobEvent[]).filter(
      (event) => nextJobStatus(from, event) === to,
    );
    const listed = (Object.keys(JOB_PAIRS) as JobEvent[]).filter((event) =>
      JOB_PAIRS[event].some(([before, after]) => before === from && after === to),
    );
    expect(events).toEqual(listed);
  });
});

test('the wanted status of a request names the action; engine statuses name none', () => {
  expect(WORK_STATUSES.map((status) => [status, projectRequestFor(status)])).toEqual([
    ['Submitted', 'restart'],
    ['Running', undefined],
    ['Failed', undefined],
    ['Aborting', 'stop'],
    ['Aborted', 'archive'],
    ['Succeeded', undefined],
    ['On Hold', 'delete'],
  ]);
});

import { aNotification, aProject, aTask } from '@omics-portal/api-mocks';
import type { Notification } from '@omics-portal/api';
import { expect, test } from 'vitest';
import { activityFeed } from './activity-feed';

const NOON = 1_700_000_000_000;
const MINUTE = 60_000;

const project = aProject({
  id: 'p1',
  project_name: 'blood_batch',
  status: 'Failed',
  started_time: NOON,
  finished_time: NOON + 30 * MINUTE,
});
const report = aTask({
  id: 'r1',
  name: 'protein_batch',
  status: 'Finished',
  started_time: NOON,
  finished_time: NOON + 10 * MINUTE,
});
const news = aNotification({ id: 7, title: 'Maintenance', description: null, created_time: NOON + MINUTE });

const kinds = (...given: Parameters<typeof activityFeed>) => activityFeed(...given).map(({ kind }) => kind);

test('what happened stands in its order, newest first', () => {
  expect(kinds({ notices: [news], projects: [project], reports: [report] }, 9)).toEqual([
    'project-ended',
    'report-ended',
    'notice',
    'project-started',
  ]);
});

test('the list has at most the requested number of events', () => {
  expect(kinds({ notices: [news], projects: [project], reports: [report] }, 2)).toEqual([
    'project-ended',
    'report-ended',
  ]);
});

test('work that is under way has a start and no end', () => {
  const running = { ...project, status: 'Running', finished_time: null } as const;
  const unstarted = { ...running, started_time: 0 };
  const begun = { ...report, finished_time: null, status: 'Started' } as const;
  expect(kinds({ notices: [], projects: [running, unstarted], reports: [begun] }, 9)).toEqual([
    'project-started',
  ]);
});

test.each([
  ['Project blood_batch has failed', 31 * MINUTE, ['notice', 'project-started']],
  ['Project blood_batch has failed', 90 * MINUTE, ['notice', 'project-ended', 'project-started']],
  ['Project other has failed', 31 * MINUTE, ['notice', 'project-ended', 'project-started']],
])('an end with the notice "%s" %i ms later is listed once: %j', (title, after, expected) => {
  const notice = aNotification({ title, created_time: NOON + after });
  expect(kinds({ notices: [notice], projects: [project], reports: [] }, 9)).toEqual(expected);
});

test('a notice that names its subject stands for the end of that subject, and links to it', () => {
  const notice = aNotification({
    id: 8,
    title: 'In other words',
    created_time: NOON + 90 * MINUTE,
    outcome: 'failed',
    subject: { kind: 'project', id: 'p1' },
  });
  expect(activityFeed({ notices: [notice], projects: [project], reports: [] }, 9)).toMatchObject([
    { kind: 'notice', unreadId: 8, outcome: 'failed', subject: { kind: 'project', id: 'p1' } },
    { kind: 'project-started' },
  ]);
});

test('a notice without a time comes last, as 0', () => {
  const { created_time: _missing, ...untimed } = aNotification({ title: 'No time' });
  expect(
    activityFeed({ notices: [untimed as Notification], projects: [project], reports: [] }, 9).at(-1),
  ).toMatchObject({ kind: 'notice', time: 0 });
});

test('an end says whether it failed', () => {
  expect(activityFeed({ notices: [], projects: [project], reports: [report] }, 2)).toMatchObject([
    { id: 'p1', failed: true },
    { id: 'r1', failed: false },
  ]);
});

test('the reports of one project are one event each for those that are ready and those that failed', () => {
  const of = (id: string, minutes: number, status: 'Finished' | 'Failed') =>
    aTask({ id, name: 'plate', status, started_time: NOON, finished_time: NOON + minutes * MINUTE });
  const reports = [of('a', 1, 'Finished'), of('b', 3, 'Finished'), of('c', 2, 'Failed')];
  expect(activityFeed({ notices: [], projects: [], reports }, 9)).toMatchObject([
    { id: 'b', time: NOON + 3 * MINUTE, failed: false, count: 2 },
    { id: 'c', failed: true, count: 1 },
  ]);
});

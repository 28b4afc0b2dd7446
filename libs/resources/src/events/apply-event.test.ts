import { aProject, aProjectStats, aWorkflow } from '@omics-portal/api-mocks';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { JOBS_KEY, PROJECTS_KEY } from '../work/work-keys';
import { applyEvent } from './apply-event';

const job = aWorkflow({ status: 'Running', percentage: 10 });
const other = aWorkflow({ id: 'other', status: 'Submitted', percentage: 0 });
const stats = aProjectStats({ running: 1, submitted: 1 });
const project = aProject({ status: 'Running', percentage: 5, stats });

const JOB_LIST: QueryKey = [...JOBS_KEY, 'list', {}];
const JOB: QueryKey = [...JOBS_KEY, 'detail', job.id];
const PROJECT_LIST: QueryKey = [...PROJECTS_KEY, 'list', {}];
const ONGOING: QueryKey = [...PROJECTS_KEY, 'ongoing'];
const COUNT: QueryKey = [...PROJECTS_KEY, 'count'];

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(JOB_LIST, { total: 2, data: [job, other] });
  client.setQueryData(JOB, job);
  client.setQueryData(PROJECT_LIST, { total: 1, data: [project] });
  client.setQueryData(ONGOING, { total: 1, projects: [project] });
  client.setQueryData(COUNT, 1);
});

const ofJob = (status: string, percentage: number) =>
  applyEvent(client, { kind: 'workflow', data: { id: job.id, status, percentage } });
const ofProject = (status: string, counts = stats) =>
  applyEvent(client, { kind: 'project', data: { id: project.id, status, percentage: 6, stats: counts } });

test('progress of a job is written into every copy, and needs no request', () => {
  expect(ofJob('Running', 60)).toEqual([]);
  expect(client.getQueryData(JOB_LIST)).toEqual({ total: 2, data: [{ ...job, percentage: 60 }, other] });
  expect(client.getQueryData(JOB)).toEqual({ ...job, percentage: 60 });
});

test('rows that did not change keep their identity, so that they are not drawn again', () => {
  ofJob('Running', 60);
  expect(client.getQueryData<{ data: unknown[] }>(JOB_LIST)?.data[1]).toBe(other);
  expect(client.getQueryData<{ data: unknown[] }>(PROJECT_LIST)?.data[0]).toBe(project);
});

test('a new state of a job is shown at once, and its copies are fetched again', () => {
  expect(ofJob('Failed', 60).map(({ queryKey }) => queryKey)).toEqual([JOB_LIST, JOB]);
  expect(client.getQueryData(JOB)).toMatchObject({ status: 'Failed' });
});

test('a job that has started has its start with the event, and preserves it where an event says nothing of it', () => {
  const data = { id: other.id, status: 'Running', percentage: 0, started_time: 1_653_000_060_000 };
  applyEvent(client, { kind: 'workflow', data });
  applyEvent(client, { kind: 'workflow', data: { id: other.id, status: 'Running', percentage: 5 } });
  expect(client.getQueryData(JOB_LIST)).toMatchObject({
    data: [job, { id: other.id, percentage: 5, started_time: 1_653_000_060_000 }],
  });
});

test('the actions that a new state allows are shown with it', () => {
  const data = { id: job.id, status: 'Failed', percentage: 60, actions: ['resubmit'] };
  applyEvent(client, { kind: 'workflow', data });
  expect(client.getQueryData(JOB)).toMatchObject({ status: 'Failed', actions: ['resubmit'] });
});

const silent = { id: job.id, status: 'Running', percentage: 10, stale_since: 5 };

test('the reason of a silent engine is shown with its event, and is gone with the silence', () => {
  const stale_problem = { file: '', code: 'engine.no-response', params: { engine: 'toil' } };
  const reason = { stale_reason: 'The engine "toil" does not answer.', stale_problem };
  expect(applyEvent(client, { kind: 'workflow', data: { ...silent, ...reason } })).toEqual([]);
  expect(client.getQueryData(JOB)).toMatchObject({ stale_since: 5, ...reason });
  expect(ofJob('Running', 10)).toEqual([]);
  const gone = { stale_since: null, stale_reason: null, stale_problem: null };
  expect(client.getQueryData(JOB)).toMatchObject(gone);
});

test('the reason of a silence that comes without it is fetched once', () => {
  const fetched = () =>
    applyEvent(client, { kind: 'workflow', data: silent }).map(({ queryKey }) => queryKey);
  expect(fetched()).toEqual([JOB_LIST, JOB]);
  expect(fetched()).toEqual([]);
});

test('a notice of the engine is shown with its event, and stays where an older server says nothing of it', () => {
  const notice = { file: '', code: 'engine.no-state', params: {} };
  applyEvent(client, { kind: 'workflow', data: { id: job.id, status: 'Running', notice } });
  ofJob('Running', 20);
  expect(client.getQueryData(JOB)).toMatchObject({ notice });
  applyEvent(client, { kind: 'workflow', data: { id: job.id, status: 'Running', notice: null } });
  expect(client.getQueryData(JOB)).toMatchObject({ notice: null });
});

test('progress and counts of a project are written into lists, the dashboard included', () => {
  expect(ofProject('Running')).toEqual([]);
  expect(client.getQueryData(ONGOING)).toEqual({ total: 1, projects: [{ ...project, percentage: 6 }] });
  expect(client.getQueryData(COUNT)).toBe(1);
});

test('other counts mean that jobs have changed, also where no event named them', () => {
  const counts = aProjectStats({ running: 0, submitted: 2 });
  expect(ofProject('Running', counts)).toEqual([{ queryKey: JOBS_KEY }]);
  expect(client.getQueryData(PROJECT_LIST)).toMatchObject({ data: [{ stats: counts }] });
});

test('a new state of a project fetches projects and jobs again, as does an older server without counts', () => {
  expect(ofProject('Succeeded')).toEqual([{ queryKey: PROJECTS_KEY }, { queryKey: JOBS_KEY }]);
  const older = { id: project.id, status: 'Succeeded', percentage: 100 };
  expect(applyEvent(client, { kind: 'project', data: older })).toEqual([{ queryKey: JOBS_KEY }]);
});

test.each([
  ['task', 'tasks'],
  ['notification', 'notifications'],
] as const)('an event of a %s is fetched', (kind, root) => {
  expect(applyEvent(client, { kind, data: { id: '1', status: 'Finished' } })).toEqual([{ queryKey: [root] }]);
});

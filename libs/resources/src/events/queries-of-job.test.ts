import { aProject, aProjectStats, aWorkflow, uuid } from '@omics-portal/api-mocks';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { JOBS_KEY, PROJECTS_KEY } from '../work/work-keys';
import { applyEvent } from './apply-event';

const PROJECT = uuid(2, 1);
const jobs = Array.from({ length: 300 }, (_, at) => aWorkflow({ id: uuid(3, at), status: 'Running' }));
const counts = (finished: number) => aProjectStats({ running: 300 - finished, success: finished });

/** A page that shows three windows of the list of a project, and other jobs; counts its requests. */
function jobPage(conditions: object = {}) {
  const client = new QueryClient();
  const requests: string[] = [];
  const show = (key: readonly unknown[], name: string, data: unknown) => {
    client.setQueryData([...JOBS_KEY, ...key], data);
    const queryFn = () => {
      requests.push(name);
      return data;
    };
    return new QueryObserver(client, {
      queryKey: [...JOBS_KEY, ...key],
      queryFn,
      staleTime: Infinity,
    }).subscribe(() => undefined);
  };
  for (const page of [1, 2, 3]) {
    const data = { total: 300, data: jobs.slice((page - 1) * 100, page * 100) };
    show(['list', { projectId: PROJECT, page, perPage: 100, ...conditions }], `window ${page}`, data);
  }
  show(['list', { projectId: uuid(2, 2), page: 1, perPage: 100, status: 'Failed' }], 'other project', {
    data: [],
  });
  show(['detail', jobs[150]?.id], 'job 150', jobs[150]);
  show(['groups', PROJECT], 'groups', { failures: [] });
  client.setQueryData(
    [...PROJECTS_KEY, 'detail', PROJECT],
    aProject({ id: PROJECT, status: 'Running', stats: counts(0) }),
  );
  const receive = async (event: Parameters<typeof applyEvent>[1]) => {
    requests.length = 0;
    await Promise.all(applyEvent(client, event).map((stale) => client.invalidateQueries(stale)));
    return requests.toSorted();
  };
  return {
    jobEnds: (id: string) =>
      receive({ kind: 'workflow', data: { id, status: 'Succeeded', percentage: 100, project_id: PROJECT } }),
    projectCounts: (finished: number) =>
      receive({ kind: 'project', data: { id: PROJECT, status: 'Running', stats: counts(finished) } }),
  };
}

test('the end of a job refetches only the window that holds it, and its project’s event nothing more', async () => {
  const { jobEnds, projectCounts } = jobPage();
  expect(await jobEnds(jobs[250]!.id)).toEqual(['groups', 'window 3']);
  expect(await projectCounts(1)).toEqual([]);
  expect(await jobEnds(jobs[150]!.id)).toEqual(['groups', 'job 150', 'window 2']);
  expect(await projectCounts(2)).toEqual([]);
});

test('a job outside of the loaded windows refetches none of them', async () => {
  const { jobEnds, projectCounts } = jobPage();
  expect(await jobEnds(uuid(3, 9_000))).toEqual(['groups']);
  expect(await projectCounts(1)).toEqual([]);
});

test('a list of one label keeps its rows, and a list of one state may gain or lose some', async () => {
  expect(await jobPage({ label: 'batch:1' }).jobEnds(jobs[0]!.id)).toEqual(['groups', 'window 1']);
  expect(await jobPage({ status: 'Running' }).jobEnds(jobs[0]!.id)).toEqual([
    'groups',
    'window 1',
    'window 2',
    'window 3',
  ]);
});

test('counts that the events of single jobs do not explain refetch all jobs', async () => {
  const { jobEnds, projectCounts } = jobPage();
  await jobEnds(jobs[0]!.id);
  expect(await projectCounts(2)).toEqual([
    'groups',
    'job 150',
    'other project',
    'window 1',
    'window 2',
    'window 3',
  ]);
  expect(await projectCounts(3)).toHaveLength(6);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../identity/identity.ts';
import type { ProjectMark } from '../../../jobs/project-status.ts';
import type { WorkStatus } from '../../../jobs/transitions.ts';
import { startTestServer, type TestServer } from '../../../testing/start-server.ts';
import { listProjects } from './list-projects.ts';

interface Stored {
  status: WorkStatus;
  percentage: number;
  started: number;
  finished: number | null;
  mark?: ProjectMark;
  owner?: string;
}

const OWNER: Caller = {
  sub: 'owner-of-the-list',
  username: 'owner',
  email: 'owner@example.org',
  name: 'Owner',
  groups: [],
  roles: [],
};
const STORED: Readonly<Record<string, Stored>> = {
  wgs_run_1: { status: 'Running', percentage: 40, started: 3000, finished: null },
  WGS_run_2: { status: 'Failed', percentage: 70, started: 2000, finished: 2500 },
  wgsXrun_3: { status: 'Succeeded', percentage: 100, started: 1000, finished: 9000 },
  gone_run: { status: 'On Hold', percentage: 10, started: 4000, finished: 5000, mark: 'On Hold' },
  of_a_stranger: { status: 'Running', percentage: 1, started: 2000, finished: null, owner: 'a-stranger' },
};

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.dependencies;
  const replaced = { ...STORED['gone_run'], started: 500 };
  const rows = [...Object.entries(STORED), ['WGS_run_2', replaced] as const];
  for (const [
    index,
    [name, { status, percentage, started = 0, finished = null, mark, owner }],
  ] of rows.entries())
    await db
      .insertInto('projects')
      .values({
        id: `listed-${index}`,
        project_name: name,
        description: '',
        app_id: '0'.repeat(32),
        app_name: 'lab/fastq-qc-v1.0.0',
        author: OWNER.email,
        owner_sub: owner ?? OWNER.sub,
        group_name: null,
        started_time: started,
        finished_time: finished,
        mark: mark ?? null,
        ...(status && { status }),
        ...(percentage !== undefined && { percentage }),
      })
      .execute();
});

afterAll(() => server.close());

const list = (query: Parameters<typeof listProjects>[2]) =>
  listProjects(server.dependencies.db, OWNER, query);
const namesOf = async (query: Parameters<typeof listProjects>[2]) =>
  (await list(query)).data.map((project) => project.project_name);

test('a project has the number of its reports and the newest one', async () => {
  const { db } = server.dependencies;
  const reportsOf = async () =>
    (await list({ search: 'wgs_run' })).data.map(({ project_name: name, reports }) => [name, reports]);
  const none = { total: 0, newest: null };
  expect(await reportsOf()).toEqual([
    ['wgs_run_1', none],
    ['WGS_run_2', none],
  ]);
  for (const [id, started_time] of [
    ['report-new', 2000],
    ['report-old', 1000],
  ] as const)
    await db
      .insertInto('tasks')
      .values({
        id,
        name: id,
        description: '',
        payload: '{}',
        plugin_name: 'quartet-protqc-report',
        plugin_type: 'ReportPlugin',
        plugin_version: 'v1',
        owner: OWNER.email,
        owner_sub: OWNER.sub,
        group_name: null,
        project_id: 'listed-0',
        workflow_id: null,
        response: '{}',
        started_time,
        finished_time: null,
        status: 'Finished',
        percentage: 100,
      })
      .execute();
  expect((await reportsOf())[0]).toEqual(['wgs_run_1', { total: 2, newest: 'report-new' }]);
});

test.each<[string, Parameters<typeof listProjects>[2], string[]]>([
  ['the newest start first', {}, ['wgs_run_1', 'WGS_run_2', 'wgsXrun_3']],
  ['a part of the name, whatever its case', { search: 'Wgs_' }, ['wgs_run_1', 'WGS_run_2']],
  ['an underscore, which stands for itself only', { search: 's_r' }, ['wgs_run_1', 'WGS_run_2']],
  ['a percent sign, which stands for itself only', { search: '%' }, []],
  ['a backslash', { search: '\\' }, []],
  ['from a time on, which is included', { started_from: 2000 }, ['wgs_run_1', 'WGS_run_2']],
  ['before a time, which is left out', { started_before: 2000 }, ['wgsXrun_3']],
  ['between two times', { started_from: 1001, started_before: 2001 }, ['WGS_run_2']],
  [
    'deleted ones as well',
    { deleted: true },
    ['gone_run', 'wgs_run_1', 'WGS_run_2', 'wgsXrun_3', 'WGS_run_2'],
  ],
  ['deleted ones only', { status: 'On Hold' }, ['gone_run', 'WGS_run_2']],
  ['a state, which no deleted project has', { status: 'Failed', deleted: true }, ['WGS_run_2']],
  ['names, without their case', { sort: 'project_name:desc' }, ['wgsXrun_3', 'WGS_run_2', 'wgs_run_1']],
  ['finish times, empty ones last', { sort: 'finished_time:desc' }, ['wgsXrun_3', 'WGS_run_2', 'wgs_run_1']],
  [
    'finish times upwards, empty ones last',
    { sort: 'finished_time:asc' },
    ['WGS_run_2', 'wgsXrun_3', 'wgs_run_1'],
  ],
  ['states in the order of the work', { sort: 'status:asc' }, ['wgs_run_1', 'WGS_run_2', 'wgsXrun_3']],
  ['percentages', { sort: 'percentage:desc' }, ['wgsXrun_3', 'WGS_run_2', 'wgs_run_1']],
  ['start times upwards', { sort: 'started_time:asc' }, ['wgsXrun_3', 'WGS_run_2', 'wgs_run_1']],
])('a list has %s', async (_title, query, names) => {
  expect(await namesOf(query)).toEqual(names);
  expect((await list({ ...query, per_page: 1 })).total).toBe(names.length);
});

test('a restart is offered for a deleted project until another one uses its name', async () => {
  const deleted = await list({ status: 'On Hold' });
  expect(deleted.data.map(({ project_name: name, actions }) => [name, actions])).toEqual([
    ['gone_run', ['restart']],
    ['WGS_run_2', []],
  ]);
});

test('an unknown field to sort by is refused with 400, which names the parameter', async () => {
  const token = await server.signIn('researcher');
  const response = await server.call('GET', '/datains/api/projects?sort=owner_sub:asc', { token });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ details: [{ field: 'sort' }] });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { SLOW_APP } from '../jobs/testing/test-apps.ts';
import { startWorkServer, type WorkServer } from '../jobs/testing/work-server.ts';

let server: WorkServer;
let project: string;
let job: string;

/** Subjects of the changes of work of others, the oldest first. */
async function changes(): Promise<string[]> {
  const { data } = await server.ask<{ data: { actor: string; subject: string }[] }>(
    'GET',
    '/datains/api/audit-events?per_page=100&kind=work-changed',
    { status: 200, token: server.admin },
  );
  return data.map(({ actor, subject }) => `${actor}: ${subject}`).toReversed();
}

const put = (path: string, json: unknown, token = server.admin, status = 204) =>
  server.ask('PUT', `/datains/api/${path}`, { status, token, json });

beforeAll(async () => {
  server = await startWorkServer();
  const input = await server.upload('a.bin', 'genome');
  project = await server.submit([{ sample_id: 'D5', input }], { name: 'of_researcher', app: SLOW_APP });
  job = (await server.jobsOf(project))[0]?.id ?? '';
});
afterAll(() => server.close());

test('owners change their work without events, and refused calls make none', async () => {
  await put(`workflows/${job}`, { status: 'Aborting' }, server.researcher);
  await server.until(project, 'Aborted');
  await put(`workflows/${job}`, { status: 'Aborting' }, server.admin, 409);
  await put(`workflows/${job}`, { percentage: 10 });
  expect(await changes()).toEqual([]);
});

test('an admin who changes work of others makes an event of each change', async () => {
  await put(`workflows/${job}`, { status: 'Submitted' });
  await put(`workflows/${job}`, { status: 'Aborting' });
  await server.until(project, 'Aborted');
  const many = `projects/${project}/workflows`;
  await put(many, { status: 'Submitted' }, server.admin, 200);
  await put(many, { status: 'Aborting' }, server.admin, 200);
  await put(many, { status: 'Aborting' }, server.admin, 200);
  await server.until(project, 'Aborted');
  await put(`projects/${project}`, { status: 'Submitted' });
  await put(`projects/${project}`, { status: 'Aborting' });
  const ofJob = `job D5 ${job} of project of_researcher`;
  const ofProject = `project of_researcher ${project}`;
  expect(await changes()).toEqual([
    `admin: resubmit ${ofJob}`,
    `admin: stop ${ofJob}`,
    `admin: resubmit 1 jobs of ${ofProject}`,
    `admin: stop 1 jobs of ${ofProject}`,
    `admin: restart ${ofProject}`,
    `admin: stop ${ofProject}`,
  ]);
});

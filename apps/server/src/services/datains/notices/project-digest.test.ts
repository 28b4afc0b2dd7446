import type { components } from '@omics-portal/api/datains';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorkServer, type WorkServer } from '../../../jobs/testing/work-server.ts';

type Page = components['schemas']['NotificationPage'];
type Choices = components['schemas']['NotificationChoices'];

let server: WorkServer;
let samples: Record<string, unknown>[];

beforeAll(async () => {
  server = await startWorkServer();
  const input = await server.upload('small.bin', 'bases');
  samples = [
    { sample_id: 'one', input },
    { sample_id: 'two', input },
    { sample_id: 'three', input, expected: 'abc' },
  ];
});
afterAll(() => server.close());

const choices = (method: string, json?: object) =>
  server.ask<Choices>(method, '/datains/api/notification-choices', {
    status: json ? 204 : 200,
    ...(json && { json }),
  });

/** Notifications about a project with two jobs that succeed and one that fails. */
async function noticesOf(name: string, language = 'en-US') {
  const id = await server.submit(samples, { name });
  await server.until(id, 'Failed');
  const { data } = await server.ask<Page>('GET', '/datains/api/notifications?per_page=100', {
    status: 200,
    headers: { 'accept-language': language },
  });
  return data.filter(({ subject }) => subject?.id === id);
}

test('with the digest a project of three jobs has one notification, which counts them', async () => {
  expect(await choices('GET')).toMatchObject({ projects: true, project_digest: true });
  const notices = await noticesOf('digest_1');
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({
    title: 'Project digest_1 has failed',
    description: expect.stringMatching(/^Jobs: 2 succeeded, 1 failed\. /) as string,
    outcome: 'failed',
  });
  expect((await noticesOf('digest_2', 'zh-CN'))[0]?.description).toMatch(/^作业：成功 2，失败 1。/);
});

test('without it each job has a notification, and the project none', async () => {
  await choices('PUT', { projects: true, project_digest: false, reports: true, control_charts: true });
  const notices = await noticesOf('each_job');
  expect(notices.map(({ title, outcome }) => `${title}: ${outcome}`).sort()).toEqual([
    'Job one of project each_job has succeeded: succeeded',
    'Job three of project each_job has failed: failed',
    'Job two of project each_job has succeeded: succeeded',
  ]);
});

test('a request of an older portal leaves the choice as it is, and both ways can be switched off', async () => {
  await choices('PUT', { projects: false, reports: true, control_charts: true });
  expect(await choices('GET')).toMatchObject({ projects: false, project_digest: false });
  expect(await noticesOf('silent')).toEqual([]);
});

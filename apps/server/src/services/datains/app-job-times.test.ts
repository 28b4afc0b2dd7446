import type { components } from '@omics-portal/api/datains';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HASH_APP } from '../../jobs/testing/test-apps.ts';
import { startWorkServer, type WorkServer } from '../../jobs/testing/work-server.ts';
import { recentJobTimes } from './app-job-times.ts';
import { installedApps } from './installed-apps.ts';

interface Apps {
  data: components['schemas']['InstalledApp'][];
}

let server: WorkServer;
let file: string;

beforeAll(async () => {
  server = await startWorkServer();
  file = await server.upload('small.bin', 'genome');
});
afterAll(() => server.close());

const enginesIn = (apps: Apps['data']) => apps.find(({ name }) => name === HASH_APP)?.engines;

/** Runs a project, then gives its jobs these times in milliseconds. */
async function runWith(name: string, times: readonly number[]): Promise<void> {
  const samples = times.map((_, index) => ({ sample_id: `${name}_${index}`, input: file }));
  const project = await server.submit(samples, { name });
  await server.until(project, 'Succeeded');
  for (const [index, ms] of times.entries())
    await server.dependencies.db
      .updateTable('workflows')
      .set({ started_time: 1000, finished_time: 1000 + ms })
      .where('project_id', '=', project)
      .where('position', '=', index)
      .execute();
}

test('an engine has the median time of the jobs of an app, as soon as three have succeeded', async () => {
  await runWith('times_1', [9_000, 2_000]);
  const [slots] = server.dependencies.jobs.engines.connected;
  const local = { name: 'local', kind: 'local', connected: true, job_slots: slots?.jobSlots };
  expect(enginesIn(await installedApps(server.dependencies)())).toEqual([local]);
  await runWith('times_2', [4_500]);
  const { data } = await server.ask<Apps>('GET', '/datains/api/installed-apps', { status: 200 });
  expect(enginesIn(data)).toEqual([{ ...local, median_seconds: 4.5 }]);
});

test('the times are read once a minute, by one of several requests at once, and again after a failure', async () => {
  const times = new Map([['app', new Map([['local', 2]])]]);
  const read = vi.fn(() => Promise.resolve(times)).mockRejectedValueOnce(new Error('away'));
  let now = 0;
  const recent = recentJobTimes(read, () => now);
  await expect(recent()).rejects.toThrow('away');
  await expect(Promise.all([recent(), recent()])).resolves.toEqual([times, times]);
  now = 59_999;
  await recent();
  expect(read).toHaveBeenCalledTimes(2);
  now = 60_000;
  await recent();
  expect(read).toHaveBeenCalledTimes(3);
});

import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { components } from '@omics-portal/api/datains';
import { startWorkServer, waitFor, type WorkServer } from '../../../jobs/testing/work-server.ts';
import { parseStorageLink, type ObjectLocation } from '../../../objects/storage-link.ts';

type Schemas = components['schemas'];

/** More than two pieces of 1 MiB. */
const TEXT = 'one line of the log\n'.repeat(120_000);

let server: WorkServer;
beforeAll(async () => {
  server = await startWorkServer();
});
afterAll(() => server.close());

const objectPath = ({ bucket, key }: ObjectLocation) =>
  `/datains/api/services/minio/buckets/${bucket}/object?key=${encodeURIComponent(key)}`;

/** Project with one job that runs until it is stopped, whose engine alone has its log: `TEXT`. */
async function runningLog(): Promise<{ project: string; location: ObjectLocation }> {
  const file = await server.upload('small.bin', Buffer.from('genome'));
  const sample = { sample_id: 'runs', input: file, rounds: 1_000_000 };
  const project = await server.submit([sample], { name: 'grows_1' });
  await waitFor(async () => expect((await server.jobsOf(project))[0]?.status).toBe('Running'));
  vi.spyOn(server.dependencies.jobs, 'readLog').mockImplementation(async (_run, _log, { start, length }) => {
    const bytes = Buffer.from(TEXT);
    return { bytes: bytes.subarray(start, start + length), size: bytes.length };
  });
  const job = (await server.jobsOf(project))[0];
  const logs = await server.ask<Schemas['WorkflowLogs']>('GET', `/datains/api/workflows/${job?.id}/logs`, {
    status: 200,
  });
  const location = parseStorageLink(logs['grows_1.hash-file']?.stderr) ?? { bucket: '', key: '' };
  // The local engine writes into the folder of the store, where there is one; the others do not.
  await server.dependencies.objects.delete(location.bucket, location.key);
  return { project, location };
}

test('the log of a running job is downloaded by a signed link, which has the stored log later', async () => {
  const { project, location } = await runningLog();
  const path = objectPath(location);
  const { download_url: url } = await server.ask<Schemas['DownloadUrl']>('GET', path, { status: 200 });
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(TEXT.length));
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/u);
  expect((await response.text()) === TEXT).toBe(true);

  expect((await fetch(url, { method: 'HEAD' })).headers.get('content-length')).toBe(String(TEXT.length));
  expect((await fetch(`${url}x`)).status).toBe(403);
  await server.ask('GET', path, { status: 403, token: server.stranger });
  const other = objectPath({ ...location, key: `${location.key}.none` });
  await server.ask('GET', other, { status: 404 });

  await server.dependencies.objects.put(location.bucket, location.key, Readable.from(['stored']));
  expect(await (await fetch(url)).text()).toBe('stored');
  await server.ask('PUT', `/datains/api/projects/${project}`, { status: 204, json: { status: 'Aborting' } });
  await server.until(project, 'Aborted');
});

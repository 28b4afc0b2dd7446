/**
 * Quality control of a protein table by the API of a portal: uploads, a project, its job and its verdict.
 *
 *     PORTAL_URL=https://portal.example.org PORTAL_TOKEN=omp_... npx tsx src/qc-run.ts FOLDER TABLE SHEET
 *
 * FOLDER is a folder of your own files, such as data/lin/batch-7. The token needs the scopes work:read, work:write,
 * files:read and files:write.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { paths } from '@omics-portal/api/datains';
import createClient from 'openapi-fetch';

const BUCKET = { service: 'minio', bucket: 'users' };

const [folder, table, sheet] = process.argv.slice(2);
const { PORTAL_URL: portal, PORTAL_TOKEN: token } = process.env;
if (!folder || !table || !sheet || !portal || !token)
  throw new Error('Give PORTAL_URL and PORTAL_TOKEN, and FOLDER, TABLE and SHEET as arguments.');

const client = createClient<paths>({
  baseUrl: new URL('/datains', portal).href,
  headers: { authorization: `Bearer ${token}` },
});

/** Data of a response. @throws Error with the server's message. */
function dataOf<Data>({ data, error }: { data?: Data; error?: unknown }): NonNullable<Data> {
  if (data === undefined || data === null) throw new Error(JSON.stringify(error));
  return data;
}

/** Uploads a file; resolves to its storage link. */
async function upload(path: string): Promise<string> {
  const content = await readFile(path);
  const key = `${folder}/${basename(path)}`;
  const { upload_url: address } = dataOf(
    await client.POST('/api/services/{service}/buckets/{bucket}/object', {
      params: { path: BUCKET, query: { key, length: content.length } },
    }),
  );
  const { ok, status } = await fetch(new URL(address, portal), {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: content,
  });
  if (!ok) throw new Error(`The upload of ${path} was answered with ${status}.`);
  return `${BUCKET.service}://${BUCKET.bucket}/${key}`;
}

/** Waits until the only job of a project has ended, and its report is there. */
async function endOf(project: string) {
  for (;;) {
    const { data: jobs } = dataOf(
      await client.GET('/api/workflows', { params: { query: { project_id: project } } }),
    );
    const [job] = jobs;
    if (job && ['Failed', 'Aborted'].includes(job.status)) return job;
    // The report is registered shortly after its job has ended.
    if (job?.status === 'Succeeded' && job.report) return job;
    await pause(2000);
  }
}

const { data: apps } = dataOf(await client.GET('/api/installed-apps'));
const app = apps.find(({ name }) => name.includes('/expression-matrix-qc-v'));
if (!app) throw new Error('expression-matrix-qc is not installed.');
const sample = {
  sample_id: 'batch',
  omics: 'proteomics',
  data_file: await upload(table),
  metadata_file: await upload(sheet),
};
const created = dataOf(
  await client.POST('/api/projects', {
    body: {
      project_name: `qc_run_${Date.now()}`,
      app_id: app.id,
      app_name: app.name,
      author: 'me',
      samples: [sample],
    },
  }),
);
const job = await endOf(created.message.id);
process.stdout.write(`${job.status}: ${job.verdict ?? job.error ?? 'no verdict'}\n`);
process.exitCode = job.status === 'Succeeded' ? 0 : 1;

import { setTimeout as wait } from 'node:timers/promises';
import { callerOf, signIn } from '../sign-in.mjs';

const EXAMPLES = 'minio://quartet-data-portal/proteomics';
const DATA = `${EXAMPLES}/protqc_data_log2_example.csv`;
const SHEET = `${EXAMPLES}/protqc_metadata_example.csv`;
const POLL_MS = 500;

/** Signs in to a new server and creates the project and the report for the measured pages; resolves when both are finished. */
export async function prepareWork(base, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  const until = async (read) => {
    while (Date.now() < deadline) {
      const value = await read().catch(() => undefined);
      if (value !== undefined) return value;
      await wait(POLL_MS);
    }
    throw new Error(`Nothing after ${timeoutMs} ms: ${read}`);
  };
  const auth = await until(() => signIn(base));
  const call = callerOf(base, auth);
  const installed = await call('GET', '/datains/api/installed-apps');
  const app = installed.data.find(({ name }) => name.includes('/expression-matrix-qc-'));
  const project = await call('POST', '/datains/api/projects', {
    project_name: 'bench_load',
    app_id: app.id,
    app_name: app.name,
    author: 'researcher@example.org',
    description: 'Cold load',
    samples: [{ sample_id: 'one', omics: 'proteomics', data_file: DATA, metadata_file: SHEET }],
  });
  const report = await call('POST', '/quartet-service/api/report/quartet-protqc-report', {
    name: 'bench_load',
    description: '',
    data_file: DATA,
    metadata_file: SHEET,
  });
  await until(async () => {
    const task = await call('GET', `/quartet-service/api/tasks/${report.id}`);
    return task.status === 'Finished' || undefined;
  });
  return { auth, projectId: project.message.id, reportId: report.id };
}

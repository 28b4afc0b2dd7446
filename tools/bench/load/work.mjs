import { setTimeout as wait } from 'node:timers/promises';

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
  const headers = { authorization: `Bearer ${auth.access_token}`, 'content-type': 'application/json' };
  const call = async (path, content) => {
    const options = content ? { method: 'POST', body: JSON.stringify(content) } : {};
    const response = await fetch(`${base}${path}`, { headers, ...options });
    const body = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${body.message}`);
    return body;
  };
  const installed = await call('/datains/api/installed-apps');
  const app = installed.data.find(({ name }) => name.includes('/expression-matrix-qc-'));
  const project = await call('/datains/api/projects', {
    project_name: 'bench_load',
    app_id: app.id,
    app_name: app.name,
    author: 'researcher@example.org',
    description: 'Cold load',
    samples: [{ sample_id: 'one', omics: 'proteomics', data_file: DATA, metadata_file: SHEET }],
  });
  const report = await call('/quartet-service/api/report/quartet-protqc-report', {
    name: 'bench_load',
    description: '',
    data_file: DATA,
    metadata_file: SHEET,
  });
  await until(async () => {
    const task = await call(`/quartet-service/api/tasks/${report.id}`);
    return task.status === 'Finished' || undefined;
  });
  return { auth, projectId: project.message.id, reportId: report.id };
}

async function signIn(base) {
  const form = {
    grant_type: 'password',
    client_id: 'portal',
    scope: 'openid profile email',
    username: 'researcher',
    password: 'quartet-demo',
  };
  const response = await fetch(`${base}/identity/token`, { method: 'POST', body: new URLSearchParams(form) });
  return response.ok ? response.json() : undefined;
}

import { expect, type APIRequestContext } from '@playwright/test';
import { RESEARCHER } from './sign-in';

const EXAMPLES = 'minio://quartet-data-portal/proteomics';

/** Signs in with the demo account and returns a bearer token. */
async function tokenOf(request: APIRequestContext): Promise<string> {
  const response = await request.post('/identity/token', {
    form: { grant_type: 'password', client_id: 'portal', scope: 'openid profile email', ...RESEARCHER },
  });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { access_token: string }).access_token;
}

async function idOfApp(request: APIRequestContext, shortName: string): Promise<{ id: string; name: string }> {
  const response = await request.get('/datains/api/installed-apps');
  const { data } = (await response.json()) as { data: { id: string; name: string }[] };
  const app = data.find(({ name }) => name.includes(`/${shortName}-`));
  expect(app, `${shortName} is installed`).toBeDefined();
  return app as { id: string; name: string };
}

/** Input files of a project's only job. */
interface Tables {
  readonly data: string;
  readonly sheet: string;
}

const SHEET = `${EXAMPLES}/protqc_metadata_example.csv`;
const DATA = `${EXAMPLES}/protqc_data_log2_example.csv`;

async function makeProject(
  request: APIRequestContext,
  name: string,
  { data, sheet }: Tables,
): Promise<string> {
  const app = await idOfApp(request, 'expression-matrix-qc');
  const response = await request.post('/datains/api/projects', {
    headers: { authorization: `Bearer ${await tokenOf(request)}` },
    data: {
      project_name: name,
      app_id: app.id,
      app_name: app.name,
      author: 'researcher@example.org',
      description: 'Created by an end-to-end test',
      samples: [{ sample_id: 'protqc_example', omics: 'proteomics', data_file: data, metadata_file: sheet }],
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { message: { id: string } }).message.id;
}

/** Creates a project whose only job fails: the sample sheet is passed as the data table. */
export function makeFailingProject(request: APIRequestContext, name: string): Promise<string> {
  return makeProject(request, name, { data: SHEET, sheet: SHEET });
}

/** Runs the shipped protein example, and returns the ids of its project and report when the report exists. */
export async function makeReport(
  request: APIRequestContext,
  name: string,
): Promise<{ projectId: string; reportId: string }> {
  const projectId = await makeProject(request, name, { data: DATA, sheet: SHEET });
  const headers = { authorization: `Bearer ${await tokenOf(request)}` };
  let report: string | undefined;
  await expect(async () => {
    const response = await request.get(`/quartet-service/api/tasks?project_id=${projectId}`, { headers });
    report = ((await response.json()) as { data: { id: string }[] }).data[0]?.id;
    expect(report).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return { projectId, reportId: report ?? '' };
}

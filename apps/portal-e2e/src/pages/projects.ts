import { expect, type APIRequestContext } from '@playwright/test';
import { RESEARCHER } from './sign-in';

const EXAMPLES = 'minio://quartet-data-portal/proteomics';

/** A bearer token of the demo account, got as any client gets one. */
async function tokenOf(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/identity/token', {
    form: { grant_type: 'password', client_id: 'portal', scope: 'openid profile email', ...RESEARCHER },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function idOfApp(request: APIRequestContext, shortName: string): Promise<{ id: string; name: string }> {
  const answer = await request.get('/datains/api/installed-apps');
  const { data } = (await answer.json()) as { data: { id: string; name: string }[] };
  const app = data.find(({ name }) => name.includes(`/${shortName}-`));
  expect(app, `${shortName} is installed`).toBeDefined();
  return app as { id: string; name: string };
}

/** The files of the one job of a project. */
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
  const answer = await request.post('/datains/api/projects', {
    headers: { authorization: `Bearer ${await tokenOf(request)}` },
    data: {
      project_name: name,
      app_id: app.id,
      app_name: app.name,
      author: 'researcher@example.org',
      description: 'Made by a journey',
      samples: [{ sample_id: 'protqc_example', omics: 'proteomics', data_file: data, metadata_file: sheet }],
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { message: { id: string } }).message.id;
}

/** Makes a project whose only job must fail: the sample sheet is given where the data table belongs. */
export function makeFailingProject(request: APIRequestContext, name: string): Promise<string> {
  return makeProject(request, name, { data: SHEET, sheet: SHEET });
}

/** Runs the shipped protein example, and gives the id of its report once that is there. */
export async function makeReport(request: APIRequestContext, name: string): Promise<string> {
  const project = await makeProject(request, name, { data: DATA, sheet: SHEET });
  const headers = { authorization: `Bearer ${await tokenOf(request)}` };
  let report: string | undefined;
  await expect(async () => {
    const answer = await request.get(`/quartet-service/api/tasks?project_id=${project}`, { headers });
    report = ((await answer.json()) as { data: { id: string }[] }).data[0]?.id;
    expect(report).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return report ?? '';
}

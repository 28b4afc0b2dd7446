import { expect, type APIRequestContext } from '@playwright/test';
import { RESEARCHER } from './sign-in';

const EXAMPLES = 'minio://quartet-data-portal/proteomics';

/** A bearer token of the demo account, got as any client gets one. */
export async function tokenOf(request: APIRequestContext): Promise<string> {
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

/** Makes a project whose only job must fail: the sample sheet is given where the data table belongs. */
export async function makeFailingProject(request: APIRequestContext, name: string): Promise<string> {
  const app = await idOfApp(request, 'expression-matrix-qc');
  const sheet = `${EXAMPLES}/protqc_metadata_example.csv`;
  const answer = await request.post('/datains/api/projects', {
    headers: { authorization: `Bearer ${await tokenOf(request)}` },
    data: {
      project_name: name,
      app_id: app.id,
      app_name: app.name,
      author: 'researcher@example.org',
      description: 'The sheet where the table belongs',
      samples: [{ sample_id: 'swapped', omics: 'proteomics', data_file: sheet, metadata_file: sheet }],
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { message: { id: string } }).message.id;
}

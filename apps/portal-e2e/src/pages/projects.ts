import { expect, type APIRequestContext } from '@playwright/test';
import { tokenOf } from './access-token';
import { readExported, type ExportedRow } from './exported-table';

/** Time in which jobs and reports wait for free slots beside those of other tests, and run, in milliseconds. */
export const WORK_MS = 120_000;

const EXAMPLES = 'minio://quartet-data-portal/proteomics';

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

/** Project to create: its app, and the values of each sample. */
interface NewProject {
  readonly name: string;
  readonly app: string;
  readonly samples: readonly Record<string, string>[];
}

/** Creates a project, and returns its id. */
export async function createProject(
  request: APIRequestContext,
  { name, app: shortName, samples }: NewProject,
): Promise<string> {
  const app = await idOfApp(request, shortName);
  const response = await request.post('/datains/api/projects', {
    headers: { authorization: `Bearer ${await tokenOf(request)}` },
    data: {
      project_name: name,
      app_id: app.id,
      app_name: app.name,
      author: 'researcher@example.org',
      description: 'Created by an end-to-end test',
      samples,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { message: { id: string } }).message.id;
}

function makeProject(request: APIRequestContext, name: string, { data, sheet }: Tables): Promise<string> {
  const sample = {
    sample_id: 'protqc_example',
    omics: 'proteomics',
    data_file: data,
    metadata_file: sheet,
  };
  return createProject(request, { name, app: 'expression-matrix-qc', samples: [sample] });
}

/** Creates a project of the FASTQ app, with one job for each sample. */
export function makeFastqProject(
  request: APIRequestContext,
  name: string,
  samples: readonly { sample_id: string; read1: string; group?: string }[],
): Promise<string> {
  const complete = samples.map((sample) => ({ ...sample, quality_encoding: 'detect' }));
  return createProject(request, { name, app: 'fastq-qc', samples: complete });
}

/** Writes files into the demo account's own folder, and returns their links in the same order. */
export async function uploadFiles(
  request: APIRequestContext,
  files: readonly { readonly name: string; readonly content: string }[],
): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${await tokenOf(request)}` };
  const upload = async ({ name, content }: { readonly name: string; readonly content: string }) => {
    const key = `data/researcher/${name}`;
    const response = await request.post(
      `/datains/api/services/minio/buckets/users/object?key=${encodeURIComponent(key)}`,
      { headers },
    );
    expect(response.status(), await response.text()).toBe(201);
    const { upload_url: url } = (await response.json()) as { upload_url: string };
    const written = await request.put(url, {
      data: Buffer.from(content),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(written.ok(), await written.text()).toBe(true);
    return `minio://users/${key}`;
  };
  return Promise.all(files.map(upload));
}

/** Writes a file into the demo account's own folder, and returns its link. */
export async function uploadFile(request: APIRequestContext, name: string, content: string): Promise<string> {
  return (await uploadFiles(request, [{ name, content }]))[0] ?? '';
}

/** Stops the jobs of a project, and returns their sample ids, sorted. */
export async function stopProject(request: APIRequestContext, id: string): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${await tokenOf(request)}` };
  await request.put(`/datains/api/projects/${id}/workflows`, { headers, data: { status: 'Aborting' } });
  const jobs = await request.get(`/datains/api/workflows?project_id=${id}&per_page=100`, { headers });
  const { data } = (await jobs.json()) as { data: { sample_id: string }[] };
  return data.map(({ sample_id: sample }) => sample).sort();
}

/** Creates a project whose only job fails: the sample sheet is passed as the data table. */
export function makeFailingProject(request: APIRequestContext, name: string): Promise<string> {
  return makeProject(request, name, { data: SHEET, sheet: SHEET });
}

/**
 * Runs the shipped protein example, or other tables, and returns the ids of its project and report when
 * the report exists.
 */
export async function makeReport(
  request: APIRequestContext,
  name: string,
  { data = DATA, sheet = SHEET }: Partial<Tables> = {},
): Promise<{ projectId: string; reportId: string }> {
  const projectId = await makeProject(request, name, { data, sheet });
  const headers = { authorization: `Bearer ${await tokenOf(request)}` };
  let report: string | undefined;
  await expect(async () => {
    const response = await request.get(`/quartet-service/api/tasks?project_id=${projectId}`, { headers });
    report = ((await response.json()) as { data: { id: string }[] }).data[0]?.id;
    expect(report).toBeDefined();
  }).toPass({ timeout: WORK_MS });
  return { projectId, reportId: report ?? '' };
}

/** Table of proteins, and its name as a report. */
export interface NamedTable {
  readonly name: string;
  readonly content: string;
}

/** Creates a report of each table with the same sample sheet, one after another, and waits until all are finished. */
export async function makeTableReports(
  request: APIRequestContext,
  tables: readonly NamedTable[],
  sheet: string,
): Promise<void> {
  const folder = tables[0]?.name ?? 'reports';
  const [sheetLink = '', ...links] = await uploadFiles(request, [
    { name: `${folder}/sheet.csv`, content: sheet },
    ...tables.map(({ name, content }) => ({ name: `${folder}/${name}.csv`, content })),
  ]);
  const ids: string[] = [];
  for (const [index, { name }] of tables.entries()) {
    ids.push(await requestReport(request, name, { data: links[index] ?? '', sheet: sheetLink }));
  }
  for (const id of ids) {
    await reportFinished(request, id);
  }
}

/** Requests a report on proteins, and returns its id. */
async function requestReport(
  request: APIRequestContext,
  name: string,
  { data, sheet }: Tables,
): Promise<string> {
  const response = await request.post('/quartet-service/api/report/quartet-protqc-report', {
    headers: { authorization: `Bearer ${await tokenOf(request)}` },
    data: { name, data_file: data, metadata_file: sheet },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

async function reportFinished(request: APIRequestContext, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request)}` };
  await expect(async () => {
    const response = await request.get(`/quartet-service/api/tasks/${id}`, { headers });
    expect(await response.json()).toMatchObject({ status: 'Finished' });
  }).toPass({ timeout: WORK_MS });
}

/** Makes a report on the synthetic peptides, which the shipped reference set knows, and returns its id once it is finished. */
export async function makePeptideReport(request: APIRequestContext, name: string): Promise<string> {
  const id = await requestReport(request, name, {
    data: `${EXAMPLES}/synthetic/synthetic_peptides_log2.csv`,
    sheet: `${EXAMPLES}/synthetic/synthetic_peptides_metadata.csv`,
  });
  await reportFinished(request, id);
  return id;
}

/** Waits until all jobs of a project have succeeded. */
export async function projectSucceeded(request: APIRequestContext, projectId: string): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request)}` };
  await expect(async () => {
    const response = await request.get(`/datains/api/projects/${projectId}`, { headers });
    expect(await response.json()).toMatchObject({ status: 'Succeeded' });
  }).toPass({ timeout: WORK_MS });
}

/** Waits until all jobs of a FASTQ project have succeeded, and reads their summary.tsv: cells by column, by sample. */
export async function fastqSummaries(
  request: APIRequestContext,
  projectId: string,
): Promise<ReadonlyMap<string, ExportedRow>> {
  const headers = { authorization: `Bearer ${await tokenOf(request)}` };
  const read = async <Body>(path: string) => (await (await request.get(path, { headers })).json()) as Body;
  await projectSucceeded(request, projectId);
  const { data } = await read<{ data: { id: string; sample_id: string }[] }>(
    `/datains/api/workflows?project_id=${projectId}&per_page=100`,
  );
  const summaries = data.map(async ({ id, sample_id: sample }) => {
    const job = `/datains/api/workflows/${id}`;
    const { outputs } = await read<{ outputs: Record<string, string> }>(job);
    const path = Object.values(outputs).find((link) => link.endsWith('summary.tsv')) ?? '';
    const { message } = await read<{ message: string }>(
      `${job}/filecontent?path=${encodeURIComponent(path)}`,
    );
    return [sample, readExported('TSV', message)[0] ?? {}] as const;
  });
  return new Map(await Promise.all(summaries));
}

import type { components as ReportComponents } from '@omics-portal/api/quartet-service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorkServer, waitFor, type WorkServer } from '../../../jobs/testing/work-server.ts';
import { proteinTables } from '../../quartet-service/testing/protein-tables.ts';
import type { Refusal } from './testing/project-requests.ts';

type Profile = ReportComponents['schemas']['ThresholdProfile'];
type Task = ReportComponents['schemas']['Task'];
type TaskPage = ReportComponents['schemas']['TaskPage'];

const PROFILES = '/quartet-service/api/threshold-profiles';
const TABLE_APP = 'omics-portal/expression-matrix-qc-v1.0.0';
const READS_APP = 'omics-portal/fastq-qc-v1.0.0';
const SNR = { scope: 'batch', metric: 'snr', warn: { lt: 40 }, fail: { lt: 30 } };
const READS = { scope: 'sample', metric: 'sequences', warn: { lt: 30 } };

let server: WorkServer;
let sample: Record<string, unknown>;
let reads: string;
let rna: string;

beforeAll(async () => {
  server = await startWorkServer();
  const tables = await proteinTables();
  sample = {
    sample_id: 'batch',
    omics: 'proteomics',
    data_file: await server.upload('proteins.csv', tables.data),
    metadata_file: await server.upload('samples.csv', tables.sheet),
  };
  reads = await server.upload('reads.fastq', '@read\nACGTACGTAC\n+\nIIIIIIIIII\n');
  rna = `${server.dependencies.config.brand}-rseqc-report`;
});
afterAll(() => server.close());

let made = 0;
const profile = (changes: object, token = server.researcher) =>
  server.ask<Profile>('POST', PROFILES, {
    status: 201,
    token,
    json: { name: `Ours ${(made += 1)}`, omics: 'proteomics', limits: [SNR], ...changes },
  });
const submit = async <Body>(status: number, app: string, name: string, change: Record<string, unknown>) =>
  server.ask<Body>('POST', '/datains/api/projects', {
    status,
    json: {
      project_name: name,
      app_id: (await server.dependencies.appStore.findByName(app))?.id,
      app_name: app,
      author: 'researcher@example.org',
      ...change,
    },
  });
const create = async (app: string, name: string, change: Record<string, unknown>) =>
  (await submit<{ message: { id: string } }>(201, app, name, change)).message.id;
const reportOf = (project: string) =>
  waitFor(async () => {
    const path = `/quartet-service/api/tasks?project_id=${project}&page_size=100`;
    const { data } = await server.ask<TaskPage>('GET', path, { status: 200 });
    expect(data.map(({ status }) => status)).toEqual(['Finished']);
    return data[0];
  });
const resultOf = async (task: Task | undefined) =>
  JSON.parse((await server.read(task?.response?.result ?? '')).toString()) as unknown;
const byProfile = ({ id, name }: Profile) => ({
  verdict: {
    level: 'fail',
    profile: { id, name, version: '1' },
    reasons: [{ rule: 'snr-custom', origin: 'custom', limit: 30 }],
  },
});

test('the report of a job is judged by a profile of the user, and by the same limits again after its deletion', async () => {
  const own = await profile({});
  const samples = [{ ...sample, threshold_profile: own.id }];
  const id = await create(TABLE_APP, 'own_limits_of_job', { samples });
  await server.until(id, 'Succeeded');
  expect(await resultOf(await reportOf(id))).toMatchObject(byProfile(own));
  await server.ask('DELETE', `${PROFILES}/${own.id}`, { status: 204 });
  for (const status of ['On Hold', 'Submitted']) {
    await server.ask('PUT', `/datains/api/projects/${id}`, { status: 204, json: { status } });
  }
  await server.until(id, 'Succeeded');
  expect(await resultOf(await reportOf(id))).toMatchObject(byProfile(own));
});

test('a profile of another account, of another kind of data and an unknown one are refused at their field', async () => {
  const foreign = await profile({}, server.stranger);
  const limits = [{ scope: 'batch', metric: 'total', fail: { lt: 1 } }];
  const genomics = await profile({ omics: 'genomics', limits });
  for (const { id } of [foreign, genomics, { id: 'lenient' }]) {
    const samples = [{ ...sample, threshold_profile: id }];
    const { details } = await submit<Refusal>(400, TABLE_APP, 'refused_limits', { samples });
    expect(details).toEqual([
      {
        field: 'samples.0.threshold_profile',
        message:
          'must be one of: default, strict; or the id of a threshold profile of yours for this kind of data',
      },
    ]);
  }
});

test('the report that a project ends in is judged by a profile of the user, and names it', async () => {
  const own = await profile({ omics: 'transcriptomics', limits: [READS] });
  const samples = [{ sample_id: 'D5_1', read1: [reads], quality_encoding: 'detect' }];
  const choice = { samples, report: rna, report_profile: own.id };
  const id = await create(READS_APP, 'own_limits_of_end', choice);
  await server.ask('DELETE', `${PROFILES}/${own.id}`, { status: 204 });
  await server.until(id, 'Succeeded');
  const task = await reportOf(id);
  expect(task).toMatchObject({ payload: { threshold_profile: own.id } });
  expect(await resultOf(task)).toMatchObject({
    verdict: { profile: { id: own.id, name: own.name, version: '1' } },
    sequencing: { limits: [{ metric: 'sequences', origin: 'custom' }] },
  });
});

test('a report is not ended in by a profile of another kind of data', async () => {
  const own = await profile({});
  const samples = [{ sample_id: 'D5_1', read1: [reads], quality_encoding: 'detect' }];
  const choice = { samples, report: rna, report_profile: own.id };
  const { details } = await submit<Refusal>(422, READS_APP, 'refused_end', choice);
  expect(details.map(({ field }) => field)).toEqual(['report_profile']);
});

import type { components } from '@omics-portal/api/quartet-service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Kysely } from 'kysely';
import { startWorkServer, waitFor, type WorkServer } from '../../jobs/testing/work-server.ts';
import { limitsOfReadsMigration } from '../../records/migrations/0030-limits-of-reads.ts';
import { proteinTables } from './testing/protein-tables.ts';

type Profile = components['schemas']['ThresholdProfile'];
type ProfileList = components['schemas']['ThresholdProfileList'];
type Task = components['schemas']['Task'];

const PATH = '/quartet-service/api/threshold-profiles';
const SNR = { scope: 'batch', metric: 'snr', warn: { lt: 40 }, fail: { lt: 30 } };
const TOTAL = { scope: 'batch', metric: 'total', warn: { grade: 'Fair' }, fail: { grade: 'Bad' } };

let server: WorkServer;

beforeAll(async () => {
  server = await startWorkServer();
});
afterAll(() => server.close());

let made = 0;
const body = (changes: object = {}) => ({
  name: `Ours ${(made += 1)}`,
  omics: 'proteomics',
  limits: [TOTAL, SNR],
  ...changes,
});
const create = <Body = Profile>(json: unknown, status = 201) =>
  server.ask<Body>('POST', PATH, { status, json });
const list = (query = '', token = server.researcher) =>
  server.ask<ProfileList>('GET', `${PATH}${query}`, { status: 200, token });

test('profiles that ship are listed with the origin of each limit, of one kind of data or of all', async () => {
  const { data } = await list('?omics=proteomics');
  expect(data.filter(({ shipped }) => shipped).map(({ id }) => id)).toEqual(['default', 'strict']);
  expect(data[0]?.limits[0]).toEqual({ ...TOTAL, origin: 'history' });
  expect((await list()).data.filter(({ shipped }) => shipped)).toHaveLength(8);
});

test('a profile is saved, changed and deleted by its account alone', async () => {
  const saved = await create(body());
  expect(saved).toMatchObject({ version: 1, shipped: false });
  expect(saved.limits).toEqual([
    { ...TOTAL, origin: 'history' },
    { ...SNR, origin: 'custom' },
  ]);
  const { id, name } = saved;
  expect((await list('?omics=proteomics')).data.map((profile) => profile.id)).toContain(id);
  expect((await list('', server.stranger)).data.map((profile) => profile.id)).not.toContain(id);
  const json = body({ name, limits: [SNR] });
  await server.ask('PUT', `${PATH}/${id}`, { status: 404, json, token: server.stranger });
  const changed = await server.ask<Profile>('PUT', `${PATH}/${id}`, { status: 200, json });
  expect(changed).toMatchObject({ version: 2, limits: [{ metric: 'snr' }] });
  await server.ask('DELETE', `${PATH}/${id}`, { status: 404, token: server.stranger });
  await server.ask('DELETE', `${PATH}/${id}`, { status: 204 });
  expect((await list()).data.map((profile) => profile.id)).not.toContain(id);
});

test('limits of reads and alignments of RNA are saved, and the same as published ones keep that origin', async () => {
  const { data } = await list('?omics=transcriptomics');
  const [shipped] = data;
  const ofReads = shipped?.limits.filter(({ scope }) => scope === 'sample') ?? [];
  expect(ofReads).toContainEqual({
    scope: 'sample',
    metric: 'mapped',
    warn: { le: 90 },
    origin: 'published',
  });
  const limits = ofReads.map(({ origin: _origin, ...limit }) =>
    limit.metric === 'mapped' ? { ...limit, warn: { le: 80 } } : limit,
  );
  const saved = await create(body({ omics: 'transcriptomics', limits }));
  expect(saved.limits.filter(({ origin }) => origin === 'custom')).toEqual([
    { scope: 'sample', metric: 'mapped', warn: { le: 80 }, origin: 'custom' },
  ]);
  expect(saved.limits).toHaveLength(ofReads.length);
  expect(await create(body({ limits: [{ ...limits[0] }] }), 422)).toMatchObject({
    details: [{ field: 'limits[0].metric' }],
  });
});

test('a profile for RNA of before limits of reads gets the published ones; others stay as they are', async () => {
  const { data } = await list('?omics=transcriptomics');
  const published = data[0]?.limits.filter(({ scope }) => scope === 'sample') ?? [];
  const ofReads = { scope: 'sample', metric: 'mapped', warn: { le: 80 } };
  const before = await create(body({ omics: 'transcriptomics' }));
  const own = await create(body({ omics: 'transcriptomics', limits: [SNR, ofReads] }));
  const proteins = await create(body());
  const { db } = server.dependencies;
  await limitsOfReadsMigration.up(db as unknown as Kysely<unknown>);
  const after = new Map((await list()).data.map((profile) => [profile.id, profile]));
  expect(published).toHaveLength(25);
  expect(after.get(before.id)).toEqual({ ...before, version: 2, limits: [...before.limits, ...published] });
  expect(after.get(own.id)).toEqual(own);
  expect(after.get(proteins.id)).toEqual(proteins);
});

test('limits that cannot be used are refused with field and remedy', async () => {
  const limits = [
    SNR,
    { scope: 'batch', metric: 'missing', fail: { lt: 1 } },
    { scope: 'batch', metric: 'precisionSnv', fail: { lt: 1 } },
  ];
  expect(await create(body({ limits }), 422)).toMatchObject({
    details: [
      { field: 'limits[1].fail', message: expect.stringContaining('gt where lower ones are') as string },
      { field: 'limits[2].metric', message: expect.stringContaining('remove the limit') as string },
    ],
  });
});

test.each([
  ['no limits', { limits: [] }],
  ['a blank name', { name: '  ' }],
  ['two conditions in one', { limits: [{ ...SNR, warn: { lt: 1, le: 1 } }] }],
])('%s: 400', async (_title, changes) => {
  const { message } = await create<{ message: string }>(body(changes), 400);
  expect(message).not.toBe('');
});

test('a name of another profile of the same kind of data is refused', async () => {
  const first = await create(body());
  expect(await create(body({ name: first.name }), 409)).toMatchObject({ details: [{ field: 'name' }] });
  const limits = [{ scope: 'batch', metric: 'precisionSnv', fail: { lt: 0.9 } }];
  expect(await create(body({ name: first.name, omics: 'genomics', limits }))).toMatchObject({ version: 1 });
});

test('a report is judged by the limits of a profile, and names it with the origin of each limit', async () => {
  const tables = await proteinTables();
  const report = {
    name: 'with own limits',
    data_file: await server.upload('proteins.csv', tables.data),
    metadata_file: await server.upload('samples.csv', tables.sheet),
  };
  const path = `/quartet-service/api/report/${server.dependencies.config.brand}-protqc-report`;
  const foreign = await create(
    body({ omics: 'genomics', limits: [{ scope: 'batch', metric: 'total', fail: { lt: 1 } }] }),
  );
  expect(
    await server.ask('POST', path, { status: 422, json: { ...report, threshold_profile: foreign.id } }),
  ).toMatchObject({ details: [{ field: 'threshold_profile' }] });
  const profile = await create(body({ limits: [SNR] }));
  const json = { ...report, threshold_profile: profile.id };
  const { id } = await server.ask<{ id: string }>('POST', path, { status: 201, json });
  const task = await waitFor(async () => {
    const found = await server.ask<Task>('GET', `/quartet-service/api/tasks/${id}`, { status: 200 });
    expect(found.status).toBe('Finished');
    return found;
  });
  expect(task).toMatchObject({ verdict: 'fail', payload: { threshold_profile: profile.id } });
  expect(JSON.parse(String(await server.read(task.response?.result ?? '')))).toMatchObject({
    verdict: {
      level: 'fail',
      profile: { id: profile.id, name: profile.name, version: '1' },
      reasons: [{ rule: 'snr-custom', metric: 'snr', origin: 'custom', level: 'fail', limit: 30 }],
    },
  });
});

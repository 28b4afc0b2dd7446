import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@omics-portal/api/datains';
import { startWorkServer, type WorkServer } from '../../../jobs/testing/work-server.ts';

type Figures = components['schemas']['ProjectFigures'];

const APP = 'omics-portal/fastq-qc-v1.0.0';
const reads = (quality: string) =>
  Array.from(
    { length: 20 },
    (_, read) => `@r${read}\nACGTACGTAC${'GT'.repeat(read % 4)}\n+\n${quality.repeat(10 + 2 * (read % 4))}\n`,
  ).join('');

let server: WorkServer;
let project: string;
const figures = (query = '', headers?: Record<string, string>) =>
  server.ask<Figures>('GET', `/datains/api/projects/${project}/figures?per_page=100${query}`, {
    status: 200,
    ...(headers ? { headers } : {}),
  });
const jobIds = async () => new Map((await server.jobsOf(project)).map((job) => [job.sample_id, job.id]));
const keyOf = (id: string, file: string) => `figures_1/${id}/${file}`;

beforeAll(async () => {
  server = await startWorkServer();
  const good = await server.upload('good_R1.fastq', reads('I'));
  const mate = await server.upload('good_R2.fastq', reads('5'));
  const broken = await server.upload('broken.fastq', '@r1\nACGT\n+\nII\n');
  project = await server.submit(
    [
      { sample_id: 'paired', read1: [good], read2: [mate], quality_encoding: 'detect' },
      { sample_id: 'single', read1: [mate], quality_encoding: 'detect' },
      { sample_id: 'broken', read1: [broken], quality_encoding: 'detect' },
    ],
    { name: 'figures_1', app: APP },
  );
  await server.until(project, 'Failed');
});
afterAll(() => server.close());

test('figures are those of the summaries, with a row for each mate', async () => {
  const { columns, data, ...page } = await figures();
  expect(page).toMatchObject({ total: 3, ended: 3, unread: 0, page: 1, per_page: 100 });
  expect(data.map(({ sample_id, part, series, missing }) => [sample_id, part, series, missing])).toEqual([
    ['paired', 'good_R1.fastq', '1', null],
    ['paired', 'good_R2.fastq', '2', null],
    ['single', 'good_R2.fastq', '1', null],
    ['broken', null, null, 'failed'],
  ]);
  const keys = columns.map(({ key }) => key);
  for (const [sample, rows] of [
    ['paired', data.slice(0, 2)],
    ['single', data.slice(2, 3)],
  ] as const) {
    const id = (await jobIds()).get(sample)!;
    const summary = await text(await server.dependencies.objects.open('projects', keyOf(id, 'summary.tsv')));
    const [header, ...lines] = summary
      .trim()
      .split('\n')
      .map((line) => line.split('\t'));
    for (const [line, row] of rows.entries()) {
      const own = Object.fromEntries(header!.map((name, index) => [name, lines[line]![index]!]));
      const { file, mate, warnings, quality_encoding, ...numbers } = own;
      expect([row.part, row.series]).toEqual([file, mate]);
      for (const [key, value] of Object.entries(numbers)) {
        expect(row.values[keys.indexOf(key)], key).toBe(Number(value));
      }
      expect(row.values[keys.indexOf('quality_encoding')]).toBe(quality_encoding);
      expect(warnings).toBeTruthy();
    }
  }
});

test('labels, limits and series are in the language of the reader', async () => {
  const english = await figures();
  const chinese = await figures('', { 'accept-language': 'zh-CN' });
  const duplicates = ({ columns }: Figures) => columns.find(({ key }) => key === 'duplication_estimate');
  expect(duplicates(english)).toMatchObject({
    label: 'Duplicate reads (estimate)',
    format: 'percent',
    better: 'lower',
    thresholds: { warn: 0.2, fail: 0.5, origin: 'FastQC, Sequence Duplication Levels' },
  });
  expect(duplicates(chinese)).toMatchObject({ label: '重复读段（估计）', group: '组成' });
  expect(chinese.series).toEqual([
    { key: '1', label: '读段 1' },
    { key: '2', label: '读段 2' },
  ]);
});

test('pages count jobs', async () => {
  const page = await server.ask<Figures>(
    'GET',
    `/datains/api/projects/${project}/figures?per_page=1&page=2`,
    { status: 200 },
  );
  expect(page).toMatchObject({ total: 3, page: 2, data: [{ sample_id: 'single' }] });
});

test('jobs of an earlier release are read at the first request, and a broken file is named', async () => {
  const { db, objects } = server.dependencies;
  const before = await figures();
  await db.deleteFrom('figures').execute();
  const id = (await jobIds()).get('single')!;
  await objects.put('projects', keyOf(id, 'summary.tsv'), Readable.from(['no table']));
  const { data } = await figures();
  expect(data.slice(0, 2)).toEqual(before.data.slice(0, 2));
  expect(data[2]).toMatchObject({ sample_id: 'single', missing: 'not-readable', part: null });
  expect(data[2]!.values.every((value) => value === null)).toBe(true);
  // They were stored: the files are not read again.
  await objects.delete('projects', keyOf((await jobIds()).get('paired')!, 'summary.tsv'));
  expect((await figures()).data).toEqual(data);
});

test('another user does not see them, and a deleted project has none', async () => {
  const path = `/datains/api/projects/${project}/figures`;
  await server.ask('GET', path, { status: 404, token: server.stranger });
  await server.ask('PUT', `/datains/api/projects/${project}`, { status: 204, json: { status: 'On Hold' } });
  const { data } = await figures();
  expect(data.map(({ missing }) => missing)).toEqual(['deleted', 'deleted', 'failed']);
  expect(await server.dependencies.db.selectFrom('figures').selectAll().execute()).toEqual([]);
});

test('an app without figures says so', async () => {
  const input = await server.upload('some.bin', 'genome');
  const id = await server.submit([{ sample_id: 'one', input }]);
  await server.until(id, 'Succeeded');
  const { data, columns } = await server.ask<Figures>('GET', `/datains/api/projects/${id}/figures`, {
    status: 200,
  });
  expect(columns).toEqual([]);
  expect(data).toMatchObject([{ sample_id: 'one', missing: 'no-figures', values: [] }]);
});

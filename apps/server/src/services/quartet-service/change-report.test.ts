import type { components } from '@omics-portal/api/quartet-service';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addTasks } from '../../jobs/testing/add-tasks.ts';
import { startWorkServer, type WorkServer } from '../../jobs/testing/work-server.ts';

type Task = components['schemas']['Task'];

const FINISHED = '0b1c2d3e-0000-4000-8000-000000000001';
const RUNNING = '0b1c2d3e-0000-4000-8000-000000000002';
const UPLOAD = '0b1c2d3e-0000-4000-8000-000000000003';

let server: WorkServer;

beforeAll(async () => {
  server = await startWorkServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  const { db } = server.dependencies;
  await db.deleteFrom('tasks').execute();
  await addTasks(db, [
    { id: FINISHED },
    { id: RUNNING, status: 'Started', finished_time: null },
    { id: UPLOAD, plugin_type: 'ToolPlugin', plugin_name: 'omics-dataset' },
  ]);
});

const mark = <Body = Task>(id: string, json: unknown, status = 200, token = server.researcher) =>
  server.ask<Body>('PUT', `/quartet-service/api/tasks/${id}`, { status, json, token });
const read = (id: string) => server.ask<Task>('GET', `/quartet-service/api/tasks/${id}`, { status: 200 });

test('a check has its person and time, and stays when a second person checks', async () => {
  const before = Date.now();
  expect(await read(FINISHED)).toMatchObject({ checked_time: null, checked_by: null, archived_by: null });
  const checked = await mark(FINISHED, { checked: true });
  expect(checked.checked_time).toBeGreaterThanOrEqual(before);
  expect(checked).toMatchObject({ status: 'Finished', checked_by: checked.owner, archived_time: null });
  expect(await mark(FINISHED, { checked: true }, 200, server.admin)).toEqual(checked);
  expect(await read(FINISHED)).toEqual(checked);
});

test('marks are independent, and each can be taken away', async () => {
  await mark(FINISHED, { checked: true, archived: true });
  const unchecked = await mark(FINISHED, { checked: false });
  expect(unchecked).toMatchObject({ checked_time: null, checked_by: null, archived_by: unchecked.owner });
  expect(await mark(FINISHED, { archived: false })).toMatchObject({ archived_time: null, archived_by: null });
});

test.each([
  ['checked', [FINISHED]],
  ['archived', []],
  ['not-archived', [FINISHED, RUNNING]],
])('a list of reports with the mark %s', async (filter, ids) => {
  await mark(FINISHED, { checked: true });
  const path = `/quartet-service/api/tasks?plugin_type=ReportPlugin&mark=${filter}`;
  const { data, applied_filters: applied } = await server.ask<components['schemas']['TaskPage']>(
    'GET',
    path,
    {
      status: 200,
    },
  );
  expect(data.map(({ id }) => id)).toEqual(ids);
  expect(applied).toEqual(['mark']);
});

test.each([
  ['a running report', RUNNING, { checked: true }, 409],
  ['an upload', UPLOAD, { archived: true }, 409],
  ['an unknown report', '0b1c2d3e-0000-4000-8000-000000000009', { checked: true }, 404],
  ['no mark', FINISHED, {}, 400],
  ['a mark that is no boolean', FINISHED, { checked: 'yes' }, 400],
])('%s is refused', async (_title, id, body, status) => {
  const { message } = await mark<{ message: string }>(id, body, status);
  expect(message).not.toBe('');
});

test("another account's report is not found", async () => {
  await mark(FINISHED, { checked: true }, 404, server.stranger);
  expect(await read(FINISHED)).toMatchObject({ checked_time: null });
});

const MEASUREMENT = {
  laboratory: ' Lab 7 ',
  instrument: 'QE-HF 2',
  operator: 'Grace',
  measured_on: '2026-03-02',
};

test('a measurement is recorded, changed fact by fact, and removed', async () => {
  const before = await read(FINISHED);
  expect(before.measurement).toEqual({
    laboratory: null,
    instrument: null,
    operator: null,
    measured_on: null,
  });
  const { measurement } = await mark(FINISHED, { measurement: MEASUREMENT });
  expect(measurement).toEqual({ ...MEASUREMENT, laboratory: 'Lab 7' });
  const changed = await mark(FINISHED, { measurement: { operator: null } }, 200, server.admin);
  expect(changed).toEqual({ ...before, measurement: { ...measurement, operator: null } });
});

test('a report under way takes a measurement, an upload does not', async () => {
  expect(await mark(RUNNING, { measurement: MEASUREMENT })).toMatchObject({ status: 'Started' });
  expect(await mark<{ message: string }>(UPLOAD, { measurement: MEASUREMENT }, 409)).toMatchObject({
    message: 'This task is not a report.',
  });
});

test.each([
  ['a day that the calendar does not have', { measured_on: '2026-02-31' }, 422],
  ['a day in another form', { measured_on: '02.03.2026' }, 400],
  ['a blank laboratory', { laboratory: ' ' }, 400],
  ['a long operator', { operator: 'x'.repeat(101) }, 400],
])('%s is refused with its field', async (_title, measurement, status) => {
  const { details } = await mark<{ details: { field: string }[] }>(FINISHED, { measurement }, status);
  expect(details[0]?.field).toContain(Object.keys(measurement)[0]);
});

test('references replace those of the report, each once', async () => {
  const material = { kind: 'material', id: 'Protein-20171028' };
  const paper = {
    kind: 'publication',
    id: '10.1038/s41587-023-01934-1',
    title: 'Multi-omics data integration',
  };
  const { references } = await mark(FINISHED, { references: [material, paper, { ...paper, other: 1 }] });
  expect(references).toEqual([material, paper]);
  expect((await mark(FINISHED, { references: [material] })).references).toEqual([material]);
});

test.each([
  ['laboratory=Lab%207', [FINISHED]],
  ['laboratory=lab%207', []],
  ['instrument=QE-HF%202&operator=Grace', [FINISHED]],
  ['measured_from=2026-03-02&measured_to=2026-03-02', [FINISHED]],
  ['measured_from=2026-03-03', []],
  ['reference_kind=material', [FINISHED]],
  ['reference_kind=publication', []],
])('a list of reports with %s', async (query, ids) => {
  await mark(FINISHED, {
    measurement: MEASUREMENT,
    references: [{ kind: 'material', id: 'Protein-20171028' }],
  });
  const { data, applied_filters: applied } = await server.ask<components['schemas']['TaskPage']>(
    'GET',
    `/quartet-service/api/tasks?${query}`,
    { status: 200 },
  );
  expect(data.map(({ id }) => id)).toEqual(ids);
  expect(applied).toEqual([...new URLSearchParams(query).keys()]);
});

test('the values of measurements are those of reports that the caller may see', async () => {
  await mark(FINISHED, { measurement: MEASUREMENT });
  await mark(RUNNING, { measurement: { ...MEASUREMENT, instrument: 'QE-HF 1' } });
  const values = (query = '', token = server.researcher) =>
    server.ask('GET', `/quartet-service/api/measurement-values${query}`, { status: 200, token });
  const own = { laboratory: ['Lab 7'], instrument: ['QE-HF 1', 'QE-HF 2'], operator: ['Grace'] };
  expect(await values()).toEqual(own);
  expect(await values('?plugin_name=quartet-protqc-report')).toEqual(own);
  const none = { laboratory: [], instrument: [], operator: [] };
  expect(await values('?plugin_name=quartet-metqc-report')).toEqual(none);
  expect(await values('', server.stranger)).toEqual(none);
});

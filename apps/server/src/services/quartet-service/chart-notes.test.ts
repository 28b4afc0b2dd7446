import type { components } from '@omics-portal/api/quartet-service';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startWorkServer, type WorkServer } from '../../jobs/testing/work-server.ts';

type Note = components['schemas']['ChartNote'];
type NoteList = components['schemas']['ChartNoteList'];

const PATH = '/quartet-service/api/chart-notes';
const NOTE = { plugin_name: 'quartet-protqc-report', noted_on: '2026-03-02', text: ' New column ' };

let server: WorkServer;

beforeAll(async () => {
  server = await startWorkServer();
});
afterAll(() => server.close());
beforeEach(() => server.dependencies.db.deleteFrom('chart_notes').execute());

const create = <Body = Note>(changes: object = {}, status = 201, token = server.researcher) =>
  server.ask<Body>('POST', PATH, { status, json: { ...NOTE, ...changes }, token });
const put = <Body = Note>(id: string, changes: object, status = 200, token = server.researcher) =>
  server.ask<Body>('PUT', `${PATH}/${id}`, { status, json: { ...NOTE, ...changes }, token });
const texts = async (token = server.researcher, query = '') =>
  (await server.ask<NoteList>('GET', `${PATH}${query}`, { status: 200, token })).data.map(({ text }) => text);

test('a note is written, listed by its day, changed, deleted, and brought back with its author', async () => {
  const note = await create();
  expect(note).toMatchObject({ text: 'New column', laboratory: null, group_name: null });
  await create({ text: 'Earlier', noted_on: '2026-01-02', laboratory: 'Lab 7' });
  expect(await texts()).toEqual(['Earlier', 'New column']);
  expect(await texts(server.researcher, '?plugin_name=quartet-metqc-report')).toEqual([]);
  const changed = await put(note.id, { text: 'Newer column' }, 200, server.admin);
  expect(changed).toMatchObject({ text: 'Newer column', owner: note.owner });
  expect(changed.updated_by).not.toBe(note.owner);
  await server.ask('DELETE', `${PATH}/${note.id}`, { status: 204 });
  expect(await texts()).toEqual(['Earlier']);
  await server.ask('DELETE', `${PATH}/${note.id}`, { status: 404 });
  expect(await put(note.id, {})).toMatchObject({ id: note.id, owner: note.owner });
  expect(await texts()).toEqual(['Earlier', 'New column']);
});

test('a deleted note comes back for a day only', async () => {
  const { id } = await create();
  await server.ask('DELETE', `${PATH}/${id}`, { status: 204 });
  const { db } = server.dependencies;
  await db
    .updateTable('chart_notes')
    .set({ deleted_time: Date.now() - 25 * 3_600_000 })
    .execute();
  await put(id, {}, 404);
  await create();
  expect(await db.selectFrom('chart_notes').select('text').execute()).toHaveLength(1);
});

test("another account neither sees nor changes a note, unless it is in the note's group", async () => {
  const { id } = await create();
  expect(await texts(server.stranger)).toEqual([]);
  await put(id, {}, 404, server.stranger);
  await server.ask('DELETE', `${PATH}/${id}`, { status: 404, token: server.stranger });
  const { db } = server.dependencies;
  await db
    .updateTable('users')
    .set({ groups: JSON.stringify(['Proteomics']) })
    .execute();
  const { id: shared } = await create({ group_name: 'Proteomics', text: 'Recalibrated' });
  expect(await texts(server.stranger)).toEqual(['Recalibrated']);
  expect(await put(shared, { group_name: 'Proteomics', text: 'b' }, 200, server.stranger)).toMatchObject({
    text: 'b',
  });
});

test.each([
  ['a group that is not the own', { group_name: 'Nobody' }, 403, 'group_name'],
  ['a day that the calendar does not have', { noted_on: '2026-02-31' }, 400, 'noted_on'],
  ['a blank text', { text: '  ' }, 400, 'text'],
  ['a long text', { text: 'x'.repeat(501) }, 400, 'text'],
])('%s is refused', async (_title, changes, status, field) => {
  const { details } = await create<{ details: { field: string }[] }>(changes, status);
  expect(details[0]?.field).toContain(field);
});

import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRecords } from '../records/open-records.ts';
import { databaseTemplate } from './database-template.ts';
import { takePglite } from './pglite-pool.ts';
import { contentOf, resetDatabase, type DatabaseContent } from './reset-database.ts';

let db: PGlite;
let content: DatabaseContent;
beforeAll(async () => {
  db = await PGlite.create({ loadDataDir: new Blob([await readFile(await databaseTemplate())]) });
  await db.exec(`create table things (id int generated always as identity, name text not null);
    insert into things (name) values ('first'), ('second')`);
  content = await contentOf(db);
});
afterAll(() => db.close());

/** Runs statements on a database of the pool. Resolves to their rows. */
async function use(...statements: string[]): Promise<unknown[][]> {
  const { socketFolder, close } = await takePglite();
  const records = openRecords({ socketFolder });
  const results: unknown[][] = [];
  for (const statement of statements) results.push((await sql.raw(statement).execute(records)).rows);
  await records.destroy();
  await close();
  return results;
}

const CONTENT = [
  // The same for two uses of one database only.
  'select pg_postmaster_start_time()::text',
  'select name from kysely_migration order by name',
  'select * from kysely_migration_lock',
  'select count(*)::int from users',
  'show work_mem',
  `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
];

test('a database that is used again has the content of a new one', async () => {
  const before = await use(...CONTENT);
  await use(
    `set work_mem = '9MB'`,
    `insert into server_state (name, value) values ('left', '1')`,
    'delete from kysely_migration',
    'create temporary table leftover (id int)',
  );
  expect(await use(...CONTENT)).toEqual(before);
  expect(await use('select * from server_state', `select to_regclass('leftover')`)).toEqual([
    [],
    [{ to_regclass: null }],
  ]);
});

test('a database is not used again while its schema differs', async () => {
  expect(await resetDatabase(db, content)).toBe(true);
  for (const [change, undo] of [
    ['create table leftover (id int)', 'drop table leftover'],
    [
      'alter table things alter column name drop not null',
      'alter table things alter column name set not null',
    ],
    [
      `alter table things alter column name set default ''`,
      'alter table things alter column name drop default',
    ],
    ["alter table things add constraint named check (name > '')", 'alter table things drop constraint named'],
    ['create index on things (name)', 'drop index things_name_idx'],
    ['create role leftover', 'drop role leftover'],
    ['create schema leftover', 'drop schema leftover'],
  ] as const) {
    await db.exec(change);
    expect([change, await resetDatabase(db, content)]).toEqual([change, false]);
    await db.exec(undo);
    expect([undo, await resetDatabase(db, content)]).toEqual([undo, true]);
  }
});

test('numbers of rows begin anew, and rows of the template come back', async () => {
  await db.exec(`insert into things (name) values ('third'); update things set name = 'changed'`);
  await db.exec('begin');
  expect(await resetDatabase(db, content)).toBe(true);
  await db.exec(`insert into things (name) values ('next')`);
  expect((await db.query('select * from things order by id')).rows).toEqual([
    { id: 1, name: 'first' },
    { id: 2, name: 'second' },
    { id: 3, name: 'next' },
  ]);
});

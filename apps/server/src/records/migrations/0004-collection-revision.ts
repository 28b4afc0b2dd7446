import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const EVENTS = [
  ['insert', 'new table as changed'],
  ['update', 'new table as changed'],
  ['delete', 'old table as changed'],
] as const;

/**
 * Migration: revision of a collection, which changes with every change of its records or fields, by any client. Cached data
 * is current if its revision is. Revisions never repeat, not even after a collection was deleted and created again. (An
 * update that moves records to another collection changes the new one's revision only; the server has no such update.)
 */
export const collectionRevisionMigration: Migration = {
  name: '0004-collection-revision',
  async up(db) {
    await sql`create sequence data_revisions`.execute(db);
    await sql`alter table data_collections add column revision bigint not null default nextval('data_revisions')`.execute(
      db,
    );
    await sql`
      create function data_collection_changed() returns trigger language plpgsql as $$
      begin
        update data_collections set revision = nextval('data_revisions')
        where name in (select distinct collection from changed);
        return null;
      end $$`.execute(db);
    for (const table of ['data_records', 'data_fields']) {
      for (const [event, rows] of EVENTS) {
        await sql`
          create trigger ${sql.ref(`${table}_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
          referencing ${sql.raw(rows)} for each statement execute function data_collection_changed()`.execute(
          db,
        );
      }
    }
    await sql`
      create function data_records_emptied() returns trigger language plpgsql as $$
      begin
        update data_collections set revision = nextval('data_revisions');
        return null;
      end $$`.execute(db);
    await sql`
      create trigger data_records_truncate after truncate on data_records
      for each statement execute function data_records_emptied()`.execute(db);
  },
};

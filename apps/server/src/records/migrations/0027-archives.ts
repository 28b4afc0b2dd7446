import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: lists of objects that a link gives as one zip file. */
export const archivesMigration: Migration = {
  name: '0027-archives',
  async up(db) {
    await sql`
      create table archives (
        id_hash text primary key,
        name text not null,
        objects jsonb not null,
        expires_time bigint not null
      )`.execute(db);
    await sql`create index archives_expires on archives (expires_time)`.execute(db);
  },
};

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: trash of object storage. */
export const trashMigration: Migration = {
  name: '0024-trash',
  async up(db) {
    await sql`
      create table trash (
        id text primary key,
        bucket text not null,
        key text not null,
        bytes bigint not null,
        deleted_by text not null,
        deleted_time bigint not null,
        expires_time bigint not null
      )`.execute(db);
    await sql`create index trash_deleted on trash (deleted_time desc, id)`.execute(db);
    await sql`create index trash_expires on trash (expires_time)`.execute(db);
  },
};

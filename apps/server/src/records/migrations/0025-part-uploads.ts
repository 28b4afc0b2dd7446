import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: uploads in parts that have not ended, and for a day those that have. */
export const partUploadsMigration: Migration = {
  name: '0025-part-uploads',
  async up(db) {
    await sql`
      create table part_uploads (
        id text primary key,
        owner_sub text not null,
        bucket text not null,
        key text not null,
        size bigint not null,
        part_bytes bigint not null,
        store_id text not null,
        state text not null,
        expected_sha256 text,
        sha256 text,
        used_time bigint not null
      )`.execute(db);
    await sql`create index part_uploads_owner on part_uploads (owner_sub)`.execute(db);
    await sql`create index part_uploads_used on part_uploads (used_time)`.execute(db);
  },
};

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: files of finished data sets in a store that others can write to, as they were then. */
export const finishedFilesMigration: Migration = {
  name: '0036-finished-files',
  async up(db) {
    await sql`
      create table finished_files (
        folder text not null,
        key text not null,
        etag text not null,
        primary key (folder, key)
      )`.execute(db);
  },
};

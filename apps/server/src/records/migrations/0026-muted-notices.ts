import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: topics of which an account is not notified. */
export const mutedNoticesMigration: Migration = {
  name: '0026-muted-notices',
  async up(db) {
    await sql`
      create table muted_notices (
        owner_sub text not null,
        topic text not null,
        primary key (owner_sub, topic)
      )`.execute(db);
  },
};

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: figures of jobs, for tables over the samples of a project. Files of earlier jobs are read at the first request for their figures. */
export const figuresMigration: Migration = {
  name: '0010-figures',
  async up(db) {
    await sql`
      create table figures (
        attempt_id text primary key references attempts (id) on delete cascade,
        sources_id text not null,
        rows jsonb not null,
        problem jsonb
      )`.execute(db);
  },
};

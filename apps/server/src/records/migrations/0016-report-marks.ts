import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: marks of reports that a person has checked or archived, with time and email of that person. */
export const reportMarksMigration: Migration = {
  name: '0016-report-marks',
  async up(db) {
    await sql`
      alter table tasks
        add column checked_time bigint,
        add column checked_by text,
        add column archived_time bigint,
        add column archived_by text`.execute(db);
  },
};

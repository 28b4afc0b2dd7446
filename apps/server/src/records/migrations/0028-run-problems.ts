import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: the reason of a failed job and of an attempt as a code, for readers of other languages. */
export const runProblemsMigration: Migration = {
  name: '0028-run-problems',
  async up(db) {
    await sql`alter table workflows add column failure_problem jsonb`.execute(db);
    await sql`alter table attempts add column failure_problem jsonb`.execute(db);
  },
};

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Migration: why an engine does not answer, and its notice about a job under way, as codes for readers of other languages; why a
 * report failed, as a line and as a code.
 */
export const silenceReasonsMigration: Migration = {
  name: '0029-silence-reasons',
  async up(db) {
    await sql`alter table workflows add column stale_problem jsonb, add column notice jsonb`.execute(db);
    await sql`alter table tasks add column error text, add column failure_problem jsonb`.execute(db);
  },
};

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: labels of the values of a field, by language. */
export const fieldLabelsMigration: Migration = {
  name: '0007-field-labels',
  async up(db) {
    await sql`alter table data_fields add column labels jsonb`.execute(db);
  },
};

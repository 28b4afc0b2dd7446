import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: columns named by the field's term, response. */
export const responsesMigration: Migration = {
  name: '0013-responses',
  async up(db) {
    await sql`alter table idempotency_keys rename column answer to response`.execute(db);
    await sql`alter table runs rename column unknown_answers to unknown_responses`.execute(db);
  },
};

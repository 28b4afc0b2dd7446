import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: index of the audit log by actor, for the latest event of each account. */
export const auditByActorMigration: Migration = {
  name: '0034-audit-by-actor',
  async up(db) {
    await sql`create index audit_events_actor on audit_events (actor, time desc, id desc)`.execute(db);
  },
};

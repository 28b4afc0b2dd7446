import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: audit log, by time. */
export const auditLogMigration: Migration = {
  name: '0022-audit-log',
  async up(db) {
    await sql`
      create table audit_events (
        id bigint generated always as identity primary key,
        time bigint not null,
        kind text not null,
        actor text,
        subject text,
        address text
      )`.execute(db);
    await sql`create index audit_events_time on audit_events (time desc, id desc)`.execute(db);
  },
};

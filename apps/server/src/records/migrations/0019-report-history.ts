import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Migration: facts of the measurement of reports, the references that they name, their figures for control charts, and notes on
 * control charts. Figures of earlier reports stay empty until a later report is compared with them.
 */
export const reportHistoryMigration: Migration = {
  name: '0019-report-history',
  async up(db) {
    await sql`
      alter table tasks
        add column laboratory text,
        add column instrument text,
        add column operator text,
        add column measured_on text,
        add column named_references jsonb not null default '[]',
        add column chart_figures jsonb`.execute(db);
    await sql`
      create table chart_notes (
        id text primary key,
        owner text not null,
        owner_sub text not null,
        group_name text,
        plugin_name text not null,
        noted_on text not null,
        text text not null,
        laboratory text,
        instrument text,
        updated_time bigint not null,
        updated_by text not null,
        deleted_time bigint
      )`.execute(db);
    await sql`create index chart_notes_owner on chart_notes (owner_sub)`.execute(db);
  },
};

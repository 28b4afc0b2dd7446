import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Migration: the report that a project ends in, as it was chosen with the project: the plugin, and the app that makes it with its
 * descriptor and the fixed values of its form.
 */
export const projectReportsMigration: Migration = {
  name: '0031-project-reports',
  async up(db) {
    await sql`
      create table project_reports (
        project_id text primary key references projects (id) on delete cascade,
        plugin_name text not null,
        plugin_version text not null,
        app_name text not null,
        descriptor jsonb not null,
        fixed jsonb not null
      )`.execute(db);
  },
};

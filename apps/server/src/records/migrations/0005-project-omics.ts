import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: omics type of a project, and reusable names of deleted projects. */
export const projectOmicsMigration: Migration = {
  name: '0005-project-omics',
  async up(db) {
    await sql`alter table projects add column omics text`.execute(db);
    // For existing projects, only the samples and the app name are known.
    await sql`
      update projects set omics = samples -> 0 ->> 'omics'
      where samples -> 0 ->> 'omics' in ('genomics', 'transcriptomics', 'proteomics', 'metabolomics')`.execute(
      db,
    );
    await sql`update projects set omics = 'genomics' where omics is null and app_name like '%/variant-qc-%'`.execute(
      db,
    );
    await sql`alter table projects drop constraint projects_project_name_key`.execute(db);
    await sql`
      create unique index projects_live_name on projects (project_name)
      where mark is distinct from 'On Hold'`.execute(db);
  },
};

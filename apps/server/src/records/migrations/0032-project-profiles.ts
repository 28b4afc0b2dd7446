import type { Migration } from './migration.ts';

/**
 * Migration: the threshold profiles of its owner that the samples of a project name, with the limits of the day when it was created, by
 * form field and id; null for a project whose samples name none.
 */
export const projectProfilesMigration: Migration = {
  name: '0032-project-profiles',
  async up(db) {
    await db.schema.alterTable('projects').addColumn('profiles', 'jsonb').execute();
  },
};

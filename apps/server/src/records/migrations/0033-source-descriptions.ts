import type { Migration } from './migration.ts';

/** Migration: the description of a source of the data in Chinese; null for one that has none. */
export const sourceDescriptionsMigration: Migration = {
  name: '0033-source-descriptions',
  async up(db) {
    await db.schema.alterTable('data_repos').addColumn('description_zh', 'text').execute();
  },
};

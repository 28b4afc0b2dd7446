import type { Migration } from './migration.ts';

/** Migration: accounts of the embedded provider can be disabled. */
export const disabledAccountsMigration: Migration = {
  name: '0018-disabled-accounts',
  async up(db) {
    await db.schema.alterTable('users').addColumn('disabled_time', 'bigint').execute();
  },
};

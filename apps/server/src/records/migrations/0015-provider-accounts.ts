import type { Migration } from './migration.ts';

/** Migration: accounts of an external OpenID provider, as they were last seen. */
export const providerAccountsMigration: Migration = {
  name: '0015-provider-accounts',
  async up(db) {
    await db.schema
      .createTable('provider_accounts')
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('sub', 'text', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('groups', 'jsonb', (column) => column.notNull())
      .addColumn('roles', 'jsonb', (column) => column.notNull())
      .addColumn('seen_time', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('provider_accounts_pkey', ['issuer', 'sub'])
      .addUniqueConstraint('provider_accounts_username', ['issuer', 'username'])
      .execute();
  },
};

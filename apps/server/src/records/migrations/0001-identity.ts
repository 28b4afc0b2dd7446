import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: accounts, state of the OpenID provider, and server state. */
export const identityMigration: Migration = {
  name: '0001-identity',
  async up(db) {
    await db.schema
      .createTable('users')
      .addColumn('sub', 'text', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('given_name', 'text')
      .addColumn('family_name', 'text')
      .addColumn('groups', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
      .addColumn('roles', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('is_demo', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('created_time', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('oidc_payloads')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('payload', 'jsonb', (column) => column.notNull())
      .addColumn('grant_id', 'text')
      .addColumn('uid', 'text')
      .addColumn('user_code', 'text')
      .addColumn('consumed_time', 'bigint')
      .addColumn('expires_time', 'bigint')
      .addPrimaryKeyConstraint('oidc_payloads_pkey', ['kind', 'id'])
      .execute();
    await db.schema.createIndex('oidc_payloads_grant').on('oidc_payloads').column('grant_id').execute();
    await db.schema.createIndex('oidc_payloads_uid').on('oidc_payloads').column('uid').execute();
    await db.schema
      .createTable('server_state')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'jsonb', (column) => column.notNull())
      .execute();
  },
};

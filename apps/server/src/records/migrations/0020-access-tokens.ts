import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: personal access tokens, by their public part and the digest of their secret part. */
export const accessTokensMigration: Migration = {
  name: '0020-access-tokens',
  async up(db) {
    await sql`
      create table access_tokens (
        id text primary key,
        owner_sub text not null,
        name text not null,
        digest text not null,
        scopes jsonb not null,
        created_time bigint not null,
        expires_time bigint not null,
        last_used_time bigint,
        unique (owner_sub, name)
      )`.execute(db);
  },
};

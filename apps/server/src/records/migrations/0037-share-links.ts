import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: share links, by the digest of their secret. */
export const shareLinksMigration: Migration = {
  name: '0037-share-links',
  async up(db) {
    await sql`
      create table share_links (
        id text primary key,
        digest text not null unique,
        owner_sub text not null,
        bucket text not null,
        key text not null,
        created_time bigint not null,
        expires_time bigint not null
      )`.execute(db);
    await sql`create index share_links_by_owner on share_links (owner_sub)`.execute(db);
    await sql`create index share_links_expires on share_links (expires_time)`.execute(db);
  },
};

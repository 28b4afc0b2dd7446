import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: last sign-in of accounts, the browser of each sign-in, and one-time links by which passwords are chosen. */
export const accountSessionsMigration: Migration = {
  name: '0021-account-sessions',
  async up(db) {
    await sql`alter table users add column signed_in_time bigint`.execute(db);
    await sql`
      create table sign_ins (
        grant_id text primary key,
        owner_sub text not null,
        user_agent text,
        created_time bigint not null
      )`.execute(db);
    await sql`
      create table one_time_links (
        digest text primary key,
        owner_sub text not null,
        purpose text not null,
        expires_time bigint not null
      )`.execute(db);
    await sql`create index one_time_links_owner on one_time_links (owner_sub)`.execute(db);
  },
};

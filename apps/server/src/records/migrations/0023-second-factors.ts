import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: second factors of accounts with their sealed secrets, and digests of their recovery codes. */
export const secondFactorsMigration: Migration = {
  name: '0023-second-factors',
  async up(db) {
    await sql`
      create table second_factors (
        owner_sub text primary key,
        secret text not null,
        created_time bigint not null,
        confirmed_time bigint,
        last_step bigint not null default 0
      )`.execute(db);
    await sql`
      create table recovery_codes (
        owner_sub text not null,
        digest text not null,
        primary key (owner_sub, digest)
      )`.execute(db);
  },
};

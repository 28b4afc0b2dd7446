import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: threshold profiles of accounts, with limits of their own for one kind of data each. */
export const thresholdProfilesMigration: Migration = {
  name: '0017-threshold-profiles',
  async up(db) {
    await sql`
      create table threshold_profiles (
        id text primary key,
        owner_sub text not null,
        omics text not null,
        name text not null,
        version integer not null,
        limits jsonb not null,
        updated_time bigint not null,
        unique (owner_sub, omics, name)
      )`.execute(db);
  },
};

import type { Kysely } from 'kysely';

/** Migration: one step of the schema. It runs once, in order, inside a transaction. */
export interface Migration {
  /** `NNNN-what-it-adds`, as in its file name. */
  name: string;
  /** `unknown`, because a migration sees the schema of its time, not today's tables: `db.schema` and `sql` are enough. */
  up(db: Kysely<unknown>): Promise<void>;
}

import type { Kysely } from 'kysely';

/** One step of the schema. It runs once, in order, inside a transaction. */
export interface Migration {
  /** `NNNN-what-it-adds`, the name of its file. */
  name: string;
  /** `unknown`, because a migration sees the schema of its day and not today's tables: `db.schema` and `sql` are enough. */
  up(db: Kysely<unknown>): Promise<void>;
}

import { Migrator, sql, type Kysely } from 'kysely';
import type { Database } from '../records/database.ts';
import { MIGRATIONS } from '../records/migrations/index.ts';
import type { Migration } from '../records/migrations/migration.ts';

/** Outcome of one step of a rehearsal. */
export interface RehearsedStep {
  name: string;
  ms: number;
  /** Reason of a step that failed; the steps after it did not run. */
  problem?: string;
}

/** Sorts after every migration. Its error rolls the transaction of all steps back. */
const END = '9999-end-of-rehearsal';

/** Longest wait for a table that another session uses, so that a rehearsal does not hold up a running server for long. */
const LOCK_TIMEOUT = '10s';

class EndOfRehearsal extends Error {}

/**
 * Runs the steps that a database lacks in the transaction of the real migration, and rolls it back. Undefined for a database
 * that no server has used: the migrator would create its own tables there.
 *
 * @throws Error when the migrator refuses the database, such as one of a newer version.
 */
export async function rehearseSteps(
  db: Kysely<Database>,
  { lockTimeout = LOCK_TIMEOUT } = {},
): Promise<RehearsedStep[] | undefined> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return undefined;
  const steps: RehearsedStep[] = [];
  const rehearsed = [
    ...MIGRATIONS.map((migration) => timed(migration, { steps, lockTimeout })),
    endAfter(steps),
  ];
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(rehearsed.map((step) => [step.name, step])) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof EndOfRehearsal || steps.some(({ problem }) => problem !== undefined)) return steps;
  throw error instanceof Error ? error : new Error(String(error ?? 'the rehearsal did not end'));
}

function timed(
  { name, up }: Migration,
  { steps, lockTimeout }: { steps: RehearsedStep[]; lockTimeout: string },
): Migration {
  return {
    name,
    async up(db) {
      const began = performance.now();
      const ended = () => ({ name, ms: Math.round(performance.now() - began) });
      try {
        await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(db);
        await up(db);
        steps.push(ended());
      } catch (error) {
        steps.push({ ...ended(), problem: error instanceof Error ? error.message : String(error) });
        throw error;
      }
    },
  };
}

/** Last step: has the constraints checked that a commit would check, and ends the transaction. */
function endAfter(steps: RehearsedStep[]): Migration {
  return {
    name: END,
    async up(db) {
      await sql`set constraints all immediate`.execute(db).catch((error: unknown) => {
        steps.push({ name: END, ms: 0, problem: error instanceof Error ? error.message : String(error) });
        throw error;
      });
      throw new EndOfRehearsal();
    },
  };
}

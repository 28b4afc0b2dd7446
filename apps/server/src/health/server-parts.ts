import { sql, type Kysely } from 'kysely';
import type { EngineRegistry } from '../engines/registry.ts';
import type { Identity } from '../identity/identity.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Database } from '../records/database.ts';
import type { ServerPart } from './part-check.ts';

/** Dependencies that have a state of their own. */
export interface CheckedDependencies {
  db: Kysely<Database>;
  objects: Pick<ObjectStore, 'check'>;
  identity: Pick<Identity, 'check'>;
  jobs: { engines: EngineRegistry };
  clickhouse?: { check(): Promise<void> } | undefined;
}

/** Lists the parts of the server: database, object store, identity provider, ClickHouse if there is one, and each engine. */
export function serverParts({ db, objects, identity, jobs, clickhouse }: CheckedDependencies): ServerPart[] {
  return [
    {
      name: 'database',
      check: async () => {
        await sql`select 1`.execute(db);
      },
    },
    { name: 'objects', check: () => objects.check() },
    { name: 'identity', check: () => identity.check() },
    ...(clickhouse ? [{ name: 'clickhouse', check: () => clickhouse.check() }] : []),
    ...jobs.engines.connected.map(({ engine }) => ({
      name: `engine:${engine.name}`,
      check: async () => {
        const { problem } = await engine.check();
        if (problem !== null) throw new Error(problem);
      },
    })),
  ];
}

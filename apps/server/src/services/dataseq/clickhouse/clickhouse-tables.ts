import type { Kysely } from 'kysely';
import type { Database } from '../../../records/database.ts';
import { differentChunks, recordsIn, sameKeys } from '../read-index/column-set.ts';
import type { RecordTables, TablePlan } from '../record-table.ts';
import type { ClickhouseClient } from './clickhouse-client.ts';
import { ClickhouseTable } from './clickhouse-table.ts';
import { isWhole, loadTable } from './load-table.ts';
import {
  dropTables,
  latestManifest,
  readFields,
  writeManifest,
  type TableManifest,
} from './table-manifest.ts';

/** Tables of large collections in ClickHouse, one for each collection and state of its records. */
export class ClickhouseTables implements RecordTables {
  readonly #latest = new Map<string, string>();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly client: ClickhouseClient,
  ) {}

  async refresh(plan: TablePlan): Promise<ClickhouseTable> {
    const found = await latestManifest(this.client, plan.collection);
    const fits = found && sameKeys(found.keys, plan.keys) && (await isWhole(this.client, found));
    const base = fits ? found : undefined;
    const manifest = base && isSame(base, plan) ? base : await this.#load(plan, base);
    const table = new ClickhouseTable(this.client, {
      name: manifest.name,
      records: recordsIn(manifest.chunks),
      fields: await readFields(this.client, manifest),
    });
    this.#latest.set(plan.collection, manifest.name);
    return table;
  }

  async removeOthers(collection: string): Promise<void> {
    await dropTables(this.client, collection, this.#latest.get(collection));
  }

  async #load(plan: TablePlan, base: TableManifest | undefined): Promise<TableManifest> {
    const manifest = await loadTable({ db: this.db, client: this.client }, plan, base);
    await writeManifest(this.client, manifest);
    return manifest;
  }
}

function isSame(base: TableManifest, { chunks }: TablePlan): boolean {
  return differentChunks(base.chunks, chunks).length === 0;
}

import type { Kysely } from 'kysely';
import type { Database } from '../../../records/database.ts';
import { RECORD_KEYS } from '../record-keys.ts';
import { BuildTurns } from './build-turns.ts';
import { recordIndexOf, type ColumnSet } from './column-set.ts';
import type { IndexStore } from './index-store.ts';
import type { RecordIndex } from './record-index.ts';
import { refreshColumns } from './refresh-columns.ts';

/** Present state of a collection. */
export interface CollectionState {
  name: string;
  /** Revision, which changes with every change of the records: see the migration. */
  revision: string;
  keys: ReadonlySet<string>;
}

/** State of the read index of a collection. */
export interface IndexState {
  collection: string;
  /** False while the collection has no index, or one of earlier records. */
  isCurrent: boolean;
  /** Records in the index; 0 without one. */
  records: number;
}

/** Options of the read indexes. */
export interface ReadIndexOptions {
  /** Worker script that builds the columns; undefined: they are built in this thread, in slices. */
  workerFile?: string | undefined;
  /** Store of the indexes between starts; undefined: none. */
  store?: IndexStore | undefined;
  /** Minimum number of records of an index that is stored. */
  minStored?: number;
  /** Maximum number of simultaneous SQL queries on records during a build; by default 1, for a database with one connection. */
  queriesDuringBuild?: number;
}

interface Entry {
  /** Revision of the columns; undefined when the records changed while they were read. */
  revision: string | undefined;
  columns: ColumnSet;
  index: RecordIndex;
}

/** Fields without a column: checksums are nearly unique, and are not filtered. */
const SKIPPED_FIELDS = new Set(['md5sum', 'sha256']);
/** Maximum size of an indexed collection; the columns of larger ones would take gigabytes. */
const MAX_RECORDS = 5_000_000;
/** Minimum size of a collection that is indexed at start, and whose index is stored. */
const LARGE = 20_000;
/** Delay after a failure. */
const WAIT_MS = 5000;
/** Delay while records keep changing. */
const CHANGING_WAIT_MS = 500;

/**
 * Read indexes of all collections. An index belongs to one revision of its collection. After a change of a record, queries
 * use SQL until the index has been brought up to date in the background: small changes are read alone.
 */
export class ReadIndexes {
  readonly #entries = new Map<string, Entry>();
  readonly #building = new Map<string, Promise<void>>();
  readonly #saving = new Map<string, Promise<void>>();
  readonly #notBefore = new Map<string, number>();
  readonly #minStored: number;
  /** Turns of the queries that use SQL because there is no index. */
  readonly turns: BuildTurns;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly options: ReadIndexOptions = {},
  ) {
    this.#minStored = options.minStored ?? LARGE;
    this.turns = new BuildTurns({ queries: options.queriesDuringBuild ?? 1 });
  }

  /** Index of this state; undefined while there is none, and then its build is started. */
  get(state: CollectionState): RecordIndex | undefined {
    const entry = this.#entries.get(state.name);
    if (entry?.revision === state.revision) return entry.index;
    this.#start(state);
    return undefined;
  }

  /** States of the indexes of all collections. */
  async states(): Promise<IndexState[]> {
    const rows = await this.db.selectFrom('data_collections').select(['name', 'revision']).execute();
    return rows.map(({ name, revision }) => {
      const entry = this.#entries.get(name);
      return {
        collection: name,
        isCurrent: entry?.revision === revision,
        records: entry?.index.size ?? 0,
      };
    });
  }

  /** Resolves when the index of the present state exists or could not be built. */
  async ready(state: CollectionState): Promise<void> {
    this.get(state);
    await this.#building.get(state.name);
  }

  /** Resolves when the indexes that exist are stored. */
  async stored(): Promise<void> {
    await Promise.all(this.#saving.values());
  }

  /** Starts the indexes of large collections, so that they are ready for the first visitor. */
  async prepare(read: (name: string) => Promise<CollectionState>): Promise<void> {
    const rows = await this.db
      .selectFrom('data_collections')
      .select((collection) => [
        'name',
        collection
          .selectFrom('data_records')
          .select((row) => row.fn.max('position').as('last'))
          .whereRef('data_records.collection', '=', 'data_collections.name')
          .as('last'),
      ])
      .execute();
    for (const { name, last } of rows) if ((last ?? 0) >= LARGE) await this.ready(await read(name));
  }

  #start(state: CollectionState): void {
    const { name } = state;
    if (this.#building.has(name) || Date.now() < (this.#notBefore.get(name) ?? 0)) return;
    const work = this.turns
      .build(() => this.#build(state))
      .catch((error: unknown) => this.#notBuilt(name, error))
      .finally(() => this.#building.delete(name));
    this.#building.set(name, work);
  }

  async #build({ name, keys: fields }: CollectionState): Promise<void> {
    const { workerFile, store } = this.options;
    const revision = await this.#revision(name);
    // A query that read the state before the last change finds the index of a later one, which stays in use.
    if (revision !== undefined && this.#entries.get(name)?.revision === revision) return;
    const keys = [...new Set([...fields, ...RECORD_KEYS])].filter((key) => !SKIPPED_FIELDS.has(key)).sort();
    const known = this.#entries.get(name)?.columns ?? (await store?.load(name, keys));
    const base = known && sameKeys(known.keys, keys) ? known : undefined;
    const columns = await refreshColumns(this.db, {
      collection: name,
      keys,
      base,
      workerFile,
      maxRecords: MAX_RECORDS,
    });
    if (columns === undefined) return this.#wait(name, WAIT_MS);
    const isCurrent = revision !== undefined && (await this.#revision(name)) === revision;
    // Columns of a moment in between are where the next attempt begins, which reads only what changed since.
    this.#entries.set(name, {
      revision: isCurrent ? revision : undefined,
      columns,
      index: recordIndexOf(columns),
    });
    if (!isCurrent) this.#wait(name, CHANGING_WAIT_MS);
    if (columns !== known) this.#save(name, columns);
  }

  async #revision(name: string): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('data_collections')
      .select('revision')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.revision;
  }

  /** One write of a collection at a time, and after it the latest columns only. */
  #save(name: string, columns: ColumnSet): void {
    const { store } = this.options;
    if (store === undefined || columns.positions.length < this.#minStored) return;
    const saved = (this.#saving.get(name) ?? Promise.resolve()).then(() =>
      this.#entries.get(name)?.columns === columns ? store.save(name, columns) : undefined,
    );
    this.#saving.set(name, saved);
  }

  /** Logs a failed build; queries continue with SQL. Errors after the database has closed are ignored. */
  #notBuilt(name: string, error: unknown): void {
    this.#wait(name, WAIT_MS);
    const message = error instanceof Error ? error.message : String(error);
    if (!/destroyed|ended/.test(message))
      console.error(`The read index of ${name} could not be built: ${message}`);
  }

  #wait(name: string, ms: number): void {
    this.#notBefore.set(name, Date.now() + ms);
  }
}

function sameKeys(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((key, at) => key === right[at]);
}

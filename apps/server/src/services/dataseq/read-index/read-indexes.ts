import type { Kysely } from 'kysely';
import type { Database } from '../../../records/database.ts';
import { MAX_INDEX_RECORDS } from '../../../config/clickhouse-settings.ts';
import { RECORD_KEYS } from '../record-keys.ts';
import type { RecordTable, RecordTables, TablePlan } from '../record-table.ts';
import { collectionRevision } from './collection-revision.ts';
import { BuildTurns } from './build-turns.ts';
import { SharedAnswers } from './shared-answers.ts';
import { recordIndexOf, recordsIn, sameKeys, type Chunk, type ColumnSet } from './column-set.ts';
import type { IndexStore } from './index-store.ts';
import { readChunks } from './read-chunks.ts';
import type { SampleLimits } from './read-sample.ts';
import type { RecordIndex } from './record-index.ts';
import type { RecordSample } from './record-sample.ts';
import { RecordSamples } from './record-samples.ts';
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
  /** False while the collection has no index or table, or one of earlier records. */
  isCurrent: boolean;
  /** Records in the index or the table; 0 without one. */
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
  /** Tables of collections that are too large for an index; undefined: SQL answers for these. */
  tables?: RecordTables | undefined;
  /** Maximum size of an indexed collection: the columns of larger ones would take gigabytes. */
  maxRecords?: number | undefined;
  /** Limits of the samples that estimate counts during a build. */
  sample?: SampleLimits;
}

interface Entry {
  /** Revision of the records; undefined when they changed while they were read. */
  revision: string | undefined;
  /** Index of a collection that is not too large. */
  columns?: ColumnSet;
  index?: RecordIndex;
  /** Chunks of a collection that is too large, and its table, if there is one. */
  chunks?: readonly Chunk[];
  table?: RecordTable | undefined;
}

/** Fields without a column: checksums are nearly unique, and are not filtered. */
const SKIPPED_FIELDS = new Set(['md5sum', 'sha256']);
/** Minimum size of a collection that is indexed at start, and whose index is stored. */
const LARGE = 20_000;
/** Samples by default: as many records as are read in about a second, of collections that SQL takes longer to count. */
const SAMPLE: SampleLimits = { minRecords: 50_000, size: 10_000 };
/** Delay after a failure. */
const WAIT_MS = 5000;
/** Delay while records keep changing. */
const CHANGING_WAIT_MS = 500;

/**
 * Read indexes of all collections, and tables of those that are too large for one. Each belongs to one revision of its
 * collection. After a change of a record, queries use SQL until it has been brought up to date in the background: small changes
 * are read alone.
 */
export class ReadIndexes {
  readonly #entries = new Map<string, Entry>();
  readonly #building = new Map<string, Promise<void>>();
  readonly #saving = new Map<string, Promise<void>>();
  /** Records that builds have read, and all records of their collections. */
  readonly #read = new Map<string, { records: number; of: number }>();
  readonly #notBefore = new Map<string, number>();
  /** Reason of the last failed build, until one succeeds. */
  readonly #failures = new Map<string, string>();
  readonly #minStored: number;
  /** Turns of the queries that use SQL because there is no index. */
  readonly turns: BuildTurns;
  /** Answers that were found without an index while one is built. */
  readonly answers = new SharedAnswers();
  readonly #samples: RecordSamples;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly options: ReadIndexOptions = {},
  ) {
    this.#minStored = options.minStored ?? LARGE;
    this.turns = new BuildTurns({ queries: options.queriesDuringBuild ?? 1 });
    this.#samples = new RecordSamples(db, options.sample ?? SAMPLE);
  }

  /** Index of this state; undefined while there is none, and then its build is started. */
  get(state: CollectionState): RecordIndex | undefined {
    return this.#current(state)?.index;
  }

  /** Table of this state of a large collection; undefined while there is none, and then its load is started. */
  table(state: CollectionState): RecordTable | undefined {
    return this.#current(state)?.table;
  }

  /** Sample of this state while its index or table is built, once it has been read; undefined where there is none. */
  async sample(state: CollectionState): Promise<RecordSample | undefined> {
    const entry = this.#current(state);
    return (entry?.index ?? entry?.table) === undefined ? this.#samples.get(state) : undefined;
  }

  /** Done share of the build that queries on a collection wait for: its own, else another; undefined without a build. */
  progress({ name }: Pick<CollectionState, 'name'>): number | undefined {
    const [other] = this.#building.keys();
    const built = this.#building.has(name) ? name : other;
    if (built === undefined) return undefined;
    const { records, of } = this.#read.get(built) ?? { records: 0, of: 0 };
    return of === 0 ? 0 : Math.min(1, records / of);
  }

  /** True for a collection that was too large for an index. */
  isLarge({ name }: CollectionState): boolean {
    return this.#entries.get(name)?.chunks !== undefined;
  }

  /** Forgets a table that does not exist any more. The next query starts the load of another one. */
  forget({ name }: CollectionState, table: RecordTable): void {
    const entry = this.#entries.get(name);
    if (entry?.table === table) entry.table = undefined;
  }

  /** States of the indexes of all collections. */
  async states(): Promise<IndexState[]> {
    const rows = await this.db.selectFrom('data_collections').select(['name', 'revision']).execute();
    return rows.map(({ name, revision }) => {
      const entry = this.#entries.get(name);
      return {
        collection: name,
        isCurrent: entry?.revision === revision && (entry.index ?? entry.table) !== undefined,
        records: entry?.index?.size ?? entry?.table?.records ?? 0,
      };
    });
  }

  /** Resolves when the index or the table of the present state exists or could not be built. */
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

  #current(state: CollectionState): Entry | undefined {
    const entry = this.#entries.get(state.name);
    const isCurrent = entry?.revision === state.revision;
    if (!isCurrent || this.#lacksTable(entry)) this.#start(state);
    return isCurrent ? entry : undefined;
  }

  #lacksTable({ chunks, table }: Entry): boolean {
    return this.options.tables !== undefined && chunks !== undefined && table === undefined;
  }

  #start(state: CollectionState): void {
    const { name } = state;
    if (this.#building.has(name) || Date.now() < (this.#notBefore.get(name) ?? 0)) return;
    const work = this.turns
      .build(async () => {
        await this.#samples.start({ ...state, keys: indexedKeys(state) });
        await this.#build(state);
      })
      .then(() => void this.#failures.delete(name))
      .catch((error: unknown) => this.#notBuilt(name, error))
      .finally(() => {
        this.#samples.end(name);
        this.#read.delete(name);
        this.#building.delete(name);
        if (this.#building.size === 0) this.answers.clear();
      });
    this.#building.set(name, work);
  }

  async #build(state: CollectionState): Promise<void> {
    const { name } = state;
    const { workerFile, store } = this.options;
    const revision = await collectionRevision(this.db, name);
    const entry = this.#entries.get(name);
    const isKnown = revision !== undefined && entry?.revision === revision;
    // A query that read the state before the last change finds the index of a later one, which stays in use.
    if (isKnown && !this.#lacksTable(entry)) return;
    const keys = indexedKeys(state);
    const known = entry?.columns ?? (await store?.load(name, keys));
    const base = known && sameKeys(known.keys, keys) ? known : undefined;
    const chunks = (isKnown ? entry.chunks : undefined) ?? (await readChunks(this.db, name));
    const read = { records: 0, of: recordsIn(chunks) };
    this.#read.set(name, read);
    const onRead = (records: number) => void (read.records += records);
    const plan = { collection: name, keys, chunks, onRead };
    if (recordsIn(chunks) > (this.options.maxRecords ?? MAX_INDEX_RECORDS)) return this.#load(plan, revision);
    const columns = await refreshColumns(this.db, { ...plan, base, workerFile });
    const isCurrent = await this.#isCurrent(name, revision);
    // Columns of a moment in between are where the next attempt begins, which reads only what changed since.
    this.#entries.set(name, {
      revision: isCurrent ? revision : undefined,
      columns,
      index: recordIndexOf(columns),
    });
    if (!isCurrent) this.#wait(name, CHANGING_WAIT_MS);
    if (columns !== known) this.#save(name, columns);
  }

  /** Loads the table of a large collection. Its chunks are stored first, so that a failure does not read them again. */
  async #load(plan: TablePlan, revision: string | undefined): Promise<void> {
    const { collection: name, chunks } = plan;
    const { tables } = this.options;
    this.#entries.set(name, {
      revision: (await this.#isCurrent(name, revision)) ? revision : undefined,
      chunks,
    });
    if (tables === undefined) return this.#wait(name, WAIT_MS);
    const table = await tables.refresh(plan);
    const isCurrent = await this.#isCurrent(name, revision);
    this.#entries.set(name, { revision: isCurrent ? revision : undefined, chunks, table });
    if (!isCurrent) this.#wait(name, CHANGING_WAIT_MS);
    await tables.removeOthers(name);
  }

  /** True when a collection still has a revision. */
  async #isCurrent(name: string, revision: string | undefined): Promise<boolean> {
    return revision !== undefined && (await collectionRevision(this.db, name)) === revision;
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

  /** Logs a failed build, once for each reason; queries continue with SQL. Errors after the database has closed are ignored. */
  #notBuilt(name: string, error: unknown): void {
    this.#wait(name, WAIT_MS);
    const message = error instanceof Error ? error.message : String(error);
    if (/destroyed|ended/.test(message) || this.#failures.get(name) === message) return;
    this.#failures.set(name, message);
    console.error(`The read index of ${name} could not be built: ${message}`);
  }

  #wait(name: string, ms: number): void {
    this.#notBefore.set(name, Date.now() + ms);
  }
}

/** Fields with a column, in their order. */
function indexedKeys({ keys }: CollectionState): string[] {
  return [...new Set([...keys, ...RECORD_KEYS])].filter((key) => !SKIPPED_FIELDS.has(key)).sort();
}

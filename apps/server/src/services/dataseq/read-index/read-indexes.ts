import type { Kysely } from 'kysely';
import type { Database } from '../../../records/database.ts';
import { RECORD_KEYS } from '../record-keys.ts';
import { buildIndex } from './build-index.ts';
import type { RecordIndex } from './record-index.ts';

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

interface Entry {
  revision: string;
  index: RecordIndex;
}

/** Fields without a column: checksums are nearly unique, and are not filtered. */
const SKIPPED_FIELDS = new Set(['md5sum', 'sha256']);
/** Maximum size of an indexed collection; the columns of larger ones would take gigabytes. */
const MAX_RECORDS = 5_000_000;
/** Minimum size of a collection that is indexed at start. */
const LARGE = 20_000;
/** Delay after a failure, and while records keep changing. */
const WAIT_MS = 5000;

/**
 * Read indexes of all collections. An index belongs to one revision of its collection. After a change of a record, queries
 * use SQL until a new index has been built in the background.
 */
export class ReadIndexes {
  readonly #entries = new Map<string, Entry>();
  readonly #building = new Map<string, Promise<void>>();
  readonly #notBefore = new Map<string, number>();

  /** @param workerFile worker script that builds the columns; undefined: they are built in this thread, in slices. */
  constructor(
    private readonly db: Kysely<Database>,
    private readonly workerFile?: string,
  ) {}

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

  /** Starts the indexes of large collections, so that they are ready for the first visitor. */
  async prepare(read: (name: string) => Promise<CollectionState>): Promise<void> {
    const rows = await this.db
      .selectFrom('data_records')
      .select((row) => ['collection', row.fn.max('position').as('last')])
      .groupBy('collection')
      .execute();
    for (const row of rows) if (row.last >= LARGE) await this.ready(await read(row.collection));
  }

  #start(state: CollectionState): void {
    const { name } = state;
    if (this.#building.has(name) || Date.now() < (this.#notBefore.get(name) ?? 0)) return;
    const work = this.#build(state)
      .catch((error: unknown) => this.#notBuilt(name, error))
      .finally(() => this.#building.delete(name));
    this.#building.set(name, work);
  }

  async #build({ name, revision, keys }: CollectionState): Promise<void> {
    const records = await this.#lastPosition(name);
    if (records > MAX_RECORDS) return this.#wait(name);
    const indexed = [...new Set([...keys, ...RECORD_KEYS])].filter((key) => !SKIPPED_FIELDS.has(key));
    const index = await buildIndex(this.db, {
      collection: name,
      keys: indexed,
      workerFile: this.workerFile,
    });
    const now = await this.db
      .selectFrom('data_collections')
      .select('revision')
      .where('name', '=', name)
      .executeTakeFirst();
    if (now?.revision === revision) this.#entries.set(name, { revision, index });
    else this.#wait(name);
  }

  async #lastPosition(name: string): Promise<number> {
    const row = await this.db
      .selectFrom('data_records')
      .select((each) => each.fn.max('position').as('last'))
      .where('collection', '=', name)
      .executeTakeFirst();
    return row?.last ?? 0;
  }

  /** Logs a failed build; queries continue with SQL. Errors after the database has closed are ignored. */
  #notBuilt(name: string, error: unknown): void {
    this.#wait(name);
    const message = error instanceof Error ? error.message : String(error);
    if (!/destroyed|ended/.test(message))
      console.error(`The read index of ${name} could not be built: ${message}`);
  }

  #wait(name: string): void {
    this.#notBefore.set(name, Date.now() + WAIT_MS);
  }
}

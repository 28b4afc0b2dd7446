import type { Kysely } from 'kysely';
import type { Database } from '../../../records/database.ts';
import { RECORD_KEYS } from '../record-keys.ts';
import { buildIndex } from './build-index.ts';
import type { RecordIndex } from './record-index.ts';

/** A collection as it is now. */
export interface CollectionState {
  name: string;
  /** Another one after every change of its records: see the migration. */
  revision: string;
  keys: ReadonlySet<string>;
}

interface Entry {
  revision: string;
  index: RecordIndex;
}

/** Checksums: nearly every record has another one, and nobody filters by them. */
const NOT_READ = new Set(['md5sum', 'sha256']);
/** Larger collections are left to SQL: their columns would take gigabytes. */
const MOST_RECORDS = 5_000_000;
/** Collections that are worth an index before anybody asks. */
const LARGE = 20_000;
/** After a failure, and while records keep changing. */
const WAIT_MS = 5000;

/**
 * The read indexes of all collections. An index belongs to one revision of its collection and is given out for no other: as
 * soon as a record changes, SQL answers until a new index is there, which is built in the background.
 */
export class ReadIndexes {
  readonly #entries = new Map<string, Entry>();
  readonly #building = new Map<string, Promise<void>>();
  readonly #notBefore = new Map<string, number>();

  /** @param workerFile the thread that makes columns; undefined: they are made here, in slices. */
  constructor(
    private readonly db: Kysely<Database>,
    private readonly workerFile?: string,
  ) {}

  /** The index of this very state; undefined while there is none, which also starts one. */
  get(state: CollectionState): RecordIndex | undefined {
    const entry = this.#entries.get(state.name);
    if (entry?.revision === state.revision) return entry.index;
    this.#start(state);
    return undefined;
  }

  /** Ends when the index of the present state is there, or cannot be made. */
  async ready(state: CollectionState): Promise<void> {
    this.get(state);
    await this.#building.get(state.name);
  }

  /** Starts the indexes of large collections, so that the first visitor finds them ready. */
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
    if (records > MOST_RECORDS) return this.#wait(name);
    const wanted = [...new Set([...keys, ...RECORD_KEYS])].filter((key) => !NOT_READ.has(key));
    const index = await buildIndex(this.db, {
      collection: name,
      keys: wanted,
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

  /** SQL goes on answering; a closed database is no news to anybody. */
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

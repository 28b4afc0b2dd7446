import type { Kysely } from 'kysely';
import type { Database } from '../../../records/database.ts';
import { collectionRevision } from './collection-revision.ts';
import { readSample, type SampleLimits } from './read-sample.ts';
import type { RecordSample } from './record-sample.ts';

/** State of a collection, with the fields that have a column. */
export interface SampledState {
  name: string;
  revision: string;
  keys: readonly string[];
}

/** Samples of collections whose index is being built. Each belongs to one revision of its collection. */
export class RecordSamples {
  readonly #samples = new Map<string, { revision: string; sample: Promise<RecordSample | undefined> }>();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly limits: SampleLimits,
  ) {}

  /** Reads the sample of a collection. A failure is none of its own: the build that follows meets and reports it. */
  async start(state: SampledState): Promise<void> {
    const sample = this.#read(state).catch(() => undefined);
    this.#samples.set(state.name, { revision: state.revision, sample });
    await sample;
  }

  /** Sample of a state, once it has been read; undefined where there is none. */
  async get({ name, revision }: Pick<SampledState, 'name' | 'revision'>): Promise<RecordSample | undefined> {
    const found = this.#samples.get(name);
    return found?.revision === revision ? found.sample : undefined;
  }

  /** Forgets the sample of a collection. */
  end(name: string): void {
    this.#samples.delete(name);
  }

  /** Sample of exactly this revision: records that change while they are read have none. */
  async #read({ name, revision, keys }: SampledState): Promise<RecordSample | undefined> {
    if ((await collectionRevision(this.db, name)) !== revision) return undefined;
    const sample = await readSample(this.db, { collection: name, keys, ...this.limits });
    return sample && (await collectionRevision(this.db, name)) === revision ? sample : undefined;
  }
}

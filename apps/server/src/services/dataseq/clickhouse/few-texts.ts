import { readField, type DataRecord } from '@omics-portal/data-query';
import type { Kysely } from 'kysely';
import type { Database } from '../../../records/database.ts';
import type { Chunk } from '../read-index/column-set.ts';
import { readDocuments } from '../read-index/read-chunks.ts';

/** Chunks that are looked into, spread over the collection. */
const SAMPLED_CHUNKS = 10;
/** Different texts of a field in the sample at most. A dictionary of more values costs more than it saves. */
const MAX_TEXTS = 1000;

/** Indexes of the fields whose texts have few values, by a sample of the records. */
export async function fieldsOfFewTexts(
  db: Kysely<Database>,
  collection: string,
  { keys, chunks }: { readonly keys: readonly string[]; readonly chunks: readonly Chunk[] },
): Promise<ReadonlySet<number>> {
  const step = Math.max(1, Math.floor(chunks.length / SAMPLED_CHUNKS));
  const sample = chunks.filter((_, index) => index % step === 0).slice(0, SAMPLED_CHUNKS);
  const texts = keys.map(() => new Set<string>());
  for await (const contents of readDocuments(db, collection, sample)) {
    for (const record of contents.flatMap(({ documents }) => JSON.parse(documents) as DataRecord[])) {
      for (const [index, key] of keys.entries()) {
        const value = readField(record, key);
        if (typeof value === 'string') texts[index]?.add(value);
      }
    }
  }
  return new Set(texts.flatMap(({ size }, index) => (size <= MAX_TEXTS ? [index] : [])));
}

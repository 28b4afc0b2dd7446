import type { Kysely } from 'kysely';
import { randomFrom, pick, normal, type Random } from '../programs/synthetic/random.ts';
import type { Database } from '../records/database.ts';
import { RecordObserver } from './describe-records.ts';
import { COMMON_FIELDS, EXPRESSION_QC_FIELDS, PROTEOMICS_FIELDS } from './fields.ts';
import type { SeedValue } from './seed-plan.ts';
import { clearCollection, insertRecords, writeFields } from './write-collection.ts';

/** Options of a large collection; the same options create the same records. */
export interface LargeCollection {
  /** Full name, with the brand. */
  name: string;
  records: number;
  seed: number;
}

const BATCH = 2000;
const MIB = 1024 * 1024;
const FIELDS = [...COMMON_FIELDS, ...PROTEOMICS_FIELDS, ...EXPRESSION_QC_FIELDS];
const TYPES = [
  ['Raw reads', 'Sequencing reads', 'FASTQ', 'fastq.gz'],
  ['Aligned reads', 'Sequencing reads', 'BAM', 'bam'],
  ['Variant calls', 'Variants', 'VCF', 'vcf.gz'],
  ['Expression profile', 'Expression', 'CSV', 'csv'],
  ['Library QC', 'Quality control', 'TSV', 'tsv'],
] as const;
const SITES = Array.from({ length: 24 }, (_, index) => `S${String(index + 1).padStart(2, '0')}`);
const PLATFORMS = [
  ['Maker A', 'A1'],
  ['Maker A', 'A2'],
  ['Maker B', 'B1'],
  ['Maker B', 'B2'],
  ['Maker C', 'C1'],
] as const;
const TOOLS = ['tool-1', 'tool-2', 'tool-3', 'tool-4', null] as const;
const SAMPLES = ['D5', 'D6', 'F7', 'M8'] as const;

/**
 * Writes a large collection of records without files, for load tests: each is marked synthetic and has no checksum. Batches
 * keep memory constant. The fields are written last, so an unfinished collection offers no filters.
 */
export async function writeLargeCollection(
  db: Kysely<Database>,
  { name, records, seed }: LargeCollection,
  progress: (written: number) => void,
): Promise<void> {
  const target = { name, position: 1000, fields: FIELDS };
  const observer = new RecordObserver(FIELDS);
  await clearCollection(db, target);
  for (let start = 0; start < records; start += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, records - start) }, (_, index) =>
      largeRecord(start + index, seed),
    );
    for (const record of batch) observer.observe(record);
    await insertRecords(db, name, start, batch);
    progress(start + batch.length);
  }
  await writeFields(db, target, observer);
}

/** Creates one record from its number and the seed only, so any part of a collection can be created again. */
export function largeRecord(
  number: number,
  seed: number,
): Readonly<Record<string, SeedValue>> & { md5sum: null; sha256: null } {
  const random = randomFrom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  const [type, category, format, extension] = pick(random, TYPES);
  const [platform, instrument] = pick(random, PLATFORMS);
  const site = skewed(random, SITES);
  const sample = pick(random, SAMPLES);
  const library = `SYNTHETIC_L${String(Math.floor(number / 4)).padStart(7, '0')}`;
  const hasQuality = random() < 0.8;
  const figure = (mean: number, spread: number, digits: number): number | null =>
    hasQuality ? Number((mean + spread * normal(random)).toFixed(digits)) : null;
  return {
    file_name: `synthetic_${String(number + 1).padStart(8, '0')}.${extension}`,
    file_path: `synthetic://no-file/${number + 1}`,
    file_size: Math.floor(MIB * Math.exp(3 + 1.5 * normal(random))),
    md5sum: null,
    sha256: null,
    project_name: 'Synthetic records for load tests',
    project_id: 'LOAD-SYNTHETIC',
    synthetic: true,
    data_type: type,
    data_category: category,
    data_format: format,
    sample,
    donor_id: sample,
    library_id: library,
    replicate: String(1 + Math.floor(3 * random())),
    batch: `SYNTHETIC_B${1 + Math.floor(number / 1200)}`,
    site,
    platform,
    instrument,
    tool: pick(random, TOOLS),
    snr: figure(16, 6, 3),
    coefficient_of_variation: figure(22, 6, 3),
    missing_percentage: figure(24, 8, 3),
    number_of_features: hasQuality ? Math.round(4500 + 800 * normal(random)) : null,
    absolute_correlation: hasQuality ? Number((1 - 0.15 * random()).toFixed(3)) : null,
  };
}

/** Picks an item; the first items are more frequent, as with real laboratories. */
function skewed<Item>(random: Random, items: readonly Item[]): Item {
  return pick(random, items.slice(0, Math.max(1, Math.ceil(items.length * random() ** 1.5))));
}

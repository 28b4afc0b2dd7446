import fc from 'fast-check';

/** Kind of a simulated table: a pair of samples for the moderated test, or a batch of the four Quartet samples. */
export type TableKind = 'pair' | 'transcriptomics' | 'proteomics' | 'metabolomics';

/** Table that is compared with R, with its reference. */
export interface ComparedTable {
  readonly name: string;
  readonly kind: TableKind;
  /** Least value of the filter, for a pair. */
  readonly minCount: number;
  /** Library names; the part before the underscore is the sample. */
  readonly libraries: readonly string[];
  readonly features: readonly string[];
  /** Counts or intensities, one array per feature; NaN for missing values. */
  readonly rows: readonly (readonly number[])[];
  /** FPKM of the same genes and libraries. */
  readonly fpkm?: readonly (readonly number[])[];
  /** Log2 fold changes by feature and pair such as `D5/D6`. */
  readonly reference: readonly { readonly feature: string; readonly pair: string; readonly change: number }[];
}

const SAMPLES = ['D5', 'D6', 'F7', 'M8'] as const;
/** Features of a batch, so many that each of its pairs has {@link MIN_TREND_FEATURES}. */
const MIN_FEATURES_OF_BATCH = 60;
const MIN_LEVEL_OF_BATCH = 4;
/**
 * Number of tested features with a determined trend. With fewer each local line of `lowess` passes through its own point but for
 * rounding, which then decides which points are outliers: in R too, a relative change of 1e-16 moves fold changes by 0.03.
 */
export const MIN_TREND_FEATURES = 8;

/** Shape of a table. */
interface Shape {
  readonly kind: TableKind;
  readonly features: number;
  readonly replicates: readonly number[];
  /** Standard deviation of the log2 values of replicates. */
  readonly noise: number;
  /** Sequencing depth or intensity, as log2 of a typical value. */
  readonly level: number;
  /** Share of missing values; counts have none. */
  readonly missing: number;
  /** Standard deviation of the depths of the libraries, as log2. */
  readonly depth: number;
  /** Share of the counts that are 0 by chance. */
  readonly dropout: number;
  readonly minCount?: number;
}

/** Simulated tables of all kinds, equal for an equal seed. */
export function simulatedTables(seed: number, count: number): ComparedTable[] {
  const shapes = fc.record({
    kind: fc.constantFrom<TableKind>('pair', 'transcriptomics', 'proteomics', 'metabolomics'),
    features: fc.oneof(
      { weight: 1, arbitrary: fc.integer({ min: 12, max: 60 }) },
      { weight: 3, arbitrary: fc.integer({ min: 60, max: 1500 }) },
    ),
    replicates: fc.array(
      // More than ten replicates have a rule of their own in edgeR's filter.
      fc.oneof(
        { weight: 5, arbitrary: fc.integer({ min: 2, max: 6 }) },
        { weight: 1, arbitrary: fc.integer({ min: 7, max: 14 }) },
      ),
      { minLength: 4, maxLength: 4 },
    ),
    depth: fc.constantFrom(0.3, 0.3, 1.5),
    dropout: fc.constantFrom(0, 0, 0.2, 0.5),
    noise: fc.double({ min: 0.05, max: 0.8, noNaN: true }),
    level: fc.double({ min: 1, max: 12, noNaN: true }),
    missing: fc.double({ min: 0, max: 0.1, noNaN: true }),
    minCount: fc.constantFrom(0, 10),
  });
  return fc
    .sample(shapes, { numRuns: count, seed })
    .map((shape, index) => tableOf(shape, `${shape.kind}-${index}`, seed + index));
}

function tableOf(shape: Shape, name: string, seed: number): ComparedTable {
  const random = generator(seed);
  const samples = shape.kind === 'pair' ? (['D5', 'D6'] as const) : SAMPLES;
  const libraries = samples.flatMap((sample, index) =>
    Array.from({ length: shape.replicates[index] ?? 3 }, (_, replicate) => `${sample}_${replicate + 1}`),
  );
  const size = shape.kind === 'pair' ? shape.features : Math.max(MIN_FEATURES_OF_BATCH, shape.features);
  const features = Array.from({ length: size }, (_, index) => `F${index + 1}`);
  const depths = libraries.map(() => normal(random) * shape.depth);
  const changes = features.map(() =>
    Object.fromEntries(SAMPLES.map((sample) => [sample, random() < 0.4 ? normal(random) : 0])),
  );
  const isCounts = shape.kind === 'transcriptomics' || shape.kind === 'pair';
  // A batch of genes that are hardly expressed would have pairs with too few.
  const base = shape.kind === 'pair' ? shape.level : Math.max(MIN_LEVEL_OF_BATCH, shape.level);
  const rows = features.map((_, feature) => {
    const level = base + normal(random) * 2 + (isCounts ? 0 : 10);
    return libraries.map((library, index) => {
      const change = changes[feature]?.[library.split('_')[0] ?? ''] ?? 0;
      const value = 2 ** (level + change + (depths[index] ?? 0) + shape.noise * normal(random));
      if (isCounts) return random() < shape.dropout ? 0 : Math.round(value);
      return random() < shape.missing ? NaN : value;
    });
  });
  const pairs = samples.filter((sample) => sample !== 'D6').map((sample) => `${sample}/D6`);
  const reference = features.flatMap((feature, index) =>
    pairs
      .filter(() => random() < 0.7)
      .map((pair) => {
        const change = (changes[index]?.[pair.slice(0, 2)] ?? 0) - (changes[index]?.['D6'] ?? 0);
        return { feature, pair, change: change + normal(random) * 0.1 };
      }),
  );
  return {
    name,
    kind: shape.kind,
    minCount: shape.minCount ?? 0,
    libraries,
    features,
    rows,
    reference,
    ...(shape.kind === 'transcriptomics' && { fpkm: fpkmOf(rows, generator(seed + 1)) }),
  };
}

/** FPKM of counts, with random lengths of 0.3 to 5 kb; a library without counts has 0. */
function fpkmOf(rows: readonly (readonly number[])[], random: () => number): number[][] {
  const sizes = rows.reduce<number[]>(
    (sums, row) => row.map((count, index) => (sums[index] ?? 0) + count),
    [],
  );
  return rows.map((row) => {
    const kilobases = 0.3 + 4.7 * random();
    return row.map((count, index) => (1e6 * count) / Math.max(1, sizes[index] ?? 1) / kilobases);
  });
}

/** Uniform numbers in 0..1 (mulberry32). */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Normally distributed number (Box and Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

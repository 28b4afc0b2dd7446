import fc from 'fast-check';

/** Kind of a simulated table: a pair of samples for the moderated test, or a batch of the four Quartet samples. */
export type TableKind = 'pair' | 'transcriptomics' | 'proteomics' | 'metabolomics';

/** Simulated table with its reference. */
export interface SimulatedTable {
  readonly name: string;
  readonly kind: TableKind;
  /** Least value of the filter, for a pair. */
  readonly minCount: number;
  /** Library names; the part before the underscore is the sample. */
  readonly libraries: readonly string[];
  readonly features: readonly string[];
  /** Counts or intensities, one array per feature; NaN for missing values. */
  readonly rows: readonly (readonly number[])[];
  /** Log2 fold changes by feature and pair such as `D5/D6`. */
  readonly reference: readonly { readonly feature: string; readonly pair: string; readonly change: number }[];
}

const SAMPLES = ['D5', 'D6', 'F7', 'M8'] as const;

/** Shape of a table. */
interface Shape {
  readonly kind: TableKind;
  readonly features: number;
  readonly replicates: readonly number[];
  /** Standard deviation of the log2 values of replicates. */
  readonly noise: number;
  /** Sequencing depth or intensity, as log2 of a typical value. */
  readonly level: number;
  /** Share of missing values. */
  readonly missing: number;
  readonly minCount?: number;
}

/** Simulated tables of all kinds, equal for an equal seed. */
export function simulatedTables(seed: number, count: number): SimulatedTable[] {
  const shapes = fc.record({
    kind: fc.constantFrom<TableKind>('pair', 'transcriptomics', 'proteomics', 'metabolomics'),
    features: fc.integer({ min: 40, max: 1500 }),
    replicates: fc.array(fc.integer({ min: 2, max: 6 }), { minLength: 4, maxLength: 4 }),
    noise: fc.double({ min: 0.05, max: 0.8, noNaN: true }),
    level: fc.double({ min: 4, max: 12, noNaN: true }),
    missing: fc.double({ min: 0, max: 0.1, noNaN: true }),
    minCount: fc.constantFrom(0, 10),
  });
  return fc
    .sample(shapes, { numRuns: count, seed })
    .map((shape, index) => tableOf(shape, `${shape.kind}-${index}`, seed + index));
}

function tableOf(shape: Shape, name: string, seed: number): SimulatedTable {
  const random = generator(seed);
  const samples = shape.kind === 'pair' ? (['D5', 'D6'] as const) : SAMPLES;
  const libraries = samples.flatMap((sample, index) =>
    Array.from({ length: shape.replicates[index] ?? 3 }, (_, replicate) => `${sample}_${replicate + 1}`),
  );
  const features = Array.from({ length: shape.features }, (_, index) => `F${index + 1}`);
  const depths = libraries.map(() => normal(random) * 0.3);
  const changes = features.map(() =>
    Object.fromEntries(SAMPLES.map((sample) => [sample, random() < 0.4 ? normal(random) : 0])),
  );
  const isCounts = shape.kind === 'transcriptomics' || shape.kind === 'pair';
  const rows = features.map((_, feature) => {
    const level = shape.level + normal(random) * 2 + (isCounts ? 0 : 10);
    return libraries.map((library, index) => {
      const change = changes[feature]?.[library.split('_')[0] ?? ''] ?? 0;
      const value = 2 ** (level + change + (depths[index] ?? 0) + shape.noise * normal(random));
      if (isCounts) return Math.round(value);
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
  return { name, kind: shape.kind, minCount: shape.minCount ?? 0, libraries, features, rows, reference };
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

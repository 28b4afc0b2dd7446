import { ADAPTERS } from './adapters.ts';
import { type Duplication, type OverRepresentation } from './duplication-estimate.ts';
import { type EncodingKind, phredCounts, QUALITIES, type QualityEncoding } from './quality-encoding.ts';
import { BASE_CLASSES, MAX_POSITIONS, type ReadStatistics } from './read-statistics.ts';
import { likelySource } from './sequence-source.ts';

const PERCENTILES = [10, 25, 50, 75, 90] as const;

/**
 * Metrics of one FASTQ file with at least one base, as written to fastq_qc.json. Shares are 0..1, qualities on the Phred
 * scale whatever the encoding of the file. A metric that cannot be computed is null, and `warnings` gives the reason.
 */
export interface FastqSummary {
  readonly file: string;
  readonly mate: 1 | 2;
  readonly reads: number;
  readonly bases: number;
  readonly meanLength: number;
  readonly minLength: number;
  readonly maxLength: number;
  readonly lengths: readonly { readonly length: number; readonly reads: number }[];
  readonly qualityEncoding: QualityEncoding;
  readonly meanQuality: number;
  readonly q20: number;
  readonly q30: number;
  /** Null when no base is known. */
  readonly gc: number | null;
  readonly n: number;
  readonly gcOfReads: readonly number[];
  readonly positions: readonly PositionSummary[];
  readonly adapters: readonly {
    readonly name: string;
    readonly sequence: string;
    readonly reads: number;
    readonly share: number;
  }[];
  readonly duplication: Duplication;
  readonly overRepresented: Omit<OverRepresentation, 'sequences'> & {
    readonly sequences: readonly (OverRepresentation['sequences'][number] & {
      /** Adapter or homopolymer in the sequence; null for any other. */
      readonly source: string | null;
    })[];
  };
  /** Warnings for readers of the report. */
  readonly warnings: readonly string[];
}

/** Metrics of one position of the reads, starting at 1. */
export interface PositionSummary {
  readonly position: number;
  readonly reads: number;
  readonly meanQuality: number;
  readonly percentiles: Readonly<Record<`p${(typeof PERCENTILES)[number]}`, number>>;
  readonly bases: Readonly<Record<'A' | 'C' | 'G' | 'T' | 'N', number>>;
}

/** Computes the metrics from counters with at least one base. */
export function summarise(
  { file, mate }: { readonly file: string; readonly mate: 1 | 2 },
  counted: ReadStatistics,
  qualityEncoding: QualityEncoding,
  inputWarnings: readonly string[],
): FastqSummary {
  const { reads, bases, baseTotals } = counted;
  const qualityTotals = phredCounts(counted.qualityTotals, qualityEncoding.kind);
  const lengths = [...counted.lengths]
    .sort(([a], [b]) => a - b)
    .map(([length, count]) => ({ length, reads: count }));
  const [a = 0, c = 0, g = 0, t = 0, n = 0] = baseTotals;
  const known = a + c + g + t;
  const { sequences, undercount } = counted.duplication.overRepresented();
  const atLeast = (least: number): number => sumOf(qualityTotals.subarray(least)) / bases;
  return {
    file,
    mate,
    reads,
    bases,
    meanLength: bases / reads,
    minLength: lengths[0]?.length ?? 0,
    maxLength: lengths.at(-1)?.length ?? 0,
    lengths,
    qualityEncoding,
    meanQuality: meanOf(qualityTotals),
    q20: atLeast(20),
    q30: atLeast(30),
    gc: known === 0 ? null : (g + c) / known,
    n: n / bases,
    gcOfReads: [...counted.gcOfReads],
    positions: positionsOf(counted, qualityEncoding.kind),
    adapters: ADAPTERS.map(({ name, sequence }, index) => {
      const found = counted.adapterReads[index] ?? 0;
      return { name, sequence, reads: found, share: found / reads };
    }),
    duplication: counted.duplication.result(),
    overRepresented: {
      sequences: sequences.map((found) => ({ ...found, source: likelySource(found.sequence) })),
      undercount,
    },
    warnings: [
      ...inputWarnings,
      ...(known === 0 ? ['GC was not computed: every base is N.'] : []),
      ...(qualityEncoding.note === null ? [] : [qualityEncoding.note]),
    ],
  };
}

function positionsOf(counted: ReadStatistics, encoding: EncodingKind): PositionSummary[] {
  const longest = Math.min(MAX_POSITIONS, Math.max(...counted.lengths.keys()));
  return Array.from({ length: longest }, (_, index) => {
    const bytes = counted.qualityByPosition.subarray(index * QUALITIES, (index + 1) * QUALITIES);
    const qualities = phredCounts(bytes, encoding);
    const [A = 0, C = 0, G = 0, T = 0, N = 0] = counted.basesByPosition.subarray(
      index * BASE_CLASSES,
      (index + 1) * BASE_CLASSES,
    );
    const [p10 = 0, p25 = 0, p50 = 0, p75 = 0, p90 = 0] = PERCENTILES.map((percent) =>
      percentileOf(qualities, percent),
    );
    return {
      position: index + 1,
      reads: sumOf(qualities),
      meanQuality: meanOf(qualities),
      percentiles: { p10, p25, p50, p75, p90 },
      bases: { A, C, G, T, N },
    };
  });
}

function percentileOf(histogram: Float64Array, percent: number): number {
  const target = (sumOf(histogram) * percent) / 100;
  let seen = 0;
  return histogram.findIndex((count) => (seen += count) >= target);
}

function meanOf(histogram: Float64Array): number {
  return histogram.reduce((sum, count, value) => sum + count * value, 0) / sumOf(histogram);
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0);
}

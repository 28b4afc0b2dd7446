import { type Tool } from '../model/figure';
import { type FileReading, type WrittenSample } from '../reading/file-reading';

/** Reads, tags or bases by their origin. */
export interface OriginCounts {
  readonly exonic: number;
  readonly intronic: number;
  readonly intergenic: number;
}

/** Adds the shares of exons, introns and the space between genes, of the sum of the three. Nothing without a count. */
export function addOrigin(
  counts: OriginCounts,
  at: {
    readonly tool: Tool;
    readonly sample: WrittenSample;
    readonly viaMultiqc: boolean;
    readonly line?: number;
  },
  reading: FileReading,
): void {
  const total = counts.exonic + counts.intronic + counts.intergenic;
  const isComplete = Object.values(counts).every((count) => Number.isFinite(count) && count >= 0);
  if (!isComplete || total <= 0) {
    return;
  }
  for (const key of ['exonic', 'intronic', 'intergenic'] as const) {
    const source = reading.source(at.tool, key, at.viaMultiqc);
    const written = { value: (100 * counts[key]) / total, rounding: 0 };
    reading.figure(at.sample, key, written, { source, line: at.line ?? null });
  }
}

/** Number of a value of JSON or of a cell; NaN for none. */
function countOf(value: unknown): number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    ? Number(value)
    : NaN;
}

/** Origin of the reads by the columns of one tool; a column may be the sum of several. */
export function originOf(
  values: ReadonlyMap<string, unknown>,
  columns: Readonly<Record<keyof OriginCounts, readonly string[]>>,
): OriginCounts {
  const sum = (names: readonly string[]) => names.reduce((all, name) => all + countOf(values.get(name)), 0);
  return {
    exonic: sum(columns.exonic),
    intronic: sum(columns.intronic),
    intergenic: sum(columns.intergenic),
  };
}

/** Columns of CollectRnaSeqMetrics of Picard, the same in MultiQC. */
export const PICARD_ORIGIN = {
  exonic: ['CODING_BASES', 'UTR_BASES'],
  intronic: ['INTRONIC_BASES'],
  intergenic: ['INTERGENIC_BASES'],
} as const;

/** Columns of Qualimap RNA-seq in MultiQC. */
export const QUALIMAP_ORIGIN = {
  exonic: ['reads_aligned_exonic'],
  intronic: ['reads_aligned_intronic'],
  intergenic: ['reads_aligned_intergenic'],
} as const;

/** Columns of `read_distribution.py` of RSeQC in MultiQC: shares, of which those of 10 kb hold the nearer ones. */
export const RSEQC_ORIGIN = {
  exonic: ['cds_exons_tag_pct', '5_utr_exons_tag_pct', '3_utr_exons_tag_pct'],
  intronic: ['introns_tag_pct'],
  intergenic: ['tss_up_10kb_tag_pct', 'tes_down_10kb_tag_pct', 'other_intergenic_tag_pct'],
} as const;

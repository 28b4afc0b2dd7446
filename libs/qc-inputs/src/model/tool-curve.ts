import { type FigureSource } from './figure';
import { type SampleName } from './sample';

/**
 * Curves by kind, with the units of both axes. A value of `count` is a number of bases, reads or pairs; the shares of a
 * curve with `percent` or `fraction` are of all reads, pairs or bases of that curve.
 */
export const CURVES = {
  /** Mean base quality by position in the read. */
  meanQuality: { x: 'bases', y: 'phred' },
  /** Reads by their GC content. */
  readGc: { x: 'percent', y: 'percent' },
  /** Reads that have shown an adapter up to a position in the read: the most frequent adapter at each position. */
  adapterContent: { x: 'bases', y: 'percent' },
  /** Mapped reads by their GC content (Qualimap). */
  mappedGc: { x: 'percent', y: 'fraction' },
  /** Positions by their depth of coverage. */
  coverage: { x: 'fold', y: 'count' },
  /** Share of the reference with at least a depth. */
  cumulativeCoverage: { x: 'fold', y: 'percent' },
  /** Pairs by their insert size; Qualimap gives fractions, others counts, so shares are taken. */
  insertSize: { x: 'bases', y: 'fraction' },
  /** Coverage along the transcripts from 5' (0) to 3' (100), relative to its mean. */
  geneCoverage: { x: 'percent', y: 'ratio' },
} as const;

/** Key of {@link CURVES}. */
export type CurveKind = keyof typeof CURVES;

/** Curve of one sample or FASTQ file; points are in ascending order of x. */
export interface ToolCurve extends SampleName {
  readonly kind: CurveKind;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly source: FigureSource;
}

import { type FigureSource } from './figure';
import { type SampleName } from './sample';

/** Comparison of calls of one type with the reference calls. Null for a figure that the file does not give. */
export interface CallFigures {
  /** Calls in the whole file. */
  readonly number: number | null;
  /** Calls within the reference regions: true and false positives. */
  readonly query: number | null;
  readonly truePositives: number | null;
  readonly falsePositives: number | null;
  readonly falseNegatives: number | null;
  /** From 0 to 1. */
  readonly precision: number | null;
  /** From 0 to 1. */
  readonly recall: number | null;
  /** Harmonic mean of precision and recall, from 0 to 1. */
  readonly f1: number | null;
}

/** Calls of one sample compared with the reference calls of its donor. */
export interface DnaCounts extends SampleName {
  readonly snv: CallFigures | null;
  readonly indel: CallFigures | null;
  readonly source: FigureSource;
}

/** Mendelian concordance of one type of variant. Null for a figure that the file does not give. */
export interface ConcordanceFigures {
  /** Variants that a member of the family carries. */
  readonly total: number | null;
  readonly concordant: number | null;
  /** Concordant variants of all, from 0 to 1. */
  readonly rate: number | null;
  /** Variants with the same genotype in both twins, of those that a twin carries, from 0 to 1. */
  readonly twinRate: number | null;
}

/** Mendelian concordance of one family (one set of D5, D6, F7 and M8). */
export interface MendelianCounts {
  readonly family: string;
  readonly snv: ConcordanceFigures | null;
  readonly indel: ConcordanceFigures | null;
  readonly source: FigureSource;
}

import { type QuartetSample } from '../expression/quartet-samples';
import { mean } from '../statistics/descriptive';
import { type DnaMetric } from './dna-metrics';
import { type ByVariantType, type DnaBatch } from './total-score';

/** Kinds of sequencing, each with a history of its own: whole genome and exome. */
export const SEQUENCING = ['WGS', 'WES'] as const;

/** One of {@link SEQUENCING}. */
export type Sequencing = (typeof SEQUENCING)[number];

/** Variant calls of one type compared with a truth set. Counts are absent where the file has none. */
export interface CallFigures {
  readonly number?: number;
  readonly truePositives?: number;
  readonly falsePositives?: number;
  readonly falseNegatives?: number;
  /** 0..1. */
  readonly precision: number;
  /** 0..1. */
  readonly recall: number;
}

/** Variant calls of one sample compared with the truth set of its donor. */
export interface DonorCalls {
  readonly sample: string;
  readonly donor: QuartetSample;
  readonly snv: CallFigures;
  readonly indel: CallFigures;
}

/** Mendelian concordance of one type of variant. */
export interface ConcordanceFigures {
  /** Variants that a member of the family carries. Absent where the file has the rate only. */
  readonly detected?: number;
  readonly consistent?: number;
  /** 0..1. */
  readonly rate: number;
  /** Variants with equal genotypes in both twins, of those that a twin carries, 0..1. */
  readonly twinRate?: number;
  /** Consistent variants of a twin with its parents, of those that one of the three carries, 0..1. */
  readonly trioRates?: Readonly<Record<'D5' | 'D6', number>>;
}

/**
 * Ways in which the variants of a family are matched: `haplotype`, by the sequences that they make, as VBT in the published
 * workflow; `left-aligned`, by position and bases, INDELs left-aligned by the reference genome; `site`, by position and bases of
 * their shortest form.
 */
export const VARIANT_MATCHINGS = ['haplotype', 'left-aligned', 'site'] as const;

/** One of {@link VARIANT_MATCHINGS}. */
export type VariantMatching = (typeof VARIANT_MATCHINGS)[number];

/** Mendelian concordance of one family. */
export interface FamilyConcordance {
  readonly family: string;
  /** Absent in reports of programs before 1.2. */
  readonly matching?: VariantMatching;
  readonly snv: ConcordanceFigures;
  readonly indel: ConcordanceFigures;
}

/** Batch of the history. */
export interface HistoricalDnaBatch extends DnaBatch {
  readonly batch: string;
  /** Library preparation: PCR or PCR-free. */
  readonly group: string;
}

/** Batch of the history in charts. */
export interface DnaHistoryPoint {
  readonly batch: string;
  readonly group: string;
  readonly mendelian: ByVariantType;
  readonly f1: ByVariantType;
  /** Metrics and total score, 0..1. Absent in reports of programs before 1.4. */
  readonly metrics?: Readonly<Record<DnaMetric | 'total', number>>;
}

/** Precision and recall of a batch: means over its samples. Null without calls. */
export function meanCalls(calls: readonly DonorCalls[]): Pick<DnaBatch, 'precision' | 'recall'> | null {
  if (calls.length === 0) {
    return null;
  }
  const over = (figure: 'precision' | 'recall'): ByVariantType => ({
    snv: mean(calls.map(({ snv }) => snv[figure])),
    indel: mean(calls.map(({ indel }) => indel[figure])),
  });
  return { precision: over('precision'), recall: over('recall') };
}

/** Mendelian concordance rates of a batch: means over its families. Null without one. */
export function meanConcordance(families: readonly FamilyConcordance[]): ByVariantType | null {
  return families.length === 0
    ? null
    : {
        snv: mean(families.map(({ snv }) => snv.rate)),
        indel: mean(families.map(({ indel }) => indel.rate)),
      };
}

/** F1 of a batch: the harmonic mean of its precision and recall. */
export function f1Of({ precision, recall }: Pick<DnaBatch, 'precision' | 'recall'>): ByVariantType {
  const harmonic = (type: keyof ByVariantType) =>
    (2 * precision[type] * recall[type]) / (precision[type] + recall[type]);
  return { snv: harmonic('snv'), indel: harmonic('indel') };
}

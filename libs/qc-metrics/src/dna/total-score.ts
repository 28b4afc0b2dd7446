import { mean } from '../statistics/descriptive';
import { type Rank, rankAgainst } from '../scores/history';

/** SNVs weigh more than INDELs: they are far more frequent and called better. */
const INDEL_WEIGHT = 0.5;

/** Quality metric of both types of small variant, each from 0 to 1. */
export interface ByVariantType {
  readonly snv: number;
  readonly indel: number;
}

/** Metrics of a DNA batch: means over the four samples, and the Mendelian concordance rate of the family. */
export interface DnaBatch {
  readonly precision: ByVariantType;
  readonly recall: ByVariantType;
  readonly mendelian: ByVariantType;
}

/** Total score of a DNA batch, 0..1: the mean of the weighted harmonic means of SNV and INDEL figures. */
export function dnaTotal({ precision, recall, mendelian }: DnaBatch): number {
  return mean([precision, recall, mendelian].map(weighted));
}

/** Rank of a DNA batch among the historical ones and itself. */
export function dnaRank(history: readonly DnaBatch[], batch: DnaBatch): Rank {
  return rankAgainst(history.map(dnaTotal), dnaTotal(batch), 'higher');
}

/** Mean of several libraries or repeats of one batch, by metric. */
export function averageBatch(parts: readonly DnaBatch[]): DnaBatch {
  const average = (of: (part: DnaBatch) => ByVariantType): ByVariantType => ({
    snv: mean(parts.map((part) => of(part).snv)),
    indel: mean(parts.map((part) => of(part).indel)),
  });
  return {
    precision: average((part) => part.precision),
    recall: average((part) => part.recall),
    mendelian: average((part) => part.mendelian),
  };
}

function weighted({ snv, indel }: ByVariantType): number {
  return ((1 + INDEL_WEIGHT) * snv * indel) / (INDEL_WEIGHT * snv + indel);
}

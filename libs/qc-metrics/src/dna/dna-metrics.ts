import { type ByVariantType, type DnaBatch } from './total-score';

/** Metrics of a DNA batch, in the order of reports. */
export const DNA_METRICS = [
  'precisionSnv',
  'precisionIndel',
  'recallSnv',
  'recallIndel',
  'mendelianSnv',
  'mendelianIndel',
] as const;

/** One of {@link DNA_METRICS}. All are from 0 to 1, and higher is better. */
export type DnaMetric = (typeof DNA_METRICS)[number];

/** Part of a batch with the value of each metric. */
export const PART_OF_METRIC: Readonly<
  Record<DnaMetric, readonly [part: keyof DnaBatch, type: keyof ByVariantType]>
> = {
  precisionSnv: ['precision', 'snv'],
  precisionIndel: ['precision', 'indel'],
  recallSnv: ['recall', 'snv'],
  recallIndel: ['recall', 'indel'],
  mendelianSnv: ['mendelian', 'snv'],
  mendelianIndel: ['mendelian', 'indel'],
};

/** Value of a metric in a batch. */
export function dnaMetricOf(batch: DnaBatch, metric: DnaMetric): number {
  const [part, type] = PART_OF_METRIC[metric];
  return batch[part][type];
}

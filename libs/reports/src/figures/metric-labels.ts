import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  DIRECTION_OF_METRIC,
  type Direction,
  DNA_METRICS,
  type DnaMetric,
  type Grade,
  type MetricKey,
  type ScoredMetric,
  UNIT_OF_METRIC,
} from '@omics-portal/qc-metrics';

/** Key of a figure of a batch or of a library. */
export type FigureKey = MetricKey | 'detected';

/** Names of the figures. */
export const METRIC_LABELS = {
  features: msg`Number of features`,
  missing: msg`Missing values`,
  absoluteCorrelation: msg`Absolute correlation`,
  cv: msg`Coefficient of variation (CV)`,
  snr: msg`Signal-to-noise ratio (SNR)`,
  rc: msg`Relative correlation (RC)`,
  recall: msg`Recall`,
  precisionSnv: msg`Precision, SNV`,
  precisionIndel: msg`Precision, INDEL`,
  recallSnv: msg`Recall, SNV`,
  recallIndel: msg`Recall, INDEL`,
  mendelianSnv: msg`Mendelian concordance rate, SNV`,
  mendelianIndel: msg`Mendelian concordance rate, INDEL`,
  total: msg`Total score`,
  detected: msg`Detected features`,
} satisfies Record<FigureKey, MessageDescriptor>;

/** Explanations of the figures. */
export const METRIC_HELP = {
  features: msg`Number of proteins, metabolites or genes in the table. More is better: the method detects more.`,
  missing: msg`Share of empty cells in the table. Fewer missing values mean that the libraries detect the same features.`,
  absoluteCorrelation: msg`Agreement of the libraries of one sample: the median of the Pearson correlations between replicates. 1 is perfect.`,
  cv: msg`Scatter of the replicates of one sample around their mean, as the median over all features. Less is better.`,
  snr: msg`Distances between the samples compared with the scatter of their replicates, in the plane of the first two principal components, in decibels. A batch of low SNR cannot distinguish the samples.`,
  rc: msg`Agreement of the differences between samples with those of the reference set: the Pearson correlation of the fold changes. It needs a reference set whose features are named like those of the table.`,
  recall: msg`Share of the reference's differences between samples that the table shows as significant. Metabolites only.`,
  precisionSnv: msg`Share of the called single-nucleotide variants that are in the truth set of their donor: the mean over the samples.`,
  precisionIndel: msg`Share of the called insertions and deletions that are in the truth set of their donor: the mean over the samples.`,
  recallSnv: msg`Share of the single-nucleotide variants of the truth set that were called: the mean over the samples.`,
  recallIndel: msg`Share of the insertions and deletions of the truth set that were called: the mean over the samples.`,
  mendelianSnv: msg`Share of the single-nucleotide variants of the family that the twins share and that each child can have inherited from its parents.`,
  mendelianIndel: msg`Share of the insertions and deletions of the family that the twins share and that each child can have inherited from its parents.`,
  total: msg`Proteins and metabolites: the geometric mean of the scores of the figures, scaled from 1 to 10 between the worst and the best batch of the history and this one. RNA: the square root of SNR times RC. DNA: the mean of the weighted harmonic means of SNV and INDEL for precision, recall and Mendelian concordance, from 0 to 1. It needs every figure that all earlier batches have; a figure on another scale is left out on both sides. RC of proteins is one of the figures where it was computed, although most earlier batches have none.`,
} satisfies Record<MetricKey, MessageDescriptor>;

/** Units of the figures, for values without one. */
export const METRIC_UNITS: Readonly<Record<FigureKey, string>> = {
  ...UNIT_OF_METRIC,
  ...(Object.fromEntries(DNA_METRICS.map((key) => [key, ''])) as Record<DnaMetric, string>),
  total: '',
  detected: '',
};

/** Labels of the grades. */
export const GRADE_LABELS = {
  Bad: msg({ message: 'Bad', context: 'grade' }),
  Fair: msg({ message: 'Fair', context: 'grade' }),
  Good: msg({ message: 'Good', context: 'grade' }),
  Great: msg({ message: 'Great', context: 'grade' }),
} satisfies Record<Grade, MessageDescriptor>;

/** Labels of the directions. */
export const DIRECTION_LABELS = {
  higher: msg`Higher is better`,
  lower: msg`Lower is better`,
} satisfies Record<Direction, MessageDescriptor>;

/** Direction in which a figure is better. */
export function directionOf(key: MetricKey): Direction {
  return isScored(key) ? DIRECTION_OF_METRIC[key] : 'higher';
}

function isScored(key: MetricKey): key is ScoredMetric {
  return Object.hasOwn(DIRECTION_OF_METRIC, key);
}

/** True if a name is the key of a figure. */
export function isFigureKey(name: string): name is FigureKey {
  return Object.hasOwn(METRIC_LABELS, name);
}

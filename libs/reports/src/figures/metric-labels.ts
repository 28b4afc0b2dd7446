import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DIRECTION_OF_METRIC, type Direction, type Grade, type MetricKey } from '@omics-portal/qc-metrics';

/** A figure of the batch, or of one library. */
export type FigureKey = MetricKey | 'detected';

/** What a figure is called. */
export const METRIC_WORDS = {
  features: msg`Number of features`,
  missing: msg`Missing values`,
  absoluteCorrelation: msg`Absolute correlation`,
  cv: msg`Coefficient of variation (CV)`,
  snr: msg`Signal-to-noise ratio (SNR)`,
  rc: msg`Relative correlation (RC)`,
  total: msg`Total score`,
  detected: msg`Detected features`,
} satisfies Record<FigureKey, MessageDescriptor>;

/** What a figure means, in a few sentences. */
export const METRIC_HELP = {
  features: msg`How many proteins, metabolites or genes the table holds. More is better: the method sees more.`,
  missing: msg`The share of empty cells in the table. Few missing values mean that the libraries see the same things.`,
  absoluteCorrelation: msg`How alike the libraries of one sample are: the median of the Pearson correlations between replicates. 1 is perfect.`,
  cv: msg`How much the replicates of one sample scatter around their mean, as the median over all features. Less is better.`,
  snr: msg`How far the samples stand apart compared with how far their replicates scatter, in the plane of the first two principal components, in decibels. A batch of low SNR cannot tell the samples apart.`,
  rc: msg`How well the differences between samples agree with those of the reference set: the Pearson correlation of the fold changes. It needs a reference set whose features are named like those of the table.`,
  total: msg`The geometric mean of the scores of the figures, set to 1 to 10 between the worst and the best batch of the history. It needs every figure that all earlier batches have; a figure on another scale is left out on both sides.`,
} satisfies Record<MetricKey, MessageDescriptor>;

/** Units for figures that come without theirs. */
export const METRIC_UNITS = {
  features: '',
  missing: '%',
  absoluteCorrelation: '',
  cv: '%',
  snr: 'dB',
  rc: '',
  total: '',
  detected: '',
} as const satisfies Record<FigureKey, string>;

/** How good a figure is, by its place in the history. */
export const GRADE_WORDS = {
  Bad: msg({ message: 'Bad', context: 'grade' }),
  Fair: msg({ message: 'Fair', context: 'grade' }),
  Good: msg({ message: 'Good', context: 'grade' }),
  Great: msg({ message: 'Great', context: 'grade' }),
} satisfies Record<Grade, MessageDescriptor>;

/** Which way is better. */
export const DIRECTION_WORDS = {
  higher: msg`Higher is better`,
  lower: msg`Lower is better`,
} satisfies Record<Direction, MessageDescriptor>;

/** Which way is better for a figure. */
export function directionOf(key: MetricKey): Direction {
  return key === 'total' ? 'higher' : DIRECTION_OF_METRIC[key];
}

/** Whether a name stands for a figure that has words here. */
export function isFigureKey(name: string): name is FigureKey {
  return Object.hasOwn(METRIC_WORDS, name);
}

import type { Comparator } from '@omics-portal/qc-metrics';
import { formatNumber } from '@omics-portal/wording';
import { formatFigure, formatLimit } from '../format/figure';
import { isFigureKey, METRIC_UNITS } from './metric-labels';

const SIGNS = { '>=': '≥', '>': '>', '<=': '≤', '<': '<' } as const satisfies Record<Comparator, string>;

const COUNTS: readonly string[] = ['features', 'detected'];

/** Formats a figure as published: counts without decimals, all others with three and the unit. */
export function formatMetric(key: string, value: number, locale: string): string {
  return COUNTS.includes(key) ? formatNumber(value, locale) : formatFigure(value, unitOf(key), locale);
}

/** Formats the limit of a figure, such as `≥ 16.7 dB`. */
export function formatMetricLimit(
  key: string,
  comparator: Comparator,
  limit: number,
  locale: string,
): string {
  // The limit of the total score is computed from the history; others are as written in the profile.
  const shown = key === 'total' ? formatFigure(limit, '', locale) : formatLimit(limit, unitOf(key), locale);
  return `${SIGNS[comparator]} ${shown}`;
}

function unitOf(key: string): string {
  return isFigureKey(key) ? METRIC_UNITS[key] : '';
}

import { type Comparator, COMPARATOR_SIGNS, DNA_METRICS } from '@omics-portal/qc-metrics';
import { formatNumber } from '@omics-portal/wording';
import { formatFigure, formatLimit } from '../format/figure';
import { formatFraction } from '../format/fraction';
import { isFigureKey, METRIC_UNITS } from './metric-labels';

const COUNTS: readonly string[] = ['features', 'detected'];
const FRACTIONS: readonly string[] = DNA_METRICS;

/** Formats a figure as published: counts without decimals, fractions of DNA with five, all others with three and the unit. */
export function formatMetric(key: string, value: number, locale: string): string {
  if (FRACTIONS.includes(key)) {
    return formatFraction(value, locale);
  }
  return COUNTS.includes(key) ? formatNumber(value, locale) : formatFigure(value, unitOf(key), locale);
}

/** Formats the limit of a figure, such as `≥ 16.7 dB`. */
export function formatMetricLimit(
  key: string,
  comparator: Comparator,
  limit: number,
  locale: string,
): string {
  // Limits of the total score and of DNA are computed from the history; others are as written in the profile.
  const shown = FRACTIONS.includes(key)
    ? formatFraction(limit, locale)
    : key === 'total'
      ? formatFigure(limit, '', locale)
      : formatLimit(limit, unitOf(key), locale);
  return `${COMPARATOR_SIGNS[comparator]} ${shown}`;
}

function unitOf(key: string): string {
  return isFigureKey(key) ? METRIC_UNITS[key] : '';
}

import { formats } from '@lingui/core';
import {
  type Comparator,
  COMPARATOR_SIGNS,
  historyNotation,
  limitNotation,
  type MetricNotation,
  metricNotation,
} from '@omics-portal/qc-metrics';
import { withUnit } from '../format/figure';

/** Formats a figure as published: counts without decimals, fractions of DNA with five, all others with three and the unit. */
export function formatMetric(key: string, value: number, locale: string): string {
  return inNotation(metricNotation(key), value, locale);
}

/** Formats the limit of a figure, such as `≥ 16.7 dB`. */
export function formatMetricLimit(
  key: string,
  comparator: Comparator,
  limit: number,
  locale: string,
): string {
  return `${COMPARATOR_SIGNS[comparator]} ${inNotation(limitNotation(key), limit, locale)}`;
}

/** Formats the mean or the standard deviation of a figure over the history. */
export function formatHistory(key: string, value: number, locale: string): string {
  return inNotation(historyNotation(key), value, locale);
}

function inNotation({ minDecimals, maxDecimals, unit }: MetricNotation, value: number, locale: string) {
  return withUnit(
    formats.number(locale, value, {
      minimumFractionDigits: minDecimals,
      maximumFractionDigits: maxDecimals,
    }),
    unit,
  );
}

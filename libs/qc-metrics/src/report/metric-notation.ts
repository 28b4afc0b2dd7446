import { DNA_METRICS } from '../dna/dna-metrics';
import { UNIT_OF_METRIC } from '../scores/total-score';

/** Decimals and unit by which a value of a metric is written, on pages and in documents alike. */
export interface MetricNotation {
  readonly minDecimals: number;
  readonly maxDecimals: number;
  /** Unit; empty for a metric without one. */
  readonly unit: string;
}

const COUNTS: readonly string[] = ['features', 'detected'];
const FRACTIONS: readonly string[] = DNA_METRICS;
const UNITS: Readonly<Record<string, string | undefined>> = UNIT_OF_METRIC;
/** Decimals of published metrics, and of published fractions of DNA. */
const DECIMALS = 3;
const FRACTION_DECIMALS = 5;
/** Decimals of a limit that its profile may have at most. */
const LIMIT_DECIMALS = 6;

/** Notation of a value: counts without decimals, fractions of DNA with five, all others with three and the unit. */
export function metricNotation(key: string): MetricNotation {
  const unit = UNITS[key] ?? '';
  if (COUNTS.includes(key)) {
    return { minDecimals: 0, maxDecimals: 0, unit };
  }
  const decimals = FRACTIONS.includes(key) ? FRACTION_DECIMALS : DECIMALS;
  return { minDecimals: decimals, maxDecimals: decimals, unit };
}

/**
 * Notation of a limit. Limits of the total score and of DNA are computed from the history and have the decimals of their values;
 * others are as written in the profile.
 */
export function limitNotation(key: string): MetricNotation {
  const notation = metricNotation(key);
  return key === 'total' || FRACTIONS.includes(key)
    ? notation
    : { ...notation, minDecimals: 0, maxDecimals: LIMIT_DECIMALS };
}

/** Notation of mean and standard deviation of a metric: unlike counts, those of counts have decimals. */
export function historyNotation(key: string): MetricNotation {
  const notation = metricNotation(key);
  return COUNTS.includes(key) ? { ...notation, minDecimals: DECIMALS, maxDecimals: DECIMALS } : notation;
}

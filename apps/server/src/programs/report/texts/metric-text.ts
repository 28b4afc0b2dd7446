import {
  type Comparator,
  COMPARATOR_SIGNS,
  historyNotation,
  limitNotation,
  type MetricNotation,
  metricNotation,
} from '@omics-portal/qc-metrics';

/** Value of a metric with its unit, with as many decimals as on the page of the report. */
export function metricText(key: string, value: number): string {
  return inNotation(metricNotation(key), value);
}

/** Limit of a metric, such as `≥ 16.7 dB`. */
export function limitText(key: string, comparator: Comparator, limit: number): string {
  return `${COMPARATOR_SIGNS[comparator]} ${inNotation(limitNotation(key), limit)}`;
}

/** Mean or standard deviation of a metric over the history. */
export function historyText(key: string, value: number): string {
  return inNotation(historyNotation(key), value);
}

function inNotation({ minDecimals, maxDecimals, unit }: MetricNotation, value: number): string {
  // English and Chinese write numbers alike.
  const number = value.toLocaleString('en-US', {
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: maxDecimals,
  });
  return unit === '' ? number : `${number} ${unit}`;
}

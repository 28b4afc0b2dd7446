import { delimitedText } from '@omics-portal/data-query/files';
import { type QcReport } from '@omics-portal/qc-metrics';

/** Content of metrics.tsv: a header and one line for each metric. A metric without a value is `NA`. */
export function metricsTable({ metrics }: Pick<QcReport, 'metrics'>): string {
  const header = [
    'metric',
    'value',
    'unit',
    'interval_low',
    'interval_high',
    'history_mean',
    'history_sd',
    'rank',
    'of',
    'grade',
    'not_computed',
  ];
  const rows = metrics.map(({ key, value, unit, interval, history, rank, grade, notComputed }) => [
    key,
    value ?? 'NA',
    unit,
    interval?.low,
    interval?.high,
    history?.mean,
    history?.sd,
    rank?.position,
    rank?.of,
    grade,
    notComputed?.reason,
  ]);
  return delimitedText('tsv', [header, ...rows]);
}

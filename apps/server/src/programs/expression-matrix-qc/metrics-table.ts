import { delimitedText } from '@omics-portal/data-query/files';
import { type QcReport } from '@omics-portal/qc-metrics';

/** The text of metrics.tsv: a header and one line for each figure. A figure that was not computed is `NA`. */
export function metricsTable({ metrics }: Pick<QcReport, 'metrics'>): string {
  const header = [
    'metric',
    'value',
    'unit',
    'history_mean',
    'history_sd',
    'rank',
    'of',
    'grade',
    'not_computed',
  ];
  const rows = metrics.map(({ key, value, unit, history, rank, grade, notComputed }) => [
    key,
    value ?? 'NA',
    unit,
    history?.mean,
    history?.sd,
    rank?.position,
    rank?.of,
    grade,
    notComputed?.reason,
  ]);
  return delimitedText('tsv', [header, ...rows]);
}

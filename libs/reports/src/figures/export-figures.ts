import { delimitedText } from '@omics-portal/data-query/files';
import type { QcReport } from '@omics-portal/qc-metrics';

const HEADER = [
  'metric',
  'value',
  'unit',
  'interval_low',
  'interval_high',
  'history_mean',
  'history_sd',
  'history_n',
  'rank',
  'of',
  'grade',
  'not_computed',
];

/** Figures as TSV, one on each line, with all digits. A missing figure is NA with its reason code. */
export function figuresAsTsv({ metrics }: Pick<QcReport, 'metrics'>): string {
  const rows = metrics.map(({ key, value, unit, interval, history, rank, grade, notComputed }) => [
    key,
    value ?? 'NA',
    unit,
    interval?.low ?? '',
    interval?.high ?? '',
    history?.mean ?? '',
    history?.sd ?? '',
    history?.n ?? '',
    rank?.position ?? '',
    rank?.of ?? '',
    grade ?? '',
    notComputed?.reason ?? '',
  ]);
  return delimitedText('tsv', [HEADER, ...rows]);
}

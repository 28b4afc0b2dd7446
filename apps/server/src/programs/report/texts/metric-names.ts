import { type MetricKey } from '@omics-portal/qc-metrics';
import { type ReportLanguage } from './report-texts.ts';

/** Names of the metrics in texts of the server: pages of reports and notices. Those of the portal are in its catalogs, and equal. */
export const METRIC_NAMES: Readonly<Record<ReportLanguage, Readonly<Record<MetricKey, string>>>> = {
  'en-US': {
    features: 'Number of features',
    missing: 'Missing values',
    absoluteCorrelation: 'Absolute correlation',
    cv: 'Coefficient of variation (CV)',
    snr: 'Signal-to-noise ratio (SNR)',
    rc: 'Relative correlation (RC)',
    recall: 'Recall',
    precisionSnv: 'Precision, SNV',
    precisionIndel: 'Precision, INDEL',
    recallSnv: 'Recall, SNV',
    recallIndel: 'Recall, INDEL',
    mendelianSnv: 'Mendelian concordance rate, SNV',
    mendelianIndel: 'Mendelian concordance rate, INDEL',
    total: 'Total score',
  },
  'zh-CN': {
    features: '特征数',
    missing: '缺失率',
    absoluteCorrelation: '绝对相关性',
    cv: '变异系数（CV）',
    snr: '信噪比（SNR）',
    rc: '相对相关性（RC）',
    recall: '召回率',
    precisionSnv: 'SNV 精确率',
    precisionIndel: 'INDEL 精确率',
    recallSnv: 'SNV 召回率',
    recallIndel: 'INDEL 召回率',
    mendelianSnv: 'SNV 孟德尔一致率',
    mendelianIndel: 'INDEL 孟德尔一致率',
    total: '总分',
  },
};

/** Name of a metric; the key itself for one of a later program. */
export function metricName(language: ReportLanguage, key: string): string {
  const names: Readonly<Record<string, string | undefined>> = METRIC_NAMES[language];
  return names[key] ?? key;
}

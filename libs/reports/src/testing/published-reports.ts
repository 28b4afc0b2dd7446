import type { QcMetric, QcReport } from '@omics-portal/qc-metrics';
import { readFigures } from '../figures/read-figures';
import metqcExample from './metqc-example-report.json';
import protqcExample from './protqc-example-report.json';
import publishedRun from './published-run.json';

/**
 * The proteomics report on the consortium's own example table (4,831 proteins, 12 libraries), as our program computes it.
 * Its figures equal the published ones: missing 26.030 %, absolute correlation 0.950, CV 1.001 %, SNR 25.651 dB.
 */
export const PROTEIN_EXAMPLE: QcReport = readFigures(protqcExample);

/** The metabolomics report on the consortium's example table: SNR 9.958783278251834, as published; no reference set. */
export const METABOLITE_EXAMPLE: QcReport = readFigures(metqcExample);

/**
 * The published proteomics run: its table of conclusions, its PCA, and every 16th of its 3,256 correlation points. The
 * verdict is that of the profile `proteomics-strict`, which the RC of this run misses. Figures of single libraries were not published.
 */
export const PUBLISHED_RUN: QcReport = readFigures(publishedRun);

/** The same report with some of its figures changed. */
export function withMetrics(
  report: QcReport,
  changed: Readonly<Partial<Record<QcMetric['key'], Partial<QcMetric>>>>,
): QcReport {
  return { ...report, metrics: report.metrics.map((metric) => ({ ...metric, ...changed[metric.key] })) };
}

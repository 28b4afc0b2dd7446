import type { QcMetric, ExpressionReport } from '@omics-portal/qc-metrics';
import { readExpressionReport } from '../report-json/read-figures';
import metqcExample from './metqc-example-report.json';
import protqcExample from './protqc-example-report.json';
import publishedRun from './published-run.json';

/**
 * Proteomics report on the consortium's own example table (4,831 proteins, 12 libraries) as our program computes it.
 * Of the points of its volcano charts the file has twelve each. Its figures equal the published ones: missing 26.030 %, absolute correlation 0.950, CV 1.001 %, SNR 25.651 dB.
 */
export const PROTEIN_EXAMPLE: ExpressionReport = readExpressionReport(protqcExample);

/** Metabolomics report on the consortium's example table: SNR 9.958783278251834, as published; no reference set. */
export const METABOLITE_EXAMPLE: ExpressionReport = readExpressionReport(metqcExample);

/**
 * Published proteomics run: its table of conclusions, its PCA, and every 16th of its 3,256 correlation points. The
 * verdict is that of the profile `proteomics-strict`, which the RC of this run misses. Figures of single libraries were not published.
 */
export const PUBLISHED_RUN: ExpressionReport = readExpressionReport(publishedRun);

/** Report on a batch of the grade Fair, one figure of which is beyond its limit. With other replicates it could be Bad. */
export const FAIR_BATCH: ExpressionReport = {
  ...PROTEIN_EXAMPLE,
  metrics: PROTEIN_EXAMPLE.metrics.map((metric) =>
    metric.key === 'total'
      ? {
          ...metric,
          value: 3.9,
          interval: { low: 3.2, high: 4.6, resamples: 200 },
          grade: 'Fair',
          rank: { position: 20, of: 33 },
        }
      : metric,
  ),
  verdict: {
    ...PROTEIN_EXAMPLE.verdict,
    level: 'warn',
    reasons: PROTEIN_EXAMPLE.verdict.reasons.map((reason) =>
      reason.metric === 'total'
        ? { ...reason, value: 3.9, level: 'warn', nearFailure: { comparator: '>', limit: 3.34347444999379 } }
        : reason.metric === 'absoluteCorrelation'
          ? { ...reason, value: 0.88, limit: 0.894, level: 'fail' }
          : reason,
    ),
  },
};

/** Report on a batch of a good grade whose samples were exchanged: RC fails alone. */
export const EXCHANGED_SAMPLES: ExpressionReport = {
  ...PROTEIN_EXAMPLE,
  verdict: {
    ...PROTEIN_EXAMPLE.verdict,
    level: 'fail',
    reasons: [
      ...PROTEIN_EXAMPLE.verdict.reasons.filter(({ metric }) => metric !== 'rc'),
      {
        rule: 'rc-house',
        metric: 'rc',
        comparator: '>=',
        value: -0.93,
        limit: 0.75,
        level: 'fail',
        origin: 'house',
      },
    ],
  },
};

/** Report on a batch of three libraries of the example: one of D5, one of D6, and one of an unknown sample. */
export const NOT_ASSESSED: ExpressionReport = readExpressionReport({
  ...protqcExample,
  input: { ...protqcExample.input, scaleChosen: true },
  notices: [
    { code: 'samples-renamed', params: { names: 'LCL5 = D5' } },
    { code: 'zeros-as-missing', params: { cells: 15091 } },
    { code: 'text-encoding', params: { file: 'batch.csv', encoding: 'UTF-16' } },
  ],
  metrics: protqcExample.metrics.map(({ key, unit, history, value }) =>
    key === 'features' || key === 'missing'
      ? { key, unit, history, value }
      : {
          key,
          unit,
          history,
          value: null,
          notComputed:
            key === 'total'
              ? { reason: 'batch-not-assessed', params: {} }
              : { reason: 'too-few-replicates', params: { groups: 3, largestGroup: 1 } },
        },
  ),
  pca: null,
  cautions: [],
  perSample: protqcExample.perSample.slice(0, 2).map((sample) => ({ ...sample, verdict: 'pass' })),
  verdict: {
    ...protqcExample.verdict,
    level: 'not-assessed',
    // Without a total score each limit has a part in the verdict.
    reasons: protqcExample.verdict.reasons.map((reason) =>
      reason.metric === 'missing'
        ? { ...reason, advisory: false }
        : { ...reason, advisory: false, value: null, level: 'not-assessed' },
    ),
    gaps: [
      { code: 'samples-unknown', params: { samples: 'tumor' } },
      { code: 'samples-missing', params: { samples: 'F7, M8' } },
      { code: 'replicates-missing', params: { samples: 'D5, D6', required: 2 } },
      { code: 'snr-missing', params: {} },
    ],
  },
});

/** Copy of a report with changed figures. */
export function withMetrics(
  report: ExpressionReport,
  changed: Readonly<Partial<Record<QcMetric['key'], Partial<QcMetric>>>>,
): ExpressionReport {
  return { ...report, metrics: report.metrics.map((metric) => ({ ...metric, ...changed[metric.key] })) };
}

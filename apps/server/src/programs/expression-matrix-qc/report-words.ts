import {
  type Level,
  type MetricKey,
  type NotComputed,
  type Omics,
  type VerdictReason,
} from '@omics-portal/qc-metrics';

/** The words of the static page, which must be read without the portal; the portal words the same codes in both languages. */
export const METRIC_WORDS = {
  features: 'Number of features',
  missing: 'Missing percentage',
  absoluteCorrelation: 'Absolute correlation',
  cv: 'Coefficient of variation',
  snr: 'Signal-to-noise ratio (SNR)',
  rc: 'Relative correlation (RC)',
  total: 'Total score',
} as const satisfies Record<MetricKey, string>;

/** Titles of the page. */
export const OMICS_WORDS = {
  proteomics: 'Proteomics quality report',
  metabolomics: 'Metabolomics quality report',
  transcriptomics: 'Transcriptomics quality report',
} as const satisfies Record<Omics, string>;

/** Words for levels, with a mark that does not need colour. */
export const LEVEL_WORDS = { pass: '✓ Pass', warn: '! Warning', fail: '✗ Fail' } as const satisfies Record<
  Level,
  string
>;

/** Why a figure is absent, as a sentence. */
export function notComputedSentence({ reason, params }: NotComputed): string {
  const of = (key: string): string => String(params[key] ?? '');
  switch (reason) {
    case 'reference-set-not-installed':
      return `Not computed: no reference set is installed. Add the folder ${of('set')} to reference-sets and run again.`;
    case 'history-not-installed':
      return `Not computed: no history is installed. Add the folder ${of('set')} to reference-sets and run again.`;
    case 'reference-key-mismatch':
      return `Not computed: this table names its ${of('features')} features by ${of('dataKey')}, the reference set by ${of('referenceKey')}, and none match.`;
    case 'too-few-reference-points':
      return `Not computed: ${of('points')} fold changes could be compared with the reference, ${of('required')} are needed.`;
    case 'too-few-replicates':
      return `Not computed: it needs two samples with replicates; there are ${of('groups')} samples, the largest with ${of('largestGroup')} libraries.`;
    case 'no-usable-features':
      return `Not computed: none of the ${of('features')} features can be used.`;
    default:
      return reason satisfies never;
  }
}

/** A rule and its outcome, as a sentence. */
export function reasonSentence({ metric, comparator, value, limit }: VerdictReason): string {
  const name = metric in METRIC_WORDS ? METRIC_WORDS[metric as MetricKey] : metric;
  return `${name}: ${formatNumber(value)}, limit ${comparator === '>=' ? '≥' : '≤'} ${formatNumber(limit)}`;
}

/** Three decimals at most, whole numbers without any. */
export function formatNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}

import {
  type AssessmentGap,
  COMPARATOR_SIGNS,
  type Level,
  type LimitOrigin,
  type MetricKey,
  type NotComputed,
  type ExpressionReport,
  type QcNotice,
  type QcReport,
  type ValueScale,
  type VerdictReason,
} from '@omics-portal/qc-metrics';

/** Labels of the HTML report, which is read without the portal. The portal has its own texts for the same codes. */
export const METRIC_LABELS = {
  features: 'Number of features',
  missing: 'Missing percentage',
  absoluteCorrelation: 'Absolute correlation',
  cv: 'Coefficient of variation',
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
} as const satisfies Record<MetricKey, string>;

/** Titles of the report. */
export const OMICS_LABELS = {
  proteomics: 'Proteomics quality report',
  metabolomics: 'Metabolomics quality report',
  transcriptomics: 'Transcriptomics quality report',
  genomics: 'DNA sequencing quality report',
} as const satisfies Record<QcReport['omics'], string>;

/** Labels of levels, with a symbol that does not depend on colour. */
export const LEVEL_LABELS = {
  pass: '✓ Pass',
  warn: '! Warning',
  fail: '✗ Fail',
  'not-assessed': '– Not assessed',
} as const satisfies Record<Level, string>;

/** Sentence about a gap that prevents a verdict, with the remedy. */
export function gapSentence({ code, params }: AssessmentGap): string {
  const of = (key: string): string => String(params[key] ?? '');
  switch (code) {
    case 'samples-missing':
      return `No library of ${of('samples')}: a verdict needs the four samples D5, D6, F7 and M8.`;
    case 'samples-unknown':
      return `Not samples of the Quartet: ${of('samples')}. Correct their names in the sample sheet (D5, D6, F7, M8 or LCL5 to LCL8), or remove these libraries from it.`;
    case 'replicates-missing':
      return `Fewer than ${of('required')} libraries with values of ${of('samples')}: replicates cannot be compared.`;
    case 'snr-missing':
      return 'The signal-to-noise ratio could not be computed; without it there is no verdict.';
    case 'counts-expected':
      return 'The values look like logarithms, but RNA is assessed from counts. Give the table of counts.';
    case 'calls-missing':
      return 'No file compares the variants with a truth set (variants.calling.qc.txt, or summary.csv of hap.py).';
    case 'family-missing':
      return 'No file has the Mendelian concordance of the family (a summary.txt of the family, or variant_qc.json).';
    case 'sequencing-unknown':
      return 'The files do not say whether the whole genome or the exome was sequenced. Choose it in the form: each has a history of its own.';
    default:
      return code satisfies never;
  }
}

/** Sentence about a property of the tables that the assessment took into account. */
export function noticeSentence({ code, params }: QcNotice): string {
  const of = (key: string): string => String(params[key] ?? '');
  switch (code) {
    case 'zeros-as-missing':
      return `${of('cells')} cells hold 0 and were taken as missing.`;
    case 'samples-renamed':
      return `Sample names were read as: ${of('names')}.`;
    case 'libraries-empty':
      return `Libraries without any value: ${of('libraries')}.`;
    case 'peptides-apart':
      return `The table has ${of('genes')} rows by gene and ${of('peptides')} by peptide. The relative correlation is computed from the peptides if the reference set is by peptide, everything else from the genes.`;
    case 'text-encoding':
      return `${of('file')} was read as ${of('encoding')}.`;
    default:
      return code satisfies never;
  }
}

const SCALE_LABELS = {
  log2: 'log2',
  intensities: 'intensities, not transformed',
  counts: 'counts',
} as const satisfies Record<ValueScale, string>;

/** Sentence about the scale of the values, and its source. */
export function scaleSentence({ scale, scaleChosen, typicalValue }: ExpressionReport['input']): string {
  if (scale === undefined) {
    return 'Scale of the values: not recorded.';
  }
  const source = scaleChosen
    ? 'as stated'
    : `detected, median value ${typeof typicalValue === 'number' ? formatNumber(typicalValue) : 'none'}`;
  return `Scale of the values: ${SCALE_LABELS[scale]} (${source}).`;
}

/** Sentence about the reason for a missing metric. */
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
    case 'history-does-not-vary':
      return `Not computed: the batches of the history ${of('set')} do not differ.`;
    case 'reference-samples-missing':
      return `Not computed: it compares D5, F7 and M8 with D6, and there is no library of ${of('samples')}.`;
    case 'identical-replicates':
      return 'Not computed: the replicates are copies of each other.';
    case 'total-needs-figures':
      return `Not computed: the totals of the history include ${metricNames(of('figures'))}, and this batch does not have that.`;
    case 'total-of-negative-figures':
      return 'Not computed: SNR or RC is negative, and the total is the square root of their product.';
    case 'batch-not-assessed':
      return 'Not computed: the batch is not assessed, for the reasons given with the verdict.';
    case 'calls-missing':
      return 'Not computed: no file compares the variants with a truth set.';
    case 'family-missing':
      return 'Not computed: no file has the Mendelian concordance of the family.';
    case 'sequencing-unknown':
      return 'Not computed: the files do not say whether the whole genome or the exome was sequenced, and each has a history of its own.';
    case 'no-usable-features':
      return `Not computed: none of the ${of('features')} features can be used.`;
    default:
      return reason satisfies never;
  }
}

const ORIGINS = {
  history: 'from the history of batches',
  published: 'published cut-off',
  house: 'rule of this server, not published',
  custom: 'limit of a custom profile',
} as const satisfies Record<LimitOrigin, string>;

/** Sentence about a rule and its outcome. */
export function reasonSentence({
  metric,
  comparator,
  value,
  limit,
  origin,
  nearLimit,
}: VerdictReason): string {
  const name = metric in METRIC_LABELS ? METRIC_LABELS[metric as MetricKey] : metric;
  const shown = value === null ? 'not computed' : formatNumber(value);
  return `${name}: ${shown}, limit ${COMPARATOR_SIGNS[comparator]} ${formatNumber(limit)}${origin ? ` (${ORIGINS[origin]})` : ''}${nearLimit ? '; near the limit: other replicates could be on its other side' : ''}`;
}

function metricNames(keys: string): string {
  return keys
    .split(', ')
    .map((key) => (key in METRIC_LABELS ? METRIC_LABELS[key as MetricKey] : key))
    .join(', ');
}

/** Formats a number with at most three decimals, whole numbers without any. */
export function formatNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}

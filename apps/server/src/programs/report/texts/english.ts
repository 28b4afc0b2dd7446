import {
  type AbsentInput,
  type AssessmentGap,
  type LimitOrigin,
  type NotComputed,
  type QcNotice,
  type ValueScale,
} from '@omics-portal/qc-metrics';
import { METRIC_NAMES, metricName } from './metric-names.ts';
import { limitText, metricText } from './metric-text.ts';
import { approximateNumber, formatNumber, paramsOf, type ReportTexts } from './report-texts.ts';
import { timeText } from './time-text.ts';

function gap({ code, params }: AssessmentGap): string {
  const of = paramsOf(params);
  switch (code) {
    case 'samples-missing':
      return `No library of ${of('samples')}: a verdict needs the four samples D5, D6, F7 and M8.`;
    case 'samples-unknown':
      return `Not samples of the Quartet family: ${of('samples')}. Correct their names in the sample sheet (D5, D6, F7, M8 or LCL5 to LCL8), or remove these libraries from it.`;
    case 'replicates-missing':
      return `Fewer than ${of('required')} libraries with values of ${of('samples')}: replicates cannot be compared.`;
    case 'snr-missing':
      return 'The signal-to-noise ratio could not be computed; without it there is no verdict.';
    case 'counts-expected':
      return 'The values look like logarithms, but RNA is assessed from counts. Give the table of counts.';
    case 'counts-missing':
      return 'There is no table of counts: signal-to-noise ratio, relative correlation and total score need one.';
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

function notice({ code, params }: QcNotice): string {
  const of = paramsOf(params);
  switch (code) {
    case 'zeros-as-missing':
      return `${of('cells')} cells hold 0 and were taken as missing.`;
    case 'samples-renamed':
      return `Sample names were read as: ${of('names')}.`;
    case 'libraries-empty':
      return `Libraries without any detected feature: ${of('libraries')}.`;
    case 'peptides-apart':
      return `The table has ${of('genes')} rows by gene and ${of('peptides')} by peptide. The relative correlation is computed from the peptides if the reference set is by peptide, everything else from the genes.`;
    case 'text-encoding':
      return `${of('file')} was read as ${of('encoding')}.`;
    case 'fpkm-without-counts':
      return 'The data table has FPKM or TPM, not counts: most of its values are fractions. SNR and absolute correlation are computed on log2(FPKM + 0.01). RC, total score and differential genes need counts.';
    case 'fpkm-table':
      return `SNR and absolute correlation are computed on log2(FPKM + 0.01) of ${of('file')}, everything else on the counts.`;
    case 'values-differ':
      return `Files or programs give different values of a figure: ${of('count')}. The first is of ${of('sample')}: ${of('column')} of ${of('file')} is ${of('value')} and is shown, ${of('otherColumn')} of ${of('otherFile')} is ${of('other')}. The log lists all.`;
    case 'file-problems':
      return `Problems in files, whose values are left out: ${of('count')}. Files concerned: ${of('files')}. The log lists them.`;
    case 'jobs-without-result':
      return `Jobs of the project without a result, whose samples are not in this report: ${of('count')} of ${of('jobs')} (${of('samples')}).`;
    case 'columns-unused':
      return `Columns of ${of('file')} that the sample sheet does not name were not used: ${of('columns')} (${of('count')} in total). Add rows for them to the sheet if they are libraries.`;
    case 'corrections-unused':
      return `The request corrects samples that the input does not have: ${of('names')} (${of('count')} in total). These corrections changed nothing. Make the report again with the sample names that it shows.`;
    default:
      return code satisfies never;
  }
}

function notComputed({ reason, params }: NotComputed): string {
  const of = paramsOf(params);
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
    case 'counts-missing':
      return 'Not computed: there is no table of counts.';
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

const ABSENT_INPUTS: Readonly<Record<AbsentInput, string>> = {
  'calls-missing':
    'They need the called variants compared with a truth set: variants.calling.qc.txt, or the summary.csv of hap.py for each sample.',
  'family-missing': 'They need the Mendelian concordance of the family: its summary.txt, or variant_qc.json.',
  'calls-and-family-missing':
    'They need results of variant calling, which are not in the folder: variants.calling.qc.txt or the summary.csv of hap.py for each sample, and the summary.txt of the family or variant_qc.json.',
};

function metricNames(keys: string): string {
  return keys
    .split(', ')
    .map((key) => metricName('en-US', key))
    .join(', ');
}

const SCALES: Readonly<Record<ValueScale, string>> = {
  log2: 'log2',
  intensities: 'intensities, not transformed',
  counts: 'counts',
  fpkm: 'FPKM or TPM',
};

const ORIGINS: Readonly<Record<LimitOrigin, string>> = {
  history: 'from the history of batches',
  published: 'published cut-off',
  house: 'rule of this server, not published',
  custom: 'limit of a custom profile',
};

/** English texts of the HTML report, which the log uses as well. */
export const ENGLISH: ReportTexts = {
  language: 'en-US',
  titles: {
    proteomics: 'Proteomics quality report',
    metabolomics: 'Metabolomics quality report',
    transcriptomics: 'Transcriptomics quality report',
    genomics: 'DNA sequencing quality report',
  },
  metrics: METRIC_NAMES['en-US'],
  reference: (text) => text,
  levels: {
    pass: '✓ Pass',
    warn: '! Warning',
    fail: '✗ Fail',
    'not-assessed': '– Not assessed',
  },
  grades: { Bad: 'Bad', Fair: 'Fair', Good: 'Good', Great: 'Great' },
  gap,
  notice,
  notComputed,
  absentInput: (input, names) => `Not computed: ${names.join('; ')}. ${ABSENT_INPUTS[input]}`,
  cautions: {
    'cv-of-log-values':
      'Taken on log2 values, as the tables hold them; the history was made on intensities. It has no rank and no grade and is not in the total score.',
    'variants-left-aligned':
      'Variants were matched by position and bases, INDELs left-aligned by the reference genome. The published rates match haplotypes (VBT), which this portal cannot do: variants near each other that two samples spell as different combinations count as not concordant, so the rate can be lower than a published one.',
    'variants-matched-by-site':
      'Variants were matched by position and bases, each in its shortest form and, in separate files, as far to the left as the reference bases in these files show. The published rates match haplotypes (VBT), which this portal cannot do: an INDEL that two samples place differently in a repeat beyond those bases counts as not concordant, so the rate can be lower than a published one. Left-align the VCFs before the run (bcftools norm) to prevent most of this.',
    'counts-per-million':
      'Computed on counts per million. The published figures of the history are computed on FPKM, so rank and grade are approximate. Give the table of FPKM for comparable ones.',
    'detected-by-fpkm':
      'There are no counts: genes with an FPKM of 0.1 or more in two replicates of a sample were used. The published figure uses genes with three counts or more, so rank and grade are approximate.',
    'peptides-counted':
      'A number of peptides, where the history has numbers of genes. It has no rank and no grade, and is not in the total score. The other figures are of the peptides as well; add the rows of the genes for the published ones.',
  },
  matching: {
    haplotype: 'by haplotype (VBT)',
    'left-aligned': 'by position and bases, left-aligned by the genome',
    site: 'by position and bases',
  },
  scale: ({ scale, scaleChosen, typicalValue }) => {
    if (scale === undefined) {
      return 'Scale of the values: not recorded.';
    }
    const source = scaleChosen
      ? 'as stated'
      : `detected, median value ${typeof typicalValue === 'number' ? `about ${approximateNumber(typicalValue)}` : 'none'}`;
    return `Scale of the values: ${SCALES[scale]} (${source}).`;
  },
  limitOrigins: ORIGINS,
  reason: ({ metric, comparator, value, limit, origin, nearLimit, nearFailure }) => {
    const shown = value === null ? 'not computed' : metricText(metric, value);
    const near = [
      nearLimit ? '; near the limit: other replicates could be on its other side' : '',
      nearFailure
        ? `; near failure (limit ${limitText(metric, nearFailure.comparator, nearFailure.limit)}): with other replicates it could fail`
        : '',
    ].join('');
    return `${metricName('en-US', metric)}: ${shown}, limit ${limitText(metric, comparator, limit)}${origin ? ` (${ORIGINS[origin]})` : ''}${near}`;
  },
  origin: ({ generatedAt, software }) =>
    `Made ${timeText(generatedAt)} by ${software.name} ${software.version}.`,
  gradeDecision: ({ grade, position, of, overruledBy }) =>
    overruledBy.length === 0
      ? `The verdict follows the grade of the total score in the history: ${grade}, rank ${position} of ${of}.`
      : `The grade of the total score in the history is ${grade}, rank ${position} of ${of}. The verdict is worse, because a limit that decides alone is missed: ${overruledBy.map(({ metric }) => metricName('en-US', metric)).join(', ')}.`,
  verdict: (level) => `Verdict: ${ENGLISH.levels[level]}`,
  thresholds: (name, version) => `Thresholds: ${name} ${version}`,
  interval: (low, high) => `${low} to ${high}`,
  noInterval: 'none: one set of the four samples has no replicates',
  historyOf: (mean, sd, n) => `${mean} ± ${sd} (n = ${n})`,
  rank: (position, of) => `${position} of ${of}`,
  scaled: (total) => `${total} on the scale from 1 to 10`,
  tableSize: (file, features, libraries, groups) =>
    `${file}, ${formatNumber(features)} features, ${libraries} libraries (${groups}).`,
  groupSize: (sample, libraries) => `${sample}: ${libraries}`,
  listed: (items) => items.join(', '),
  paragraph: (sentences) => sentences.join(' '),
  outcome: (level, limit) => `${ENGLISH.levels[level]}: ${limit}`,
  folderSize: (folder, files, sequencing) =>
    `${folder}, ${files} files, ${sequencing ?? 'kind of sequencing unknown'}.`,
  qcFolderSize: (folder, files) => `${folder}, ${files} files of quality control.`,
  within: (samples, of) => `${samples} of ${of}`,
  absentFigures: (names) => `Not in these files: ${names.join(', ')}.`,
  curveCount: (curves) => (curves === 1 ? '1 curve.' : `${curves} curves.`),
  drawnCurves: (curves) => `${curves} of them are drawn, evenly taken.`,
  noOutlierCurve: 'None is an outlier.',
  tooFewCurves: (required) => `Too few to look for outliers: ${required} are needed.`,
  outlierCurves: (names) => `Outliers, by their distance from the median curve: ${names.join(', ')}.`,
  foldChanges: (count) => `Relative correlation over ${formatNumber(count)} fold changes.`,
  component: (number, percent) => `PC${number} (${percent} %)`,
  headings: {
    synthetic: 'Synthetic data: made by a generator, not measured.',
    advice: 'For information: limits of single figures, which decide only where there is no total score.',
    found: 'What was found in the input',
    figures: 'Figures',
    figure: 'Figure',
    value: 'Value',
    interval: '95 % interval',
    history: 'History (mean ± SD)',
    rank: 'Rank',
    grade: 'Grade',
    comparedWith: 'Compared with',
    components: 'Principal components',
    plane: 'Libraries on the first two principal components',
    libraries: 'Libraries',
    library: 'Library',
    sample: 'Sample',
    detected: 'Detected',
    missing: 'Missing (%)',
    verdict: 'Verdict',
    calls: 'Variants compared with the truth set',
    donor: 'Donor',
    called: (type) => `${type} called`,
    precision: (type) => `${type} precision`,
    recall: (type) => `${type} recall`,
    inheritance: 'Inheritance in the family',
    family: 'Family',
    type: 'Type',
    detectedVariants: 'Detected',
    consistent: 'Consistent',
    concordance: 'Concordance rate',
    matching: 'Variants matched',
    twins: 'Twins alike',
    trio: (twin) => `Trio of ${twin}`,
    samples: 'Figures of each sample',
    sequencing: 'Reads and alignments',
    sequencingNote:
      'Checked for every sample and file of reads. These limits have no part in the verdict of the batch.',
    noSequencingLimits: 'The profile has no limits of reads and alignments.',
    curves: 'Curves of all samples',
    withoutTail: 'The end, where all curves are below 0.5 % of their peaks, is left out.',
    limit: 'Limit',
    within: 'Within',
    beyond: 'Beyond',
    files: 'Files',
    file: 'File',
    program: 'Program',
  },
};

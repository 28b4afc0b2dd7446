import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FeatureKey, NotComputed, NotComputedReason, QcCaution } from '@omics-portal/qc-metrics';
import { formatNumber } from '@omics-portal/wording';
import { isFigureKey, METRIC_LABELS } from './metric-labels';
import { nameList } from '../format/name-list';

const FEATURE_KEY_LABELS = {
  peptide: msg({ message: 'peptide', context: 'features are named by' }),
  gene: msg({ message: 'gene', context: 'features are named by' }),
  metabolite: msg({ message: 'metabolite', context: 'features are named by' }),
  other: msg({ message: 'names of their own', context: 'features are named by' }),
} satisfies Record<FeatureKey, MessageDescriptor>;

type Params = (name: string) => string;

const MESSAGES = {
  'reference-set-not-installed': (of) =>
    msg`No reference set is installed on this server for this kind of data. Ask the operator to add the set “${of('set')}”, then make the report again.`,
  'history-not-installed': (of) =>
    msg`No earlier batches are installed on this server for this kind of data. Ask the operator to add the set “${of('set')}”, then make the report again.`,
  'reference-key-mismatch': (of) =>
    msg`This table names its ${of('features')} features by ${of('dataKey')}, the reference set by ${of('referenceKey')}, and none of the names match. Make the report from a table by ${of('referenceKey')}.`,
  'too-few-reference-points': (of) =>
    msg`Only ${of('points')} fold changes could be compared with the reference set; ${of('required')} are needed. Check that the features are named like those of the reference set.`,
  'too-few-replicates': (of) =>
    msg`This figure needs at least two samples, each with replicates; this table has ${of('groups')}, the largest with ${of('largestGroup')} libraries. Add the other replicates, or check the column “sample” of the metadata.`,
  'history-does-not-vary': (of) =>
    msg`The batches of the history “${of('set')}” do not differ, so nothing can be ranked among them. Ask the operator to check the set.`,
  'reference-samples-missing': (of) =>
    msg`This figure compares D5, F7 and M8 with D6, and there is no library of ${of('samples')}. Add these libraries, or check the column “sample” of the metadata.`,
  'identical-replicates': () =>
    msg`The replicates are copies of each other: without any difference between them there is nothing to compare. Check that each column is a measurement of its own.`,
  'total-needs-figures': (of) =>
    msg`The totals of the history include ${of('figures')}; without it this batch cannot be compared with them.`,
  'total-of-negative-figures': () =>
    msg`The total of RNA is the square root of SNR times RC, and one of them is negative. The batch does not distinguish the samples.`,
  'counts-missing': () =>
    msg`The report was made without a table of counts, and this figure is computed from counts. Make the report again with the counts and their metadata.`,
  'calls-missing': () =>
    msg`No file compares the called variants with a truth set. Add variants.calling.qc.txt, or the summary.csv of hap.py for each sample.`,
  'family-missing': () =>
    msg`No file has the Mendelian concordance of the family. Add its summary.txt, or the results of the app that checks the family’s variants.`,
  'sequencing-unknown': () =>
    msg`The files do not say whether the whole genome or the exome was sequenced, and each has a history of its own. Make the report again and choose it.`,
  'batch-not-assessed': () =>
    msg`There is no total because the batch is not assessed; the verdict lists the reasons.`,
  'no-usable-features': (of) =>
    msg`None of the ${of('features')} features has values in enough libraries. Check that the columns of the table are the libraries of the metadata.`,
} satisfies Record<NotComputedReason, (of: Params) => MessageDescriptor>;

/** Message with the reason why a figure is missing, and the remedy. */
export function notComputedMessage(i18n: I18n, notComputed: NotComputed | undefined): string {
  if (!notComputed) {
    return i18n._(msg`The report gives no reason.`);
  }
  const { reason, params } = notComputed;
  const of: Params = (name) => {
    const value = params[name];
    if (typeof value === 'number') {
      return formatNumber(value, i18n.locale);
    }
    const text = value ?? '';
    if (name === 'figures') {
      return listOf(
        i18n,
        text.split(', ').map((key) => (isFigureKey(key) ? i18n._(METRIC_LABELS[key]) : key)),
      );
    }
    return name.endsWith('Key') && isFeatureKey(text) ? i18n._(FEATURE_KEY_LABELS[text]) : text;
  };
  return i18n._(MESSAGES[reason](of));
}

/** Messages for the cautions of a computed figure. */
export const CAUTION_MESSAGES = {
  'cv-of-log-values': msg`Computed on log2 values, as in the published method for tables without negative values. It is therefore far smaller than the CVs of the history, has no rank and no grade, and is not in the total score.`,
  'variants-left-aligned': msg`Variants were matched by position and bases, INDELs left-aligned by the reference genome. The published rates match haplotypes (VBT), which this portal cannot do: variants near each other that two samples spell as different combinations count as not concordant, so the rate can be lower than a published one.`,
  'variants-matched-by-site': msg`Variants were matched by position and bases, each in its shortest form and, in separate files, as far to the left as the reference bases in these files show. The published rates match haplotypes (VBT), which this portal cannot do: an INDEL that two samples place differently in a repeat beyond those bases counts as not concordant, so the rate can be lower than a published one. Left-align the VCFs before the run (bcftools norm) to prevent most of this.`,
  'counts-per-million': msg`Computed on counts per million. The published figures of the history are computed on FPKM, so rank and grade are approximate. Add the table of FPKM for comparable ones.`,
  'detected-by-fpkm': msg`There are no counts: genes with an FPKM of 0.1 or more in two replicates of a sample were used. The published figure uses genes with three counts or more, so rank and grade are approximate.`,
  'peptides-counted': msg`A number of peptides, where the history has numbers of genes. It has no rank and no grade, and is not in the total score. The other figures are of the peptides as well; add the rows of the genes for the published ones.`,
} satisfies Record<QcCaution['reason'], MessageDescriptor>;

function listOf(i18n: I18n, items: readonly string[]): string {
  return nameList(items, i18n.locale);
}

function isFeatureKey(text: string): text is FeatureKey {
  return Object.hasOwn(FEATURE_KEY_LABELS, text);
}

import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AssessmentGap, ExpressionReport, QcNotice, ValueScale } from '@omics-portal/qc-metrics';
import { formatNumber } from '@omics-portal/wording';

type Params = (name: string) => string;

const GAPS = {
  'samples-missing': (of) =>
    msg`There is no library of ${of('samples')}. A verdict needs the four samples D5, D6, F7 and M8.`,
  'samples-unknown': (of) =>
    msg`Not samples of the Quartet family: ${of('samples')}. Correct their names in the metadata (D5, D6, F7, M8 or LCL5 to LCL8), or remove these libraries from it.`,
  'replicates-missing': (of) =>
    msg`Fewer than ${of('required')} libraries with values of ${of('samples')}: replicates cannot be compared. Add the other replicates.`,
  'snr-missing': () => msg`The signal-to-noise ratio could not be computed; without it there is no verdict.`,
  'counts-expected': () =>
    msg`The values look like logarithms, but RNA is assessed from counts. Use the table of counts.`,
  'counts-missing': () =>
    msg`There is no table of counts: signal-to-noise ratio, relative correlation and total score need one.`,
  'calls-missing': () => msg`No file compares the called variants with a truth set.`,
  'family-missing': () => msg`No file has the Mendelian concordance of the family.`,
  'sequencing-unknown': () =>
    msg`The files do not say whether the whole genome or the exome was sequenced. Make the report again and choose it.`,
} satisfies Record<AssessmentGap['code'], (of: Params) => MessageDescriptor>;

const NOTICES = {
  'zeros-as-missing': (of) => msg`Cells with 0, taken as missing: ${of('cells')}.`,
  'samples-renamed': (of) => msg`Sample names were read as: ${of('names')}.`,
  'libraries-empty': (of) => msg`Libraries without any detected feature: ${of('libraries')}.`,
  'peptides-apart': (of) =>
    msg`The table has ${of('genes')} rows by gene and ${of('peptides')} by peptide. The relative correlation is computed from the peptides if the reference set is by peptide, everything else from the genes.`,
  'text-encoding': (of) => msg`The characters of ${of('file')} were read as ${of('encoding')}.`,
  'fpkm-without-counts': () =>
    msg`The data table has FPKM or TPM, not counts: most of its values are fractions. Signal-to-noise ratio and absolute correlation are computed on log2(FPKM + 0.01). Relative correlation, total score and differential genes need counts.`,
  'fpkm-table': (of) =>
    msg`Signal-to-noise ratio and absolute correlation are computed on log2(FPKM + 0.01) of ${of('file')}, everything else on the counts.`,
  'values-differ': (of) =>
    msg`Files or programs give different values of a figure: ${of('count')}. The first is of ${of('sample')}: ${of('column')} of ${of('file')} is ${of('value')} and is shown, ${of('otherColumn')} of ${of('otherFile')} is ${of('other')}.`,
  'file-problems': (of) =>
    msg`Problems in files, whose values are left out: ${of('count')}. Files concerned: ${of('files')}. The log lists them.`,
  'jobs-without-result': (of) =>
    msg`Jobs of the project without a result, whose samples are not in this report: ${of('count')} of ${of('jobs')} (${of('samples')}). A report made after they have succeeded includes them.`,
  'columns-unused': (of) =>
    msg`Columns of ${of('file')} that the sample sheet does not name were not used: ${of('columns')} (${of('count')} in total). Add rows for them to the sheet if they are libraries.`,
  'corrections-unused': (of) =>
    msg`The request corrects samples that the input does not have: ${of('names')} (${of('count')} in total). These corrections changed nothing. Make the report again with the sample names that it shows.`,
} satisfies Record<QcNotice['code'], (of: Params) => MessageDescriptor>;

/** Names of the scales of values. */
export const SCALE_LABELS = {
  log2: msg`log2`,
  intensities: msg`intensities, not transformed`,
  counts: msg`counts`,
  fpkm: msg`FPKM or TPM`,
} satisfies Record<ValueScale, MessageDescriptor>;

/** Messages for the gaps that prevent a verdict, with the remedy. */
export function gapMessage(i18n: I18n, { code, params }: AssessmentGap): string {
  return i18n._(GAPS[code](reader(i18n, params)));
}

/** Messages for properties of the tables that were taken into account. */
export function noticeMessage(i18n: I18n, { code, params }: QcNotice): string {
  return i18n._(NOTICES[code](reader(i18n, params)));
}

/** Message for the remaining values that differ; undefined if the report has all that the notice counts. */
export function remainingValues(i18n: I18n, { code, params }: QcNotice, listed: number): string | undefined {
  return code === 'values-differ' && Number(params['count']) > listed
    ? i18n._(msg`The log lists all.`)
    : undefined;
}

/**
 * Message with the scale of the values, and whether it was stated, detected or assumed. The median is that of a sample of a
 * large table, and has the three digits that are sure; without one in `input`, the message has no figure.
 */
export function scaleMessage(
  i18n: I18n,
  input: Pick<ExpressionReport['input'], 'scale' | 'scaleChosen' | 'typicalValue'>,
): string {
  const { scale, scaleChosen, typicalValue } = input;
  if (scale === undefined) {
    return i18n._(msg`not recorded`);
  }
  const name = i18n._(SCALE_LABELS[scale]);
  if (scaleChosen) {
    return i18n._(msg`${name} (as stated)`);
  }
  if (typicalValue === undefined) {
    return i18n._(msg`${name} (detected)`);
  }
  return typicalValue === null
    ? i18n._(msg`${name} (assumed: there are no values)`)
    : i18n._(
        msg`${name} (detected: the median value is about ${formatNumber(Number(typicalValue.toPrecision(3)), i18n.locale)})`,
      );
}

function reader(i18n: I18n, params: Readonly<Record<string, string | number>>): Params {
  return (name) => {
    const value = params[name] ?? '';
    return typeof value === 'number' ? formatNumber(value, i18n.locale) : value;
  };
}

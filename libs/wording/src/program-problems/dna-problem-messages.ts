import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProblemMessages } from './program-problem-messages';

/** Messages about a folder of outputs of quality control, and about a file in it without its place. */
export const DNA_PROBLEM_MESSAGES: ProblemMessages<'dna'> = {
  'dna.unread-folder': () => msg`The folder cannot be read. Choose the folder that has the results.`,
  'dna.many-files': (of) =>
    msg`The folder has ${of('files')} files; at most ${of('limit')} are read. Choose the folder of one project.`,
  'dna.no-figures': (of) =>
    msg`No file has quality-control figures (files that were checked: ${of('files')}). Choose a folder with outputs of MultiQC, FastQC, fastp, SAMtools, Picard, Qualimap, hap.py or bcftools, or of the apps of this portal.`,
  'dna.no-donor': (of) =>
    msg`“${of('text')}” does not name the donor of a sample. Write one sample on each line, such as “lab7_a = D5”; the donors are ${of('donors')}.`,
  'dna.unknown-file': () => msg`Files of this kind are not supported.`,
  'dna.large-file': (of) =>
    msg`The file, or the content of the archive, is larger than ${of('limit')} MB and was not read.`,
  'dna.broken-archive': () => msg`The archive cannot be unpacked. Pack its folder again.`,
  'dna.empty-file': () => msg`The file has no value.`,
  'dna.invalid-json': (of) =>
    msg`The file is not valid JSON; the error begins at character ${of('position')}.`,
  'dna.invalid-yaml': () => msg`The file is not valid YAML.`,
  'dna.long-yaml': (of) =>
    msg`A YAML file may have at most ${of('limit')} characters. Let MultiQC write its tables as JSON or TSV.`,
  'dna.missing-column': (of) => msg`The column is missing; those present are: ${of('found')}.`,
  'dna.unread-class': (of) => msg`Metrics of the class “${of('class')}” are not read.`,
  'dna.missing-section': (of) => msg`The section “${of('section')}” is missing.`,
  'dna.ragged-row': (of) => msg`There are ${of('cells')} cells instead of ${of('expected')}.`,
  'dna.not-a-number': (of) => msg`“${of('text')}” is not a number.`,
  'dna.out-of-range': (of) => msg`${of('value')} is not between ${of('min')} and ${of('max')}.`,
  'dna.unknown-scale': (of) => msg`${of('value')} may be a percentage or a fraction.`,
  'dna.missing-sample': () => msg`A row has no sample name.`,
  'dna.duplicate-sample': (of) => msg`The sample “${of('sample')}” occurs twice; the first row is used.`,
  'dna.ambiguous-donor': (of) =>
    msg`The name “${of('sample')}” fits several donors: ${of('donors')}. State the donor of this sample.`,
  'dna.inconsistent': (of) => msg`${of('found')} contradicts ${of('expected')} in the same row.`,
  'dna.truncated': (of) => msg`There are more than ${of('limit')} values; the others are ignored.`,
  'dna.more-problems': (of) => msg`Further problems: ${of('count')}.`,
};

/** Sentence after its place in the file. */
export function placed(i18n: I18n, line: string, column: string, sentence: string): string {
  if (line !== '' && column !== '') {
    return i18n._(msg`Line ${line}, column “${column}”: ${sentence}`);
  }
  if (line !== '') {
    return i18n._(msg`Line ${line}: ${sentence}`);
  }
  return column === '' ? sentence : i18n._(msg`Column “${column}”: ${sentence}`);
}

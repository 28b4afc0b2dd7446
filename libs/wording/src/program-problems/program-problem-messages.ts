import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProgramProblemCode } from '@omics-portal/qc-inputs';

/** Parameter of a problem as text. */
export type ProblemParam = (name: string) => string;

/** Messages of all codes of one name space. */
export type ProblemMessages<Space extends string> = Readonly<
  Record<Extract<ProgramProblemCode, `${Space}.${string}`>, (of: ProblemParam) => MessageDescriptor>
>;

/** Messages about parameters, about the packing of files, and about FASTQ files. */
export const PROGRAM_PROBLEM_MESSAGES: ProblemMessages<'program' | 'file' | 'fastq'> = {
  'program.missing-parameter': (of) =>
    msg`The parameter “${of('parameter')}” is missing. Fill it in the form of the job.`,
  'program.no-number': (of) => msg`The parameter “${of('parameter')}” is not a number. Correct it.`,
  'program.missing-file': (of) =>
    msg`The file of the parameter “${of('parameter')}” is missing. Choose it in the form of the job.`,
  'program.unknown-choice': (of) =>
    msg`“${of('text')}” is not known (parameter “${of('parameter')}”). Choose one of these: ${of('choices')}.`,
  'program.unknown-profile': (of) =>
    msg`There is no threshold profile “${of('profile')}” for this kind of data. Choose the default profile, the strict profile or one of your own.`,
  'program.large-sheet': (of) =>
    msg`This is too large for a sample sheet (more than ${of('limit')} MB). Choose the sample sheet as the metadata file, and the table of values as the data file.`,
  'program.folder-for-rna': () =>
    msg`The folder with quality-control outputs is used for RNA only. Leave it empty, or choose RNA as the kind of data.`,
  'program.broken-reference': (of) =>
    msg`The reference set at ${of('path')} cannot be used. An administrator of this site can correct or remove it.`,
  'file.missing': () => msg`The file cannot be found or opened. Choose it again.`,
  'file.empty': () => msg`The file is empty. Upload it again.`,
  'file.unread-packing': (of) =>
    msg`The file is compressed as ${of('packing')}, which is not supported. Decompress it, or compress it with gzip or bzip2.`,
  'file.truncated': (of) =>
    msg`The file is truncated: its ${of('packing')} data end before their end mark. Copy or upload the file again and compare its checksum.`,
  'file.damaged': (of) =>
    msg`The file is damaged: its ${of('packing')} data cannot be decompressed. Copy or upload the file again and compare its checksum.`,
  'fastq.no-first-reads': () => msg`There is no file for read 1. Choose at least one FASTQ file.`,
  'fastq.unequal-files': (of) =>
    msg`Files for read 1: ${of('first')}; for read 2: ${of('second')}. Choose one read 2 file for each read 1 file, in the same order.`,
  'fastq.no-bases': (of) =>
    msg`The sequence of every read is empty (reads: ${of('reads')}). Choose the file as it was before trimming or filtering.`,
  'fastq.other-encoding': (of) =>
    msg`The quality “${of('quality')}” is not valid in the encoding ${of('encoding')}. Choose another quality encoding, or automatic detection.`,
  'fastq.bad-quality': (of) =>
    msg`Record ${of('record')} has a quality of no known encoding (byte ${of('byte')}). Qualities are printable characters from “!” to “~”: check that this is a FASTQ file.`,
  'fastq.no-reads': () => msg`The file has no reads. Choose a FASTQ file with at least one read.`,
  'fastq.long-record': (of) =>
    msg`Record ${of('record')} is longer than 64 MB. Check that this is a FASTQ file with line breaks.`,
  'fastq.cut-record': (of) =>
    msg`The file is truncated: record ${of('record')} is cut off. Copy or upload the file again and compare its checksum.`,
  'fastq.fasta': () =>
    msg`This is a FASTA file, which has no qualities. Choose a FASTQ file: four lines for each read, the first beginning with “@”.`,
  'fastq.other-format': () =>
    msg`This is not a FASTQ file: its first line does not begin with “@”. Choose a FASTQ file: four lines for each read, the first beginning with “@”.`,
  'fastq.no-at-sign': (of) =>
    msg`Record ${of('record')} does not begin with “@”. The file is damaged or not FASTQ: create it again, or choose another.`,
  'fastq.no-plus-line': (of) =>
    msg`Record ${of('record')} has no “+” as its third line. The file is damaged or not FASTQ: create it again, or choose another.`,
  'fastq.unequal-lengths': (of) =>
    msg`Record ${of('record')} has ${of('sequence')} bases and ${of('quality')} qualities. The file is damaged or not FASTQ: create it again, or choose another.`,
  'fastq.unequal-reads': (of) =>
    msg`The file has ${of('reads')} reads and ${of('other')} has ${of('otherReads')}: they are not a pair. Choose the two files of the same run, unsorted and untrimmed, or trim them as pairs.`,
  'fastq.other-names': (of) =>
    msg`The names of the reads differ from those in ${of('other')}, first between read ${of('from')} and ${of('to')}. Choose the two files of the same run, unsorted and untrimmed, or trim them as pairs.`,
};

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TableProblemCode } from '@omics-portal/qc-metrics';
import type { ProblemParam } from './program-problem-messages';

/** Code of a problem of a table of values, or of a file that is no table of text. */
export type TableFileProblemCode = TableProblemCode | 'spreadsheet' | 'not-text';

/** Messages about tables of values and their metadata, with the remedy. */
export const TABLE_PROBLEM_MESSAGES: Readonly<
  Record<TableFileProblemCode, (of: ProblemParam) => MessageDescriptor>
> = {
  'not-text': () => msg`This file is not text. Save the table as CSV (comma separated values) in UTF-8.`,
  spreadsheet: () =>
    msg`This is a spreadsheet file. Save it as CSV (comma separated values) and choose that file.`,
  'empty-table': () => msg`The table has no rows.`,
  'missing-column': (of) =>
    msg`The column “${of('column')}” is missing. The columns of this table are: ${of('found')}.`,
  'duplicate-column': (of) => msg`The column “${of('column')}” occurs more than once.`,
  'not-a-number': (of) =>
    msg`Row ${of('row')}, column “${of('column')}”: “${of('text')}” is not a number. Write NA or nothing for a missing value.`,
  'ragged-row': (of) => msg`Row ${of('row')} has ${of('cells')} cells instead of ${of('expected')}.`,
  'missing-library': (of) => msg`The column “${of('library')}” is missing: the metadata lists this library.`,
  'library-letter-case': (of) =>
    msg`The metadata lists the library “${of('library')}”, which differs only in letter case from the column “${of('column')}”. Write the name alike in both tables.`,
  transposed: (of) =>
    msg`The table looks transposed: its rows are libraries of the metadata (${of('rows')} of them), its columns are not. Exchange rows and columns, so that each row is a feature and each column a library.`,
  'no-libraries': () => msg`The metadata lists no library.`,
  'duplicate-library': (of) => msg`The library “${of('library')}” occurs more than once.`,
  'empty-sample': (of) => msg`The library “${of('library')}” has no sample.`,
  'negative-value': (of) =>
    msg`Row ${of('row')}, column “${of('column')}”: ${of('value')} is negative, which an intensity cannot be.`,
  'duplicate-feature': (of) =>
    msg`The feature “${of('feature')}” occurs in the rows ${of('rows')}; each may occur only once. Features that occur more than once: ${of('total')}.`,
  'empty-feature': (of) => msg`Row ${of('row')} has no feature name.`,
  'unknown-type': (of) =>
    msg`Row ${of('row')}, column “Type”: “${of('text')}” is neither Gene Symbol nor Peptide Sequence.`,
  'not-log2': (of) => msg`${of('value')} cannot be a logarithm. Choose another scale of the values.`,
  'not-counts': () =>
    msg`The table of counts has FPKM or TPM: most of its values are fractions. Choose the counts here, and this table as the table of FPKM.`,
  'not-fpkm': () =>
    msg`This is not a table of FPKM or TPM: most of its values are whole numbers, or its columns add up to more than FPKM can. Choose the FPKM here, or leave this table out.`,
  'features-without-fpkm': (of) =>
    msg`${of('features')} genes of the table of counts are not in the table of FPKM, the first of them “${of('feature')}”. Both tables need the same genes.`,
  'too-large': (of) =>
    of('measure') === 'libraries'
      ? msg`The metadata lists too many libraries: at most ${of('limit')} can be assessed together.`
      : of('measure') === 'line'
        ? msg`A line has more than ${of('limit')} characters: this is not a table with one row for each feature.`
        : of('measure') === 'values'
          ? msg`The table is too large: at most ${of('limit')} values (features times libraries) are read.`
          : msg`The table is too large: at most ${of('limit')} features are read.`,
  'more-problems': (of) =>
    msg`The table has at least ${of('count')} problems; the first ${of('listed')} are listed.`,
};

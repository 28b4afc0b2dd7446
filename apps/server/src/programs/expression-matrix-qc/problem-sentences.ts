import { type TableProblem } from '@omics-portal/qc-metrics';

/** Sentence about a problem in a table, for stderr. */
export function sentenceAbout({ code, params }: TableProblem): string {
  const of = (key: string): string => String(params[key] ?? '');
  const table = of('table') === 'metadata' ? 'sample sheet' : 'data table';
  switch (code) {
    case 'empty-table':
      return `The ${table} holds no rows.`;
    case 'missing-column':
      return `The ${table} has no column "${of('column')}"; its columns are: ${of('found')}.`;
    case 'duplicate-column':
      return `The data table has the column "${of('column')}" more than once.`;
    case 'not-a-number':
      return `Row ${of('row')} of the data table, column "${of('column')}": "${of('text')}" is no number (NA or nothing for a missing value).`;
    case 'ragged-row':
      return `Row ${of('row')} of the data table has ${of('cells')} cells instead of ${of('expected')}.`;
    case 'missing-library':
      return `The sample sheet names the library "${of('library')}", but the data table has no such column.`;
    case 'library-letter-case':
      return `The sample sheet names the library "${of('library')}", which differs only in letter case from the column "${of('column')}" of the data table.`;
    case 'transposed':
      return `The data table looks transposed: ${of('rows')} of its rows are libraries of the sample sheet, and none of its columns is. Exchange rows and columns.`;
    case 'no-libraries':
      return 'The sample sheet names no library.';
    case 'duplicate-library':
      return `The sample sheet names the library "${of('library')}" more than once.`;
    case 'empty-sample':
      return `The sample sheet gives no sample for the library "${of('library')}".`;
    case 'negative-value':
      return `Row ${of('row')} of the data table, column "${of('column')}": ${of('value')} is negative, which intensities and counts cannot be.`;
    case 'duplicate-feature':
      return `The feature "${of('feature')}" of the data table stands in the rows ${of('rows')}; each feature may come only once (${of('total')} come more than once).`;
    case 'empty-feature':
      return `Row ${of('row')} of the data table has no feature name.`;
    case 'unknown-type':
      return `Row ${of('row')} of the data table, column "Type": "${of('text')}" is neither Gene Symbol nor Peptide Sequence.`;
    case 'not-log2':
      return `The data table holds ${of('value')}, which cannot be a logarithm: its scale is not log2.`;
    case 'not-counts':
      return 'The data table holds FPKM or TPM, not counts: most of its values are fractions. Give the counts as the data table.';
    case 'not-fpkm':
      return 'The table of FPKM holds no FPKM or TPM: most of its values are whole numbers, or its columns add up to more than FPKM can.';
    case 'features-without-fpkm':
      return `${of('features')} genes of the counts are not in the table of FPKM, the first of them "${of('feature')}".`;
    case 'too-large':
      return tooLargeSentence(table, of('measure'), Number(params['limit'] ?? 0).toLocaleString('en-US'));
    case 'more-problems':
      return `The table has at least ${of('count')} problems; the first ${of('listed')} are listed.`;
    default:
      return code satisfies never;
  }
}

function tooLargeSentence(table: string, measure: string, limit: string): string {
  switch (measure) {
    case 'libraries':
      return `The ${table} names more than ${limit} libraries; at most ${limit} are assessed together.`;
    case 'values':
      return `The ${table} holds more than ${limit} values (features times libraries); at most ${limit} are read.`;
    case 'line':
      return `The ${table} has a line of more than ${limit} characters; it is no table with one row for each feature.`;
    default:
      return `The ${table} has more than ${limit} features; at most ${limit} are read.`;
  }
}

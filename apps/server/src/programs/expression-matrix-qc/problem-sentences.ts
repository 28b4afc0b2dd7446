import { type TableProblem } from '@omics-portal/qc-metrics';

/** A sentence about a problem in a table, for stderr. */
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
    case 'no-libraries':
      return 'The sample sheet names no library.';
    case 'duplicate-library':
      return `The sample sheet names the library "${of('library')}" more than once.`;
    case 'empty-sample':
      return `The sample sheet gives no sample for the library "${of('library')}".`;
    case 'negative-value':
      return `Row ${of('row')} of the data table, column "${of('column')}": ${of('value')} is negative, which intensities and counts cannot be.`;
    default:
      return code satisfies never;
  }
}

import { type DelimitedFormat, delimitedText } from '@omics-portal/data-query/files';
import type { ComparisonRow } from './compare-reports';

/**
 * Comparison as CSV or TSV: a row for each figure or fact, a column for each report. Values have all digits; `NA` stands
 * for a figure that could not be computed, and an empty cell for one that the report does not have.
 */
export function comparisonText(
  format: DelimitedFormat,
  names: readonly string[],
  rows: readonly ComparisonRow[],
): string {
  const lines = rows.map((row) =>
    row.kind === 'figure'
      ? [row.key, ...row.cells.map((cell) => (cell === null ? '' : (cell.value ?? 'NA')))]
      : [
          row.key,
          ...row.cells.map((cell) => (typeof cell === 'string' ? cell.replaceAll('\n', '; ') : (cell ?? ''))),
        ],
  );
  return delimitedText(format, [['', ...names], ...lines]);
}

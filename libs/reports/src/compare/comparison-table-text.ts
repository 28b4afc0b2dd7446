import { type DelimitedFormat, delimitedText } from '@omics-portal/data-query/files';
import type { ComparisonRow } from './compare-reports';
import type { LimitCell, LimitRow } from './compared-limits';
import type { MedianRow } from './median-rows';

/**
 * Comparison as CSV or TSV: a row for each figure or fact, a column for each report. Values have all digits; `NA` stands
 * for a figure that could not be computed, and an empty cell for one that the report does not have. The name of a median over
 * samples has its unit, since reports of two tools can have one figure in two units: `median.duplicates (percent)`. A limit has the
 * comparison that a good value satisfies: `warn >= 16.7; fail >= 7.9`.
 */
export function comparisonText(
  format: DelimitedFormat,
  names: readonly string[],
  rows: readonly ComparisonRow[],
): string {
  return delimitedText(format, [['', ...names], ...rows.map(lineOf)]);
}

function lineOf(row: ComparisonRow) {
  switch (row.kind) {
    case 'figure':
      return [row.key, ...row.cells.map((cell) => (cell === null ? '' : (cell.value ?? 'NA')))];
    case 'median':
      return [medianName(row), ...row.cells.map((cell) => cell?.value ?? '')];
    case 'limit':
      return [limitName(row), ...row.cells.map((cell) => (cell === null ? '' : limitText(cell)))];
    case 'fact':
      return [
        row.key,
        ...row.cells.map((cell) => (typeof cell === 'string' ? cell.replaceAll('\n', '; ') : (cell ?? ''))),
      ];
  }
}

function medianName({ key, unit }: MedianRow): string {
  return unit === '' ? `median.${key}` : `median.${key} (${unit})`;
}

function limitName({ scope, metric, side }: LimitRow): string {
  return `limit.${scope}.${metric}.${side}`;
}

function limitText({ warn, fail, checked }: LimitCell): string {
  const limits = { warn, fail, checked: checked === fail ? null : checked };
  return Object.entries(limits)
    .flatMap(([name, limit]) => (limit ? [`${name} ${limit.comparator} ${limit.limit}`] : []))
    .join('; ');
}

import { delimitedText, type DelimitedFormat } from '@omics-portal/data-query/files';
import type { FigureTable } from '@omics-portal/resources';

const HEAD = ['sample', 'part', 'series', 'status', 'missing'];

/**
 * Text of a CSV or TSV file with all figures, hidden ones too: values in full, and columns by the keys in the files of the
 * app, so that a program reads the same columns in any language.
 */
export function figuresFile(
  { columns, rows }: Pick<FigureTable, 'columns' | 'rows'>,
  format: DelimitedFormat,
): string {
  return delimitedText(format, [
    [...HEAD, ...columns.map(({ key }) => key)],
    ...rows.map(({ sample_id, part, series, status, missing, values }) => [
      sample_id,
      part,
      series,
      status,
      missing,
      ...values,
    ]),
  ]);
}

import { delimitedText, type DelimitedFormat } from '@omics-portal/data-query/files';
import type { FigureTable } from '@omics-portal/resources';
import type { GivenNames } from '@omics-portal/ui/rename';

const HEAD = ['part', 'series', 'status', 'missing'];

/**
 * Text of a CSV or TSV file with all figures, hidden ones too: values in full, and columns by the keys in the files of the
 * app, so that a program reads the same columns in any language. Samples that a reader has renamed have a column of their names.
 */
export function figuresFile(
  { columns, rows }: Pick<FigureTable, 'columns' | 'rows'>,
  format: DelimitedFormat,
  names: GivenNames = {},
): string {
  const isRenamed = rows.some(({ sample_id: sample }) => names[sample] !== undefined);
  return delimitedText(format, [
    ['sample', ...(isRenamed ? ['name'] : []), ...HEAD, ...columns.map(({ key }) => key)],
    ...rows.map(({ sample_id: sample, part, series, status, missing, values }) => [
      sample,
      ...(isRenamed ? [names[sample] ?? sample] : []),
      part,
      series,
      status,
      missing,
      ...values,
    ]),
  ]);
}

import { delimitedText, type DelimitedFormat } from '@omics-portal/data-query/files';
import type { GridColumn } from '@omics-portal/ui/data-grid';

/** Text of a CSV or TSV file with the values of some rows, under the labels of some columns. */
export function sampleTableText<Row>(
  columns: readonly Pick<GridColumn<Row>, 'label' | 'value'>[],
  rows: readonly Row[],
  format: DelimitedFormat,
): string {
  return delimitedText(format, [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ value }) => value?.(row))),
  ]);
}

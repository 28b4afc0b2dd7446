import { delimitedText } from '@omics-portal/data-query/files';
import { type ChartTable } from './chart-table';

/** Tab-separated text of a chart's table, numbers in full with a decimal point. */
export function tableText({ columns, rows }: ChartTable): string {
  return delimitedText('tsv', [columns, ...rows]);
}

import { delimitedText } from '@omics-portal/data-query/files';
import { type ChartTable } from './chart-table';

/** The table of a chart as tab-separated text, figures in full and with a decimal point. */
export function tableText({ columns, rows }: ChartTable): string {
  return delimitedText('tsv', [columns, ...rows]);
}

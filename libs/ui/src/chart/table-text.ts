import { delimitedText } from '@omics-portal/data-query/files';
import { type ChartTable } from './chart-table';

/** Digits that a decimal figure keeps as a binary number; those after them are the error of the conversion. */
const DIGITS = 15;

/** Tab-separated text of a chart's table, numbers in full with a decimal point: 0.1 + 0.2 is 0.3. */
export function tableText({ columns, rows }: ChartTable): string {
  return delimitedText('tsv', [columns, ...rows.map((row) => row.map(withoutBinaryError))]);
}

function withoutBinaryError(cell: string | number): string | number {
  return typeof cell === 'string' || Number.isInteger(cell) ? cell : Number(cell.toPrecision(DIGITS));
}

import { parse } from 'csv-parse/sync';
import { unguardCell, type DelimitedFormat } from '../delimited-text';
import { startsFormula } from './hostile-cells';

const SEPARATORS = { csv: ',', tsv: '\t' };
const BREAKS = /[\t\r\n\v\f\u0085\u2028\u2029]+/g;

/** Written table as csv-parse reads it. */
export interface WrittenTable {
  /** Cells of each line, the header included, without the guard against formulas. */
  readonly rows: readonly (readonly string[])[];
  /** Cells that a spreadsheet would run as a formula. */
  readonly formulas: readonly string[];
}

/** Reads the text that a table writer made. Throws for lines of different lengths and for stray quotes. */
export function readWrittenTable(text: string, format: DelimitedFormat): WrittenTable {
  const cells = parse(text, {
    bom: true,
    delimiter: SEPARATORS[format],
    record_delimiter: ['\r\n', '\n'],
  });
  return { rows: cells.map((row) => row.map(unguardCell)), formulas: cells.flat().filter(startsFormula) };
}

/** Texts as they are read from a table of this format: a cell of a TSV has a blank for tabs and line breaks. */
export function asWritten(cells: readonly string[], format: DelimitedFormat): readonly string[] {
  return format === 'csv' ? cells : cells.map((cell) => cell.replace(BREAKS, ' '));
}

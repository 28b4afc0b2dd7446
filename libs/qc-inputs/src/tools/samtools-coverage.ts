import { type FileReading } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { linesOf } from '../text/lines';
import { readTable, type TableRow } from '../text/table';
import { commandSample } from './command-sample';

const NUMBERS = ['startpos', 'endpos', 'covbases', 'meandepth'];

/**
 * Reader of `samtools coverage`: mean depth and share of covered bases of all its sequences together, by their lengths. The
 * sample is the name of the file.
 */
export const samtoolsCoverageReader: InputReader = {
  format: 'samtools-coverage',
  accepts: (head) => {
    const names = linesOf(head)[0]?.split('\t') ?? [];
    return ['#rname', ...NUMBERS].every((name) => names.includes(name));
  },
  read: (text, reading) => {
    // The header begins with the mark of a comment.
    const { header, rows } = readTable(text.replace('#', ''));
    const totals = { length: 0, covered: 0, depth: 0 };
    for (const row of rows) {
      const [start, end, covered, depth] = numbersOf(row, header, reading);
      if (start === undefined || end === undefined || covered === undefined || depth === undefined) {
        return;
      }
      const length = end - start + 1;
      totals.length += length;
      totals.covered += covered;
      totals.depth += depth * length;
    }
    if (totals.length > 0) {
      const sample = commandSample(reading.path);
      const add = (key: 'meanCoverage' | 'covered1x', column: string, value: number) => {
        reading.figure(sample, key, { value, rounding: 0 }, { source: reading.source('samtools', column) });
      };
      add('meanCoverage', 'meandepth', totals.depth / totals.length);
      add('covered1x', 'covbases', (100 * totals.covered) / totals.length);
    }
  },
};

/** Start, end, covered bases and depth of a row; empty, with a problem, when one is missing. */
function numbersOf({ cells, line }: TableRow, header: readonly string[], reading: FileReading): number[] {
  if (cells.length !== header.length) {
    reading.report('ragged-row', { line }, { cells: cells.length, expected: header.length });
    return [];
  }
  const numbers = NUMBERS.flatMap((column) => {
    const text = cells[header.indexOf(column)] ?? '';
    const written = reading.number(text, { line, column });
    return written ? [written.value] : [];
  });
  return numbers.length === NUMBERS.length ? numbers : [];
}

import { type CallFigures } from '../model/variant-counts';
import { type FileReading } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { reportMissingColumn, type SampleRow, sampleRows } from '../reading/sample-table';
import { checkedCalls } from '../reading/checked-calls';
import { tidy } from '../reading/tidy';
import { firstLine } from '../text/lines';
import { readTable } from '../text/table';
import { dseqcHeader } from './column-names';

const SECTION = 'variant_calling_qc_details';
const COUNTS = {
  number: 'number',
  query: 'query',
  truePositives: 'tp',
  falsePositives: 'fp',
  falseNegatives: 'fn',
} as const;
const SHARES = { precision: 'precision', recall: 'recall', f1: 'f1' } as const;

/**
 * Reader of variants.calling.qc.txt of the Quartet DNA workflows, whose precision, recall and F1 are percentages, and of
 * its export by MultiQC, where they are fractions.
 */
export const variantCallingReader: InputReader = {
  format: 'dseqc-variant-calling',
  accepts: (head) => {
    const { names } = dseqcHeader(readTable(firstLine(head)).header, SECTION);
    return ['snv', 'indel'].some(
      (type) => names.includes(`${type}precision`) && names.includes(`${type}recall`),
    );
  },
  read: (text, reading) => {
    const table = readTable(text);
    const { names, viaMultiqc } = dseqcHeader(table.header, SECTION);
    const sampleColumn = names.indexOf('sample');
    if (sampleColumn < 0) {
      reportMissingColumn(reading, 'Sample', table.header);
      return;
    }
    const columnOf = (name: string) => names.indexOf(name);
    const titleOf = (column: number) => table.header[column] ?? '';
    for (const row of sampleRows(table, sampleColumn, reading)) {
      const calls = (type: 'snv' | 'indel') =>
        readCalls(type, { row, reading, columnOf, titleOf, viaMultiqc });
      const [snv, indel] = [calls('snv'), calls('indel')];
      if (snv || indel) {
        const source = reading.source('dseqc', titleOf(sampleColumn), viaMultiqc);
        reading.dna.push({ sample: { written: row.sample, subject: 'sample' }, snv, indel, source });
      }
    }
  },
};

interface RowContext {
  readonly row: SampleRow;
  readonly reading: FileReading;
  readonly columnOf: (name: string) => number;
  readonly titleOf: (column: number) => string;
  readonly viaMultiqc: boolean;
}

/** Columns of shares as the workflow writes them, in percent. */
const PERCENT_COLUMN = /^(?:SNV|INDEL) (?:precision|recall|F1)$/;

function readCalls(type: 'snv' | 'indel', context: RowContext): CallFigures | null {
  const { row, reading } = context;
  const countOf = (name: string): number | null => {
    const at = placeOf(`${type}${name}`, context);
    return at && reading.bounded(reading.number(row.cell(at.index), at)?.value, at);
  };
  const counts = mapValues(COUNTS, countOf);
  const shares = mapValues(SHARES, (name) => shareOf(`${type}${name}`, context));
  return checkedCalls({ ...counts, ...shares }, reading, { line: row.line, column: type });
}

/** Share of a column from 0 to 1; null, with a problem, when the header does not say whether it is in percent. */
function shareOf(name: string, context: RowContext): number | null {
  const { row, reading, viaMultiqc } = context;
  const at = placeOf(name, context);
  const written = at && reading.number(row.cell(at.index), at);
  if (!at || !written) {
    return null;
  }
  const isPercent = PERCENT_COLUMN.test(at.column);
  if (!viaMultiqc && !isPercent) {
    reading.report('unknown-scale', at, { value: written.value });
    return null;
  }
  const perUnit = viaMultiqc ? 1 : 100;
  const value = reading.bounded(written.value, at, perUnit);
  return value === null ? null : tidy(value / perUnit);
}

function placeOf(name: string, { row, columnOf, titleOf }: RowContext) {
  const index = columnOf(name);
  return index < 0 ? null : { index, line: row.line, column: titleOf(index) };
}

function mapValues<K extends string>(
  names: Readonly<Record<K, string>>,
  valueOf: (name: string) => number | null,
): Record<K, number | null> {
  const entries = Object.entries<string>(names).map(([key, name]) => [key, valueOf(name)]);
  return Object.fromEntries(entries) as Record<K, number | null>;
}

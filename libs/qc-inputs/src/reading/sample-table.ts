import { type TextTable } from '../text/table';
import { type FileReading } from './file-reading';

/** Row of a sample table by column index. */
export interface SampleRow {
  readonly sample: string;
  readonly line: number;
  /** Cell of a column; empty for a column that the table lacks. */
  readonly cell: (column: number) => string;
}

/**
 * Rows of a table with the name of a sample in one column. Rows without a name, with another number of cells than the
 * header and with a repeated name are reported and left out.
 */
export function sampleRows(table: TextTable, sampleColumn: number, reading: FileReading): SampleRow[] {
  const seen = new Set<string>();
  const column = table.header[sampleColumn] ?? null;
  return table.rows.flatMap(({ cells, line }) => {
    const sample = cells[sampleColumn]?.trim() ?? '';
    if (cells.length !== table.header.length) {
      reading.report('ragged-row', { line }, { cells: cells.length, expected: table.header.length });
      return [];
    }
    if (sample === '') {
      reading.report('missing-sample', { line, column });
      return [];
    }
    if (seen.has(sample)) {
      reading.report('duplicate-sample', { line, column }, { sample });
      return [];
    }
    seen.add(sample);
    return [{ sample, line, cell: (index: number) => cells[index] ?? '' }];
  });
}

/** Reports a required column that a table lacks. */
export function reportMissingColumn(reading: FileReading, column: string, header: readonly string[]): void {
  reading.report('missing-column', { line: 1, column }, { found: header.join(', ').slice(0, 200) });
}

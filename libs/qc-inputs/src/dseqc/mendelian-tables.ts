import { type ConcordanceFigures } from '../model/variant-counts';
import { type FileReading } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { type SampleRow, sampleRows } from '../reading/sample-table';
import { firstLine } from '../text/lines';
import { readTable, type TextTable } from '../text/table';
import { dseqcHeader } from './column-names';

const SECTION = 'mendelian_details';
const RATE = 'mendelianconcordancerate';
const OLDER_RATE = 'mendelianconcordancequartet';
const TWIN_RATE = 'reproducibilityd5d6';
/** Largest difference between a given rate and that of its counts. */
const TOLERANCE = 1e-4;

/**
 * Reader of `{family}.summary.txt` of the Quartet DNA workflows and of its export by MultiQC. The former has a row for
 * each type, `{family}.SNV` and `{family}.INDEL`, with counts and rate, or in older versions with the rates of the
 * family and of the twins; all rates are fractions.
 */
export const mendelianReader: InputReader = {
  format: 'dseqc-mendelian',
  accepts: (head) => {
    const { names } = dseqcHeader(readTable(firstLine(head)).header, SECTION);
    const isSummary = ['family', 'project'].includes(names[0] ?? '');
    return (
      (isSummary && [RATE, OLDER_RATE, TWIN_RATE].some((name) => names.includes(name))) ||
      names.includes('snvmendelianconsistentvariants')
    );
  },
  read: (text, reading) => {
    const table = readTable(text);
    const { names, viaMultiqc } = dseqcHeader(table.header, SECTION);
    const rows = sampleRows(table, viaMultiqc ? names.indexOf('sample') : 0, reading);
    const cells = new RowCells(table, names, reading);
    if (viaMultiqc) {
      readExport(rows, cells);
    } else {
      readSummary(rows, cells);
    }
  },
};

/** Numbers of the rows by column name. */
class RowCells {
  readonly reading: FileReading;
  readonly #table: TextTable;
  readonly #names: readonly string[];

  constructor(table: TextTable, names: readonly string[], reading: FileReading) {
    this.#table = table;
    this.#names = names;
    this.reading = reading;
  }

  /** Number of a cell; null for a missing cell or column, and with a problem outside 0..max. */
  number(row: SampleRow, name: string, max?: number): number | null {
    const column = this.#names.indexOf(name);
    const at = { line: row.line, column: this.#table.header[column] ?? name };
    const written = column < 0 ? null : this.reading.number(row.cell(column), at);
    return this.reading.bounded(written?.value, at, max);
  }
}

function readExport(rows: readonly SampleRow[], cells: RowCells): void {
  const { reading } = cells;
  for (const row of rows) {
    for (const type of ['snv', 'indel'] as const) {
      const total = cells.number(row, `${type}detectedvariants`);
      const concordant = cells.number(row, `${type}mendelianconsistentvariants`);
      const source = reading.source('dseqc', type.toUpperCase(), true);
      const figures = withRate({ total, concordant, rate: null, twinRate: null }, cells, row);
      addFamily(row.sample, type, figures, source, reading);
    }
  }
}

function readSummary(rows: readonly SampleRow[], cells: RowCells): void {
  const { reading } = cells;
  for (const row of rows) {
    const name = /^(.*)\.(SNV|INDEL)$/i.exec(row.sample);
    if (!name) {
      reading.report('missing-section', { line: row.line, column: row.sample }, { section: 'SNV, INDEL' });
      continue;
    }
    const type = name[2]?.toUpperCase() === 'SNV' ? 'snv' : 'indel';
    const figures = withRate(
      {
        total: cells.number(row, 'totalvariants'),
        concordant: cells.number(row, 'mendelianconcordantvariants'),
        rate: cells.number(row, RATE, 1) ?? cells.number(row, OLDER_RATE, 1),
        twinRate: cells.number(row, TWIN_RATE, 1),
      },
      cells,
      row,
    );
    addFamily(name[1] ?? '', type, figures, reading.source('dseqc', row.sample), reading);
  }
}

/** Figures with the rate of their counts, which must agree with a given one. */
function withRate(figures: ConcordanceFigures, { reading }: RowCells, row: SampleRow): ConcordanceFigures {
  const { total, concordant, rate } = figures;
  if (total === null || concordant === null) {
    return figures;
  }
  if (concordant > total) {
    reading.report('inconsistent', { line: row.line }, { expected: total, found: concordant });
    return { ...figures, total: null, concordant: null };
  }
  const expected = concordant / total;
  if (rate !== null && Math.abs(rate - expected) > TOLERANCE) {
    reading.report('inconsistent', { line: row.line, column: RATE }, { expected, found: rate });
  }
  return { ...figures, rate: total > 0 ? expected : null };
}

function addFamily(
  family: string,
  type: 'snv' | 'indel',
  figures: ConcordanceFigures,
  source: ReturnType<FileReading['source']>,
  reading: FileReading,
): void {
  if (Object.values(figures).some((value) => value !== null)) {
    reading.mendelian.push({ family, type, figures, source });
  }
}

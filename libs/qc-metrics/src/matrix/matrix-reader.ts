import { DelimitedReader, type Separator } from './delimited-reader';
import { type ExpressionMatrix } from './expression-matrix';
import { LibraryRows } from './library-rows';
import { MatrixBuilder } from './matrix-builder';
import { MISSING_MARKS } from './missing-marks';
import { NameList } from './name-list';
import { PlainRows } from './plain-rows';
import { ProblemList } from './problem-list';
import { headerOver, layoutOf, type TableLayout, unusedLibraries } from './table-layout';
import { TABLE_LIMITS, type TableLimits } from './table-limits';
import { MAX_TABLE_PROBLEMS, type Parsed, refused, type TableProblem, tooLarge } from './table-problem';

const DECIMAL_COMMA = /^[+-]?\d+,\d+(e[+-]?\d+)?$/i;
/** Maximum length of cell text quoted in a problem. */
const MAX_SHOWN = 80;
/** Characters read before the number of rows is estimated: many enough for the read-ahead of a chunk not to matter. */
const SAMPLED_LENGTH = 8_000_000;

/** Data table as read, before its scale is known. */
export interface ReadTable {
  readonly matrix: ExpressionMatrix;
  /** First negative values, as the problems that they are on an intensity scale. */
  readonly negatives: readonly TableProblem[];
  /** Number of negative values at least, where `negatives` lacks some. */
  readonly negativeCount?: number;
  /** Columns that look like libraries and are not in the sample sheet; none by default. */
  readonly unusedColumns?: readonly string[];
}

/** Options of a {@link MatrixReader}. */
export interface MatrixReaderOptions {
  /** Fraction of the file read, 0..1. With it the number of rows is estimated, and no value is copied twice. */
  readonly fractionRead?: () => number;
  readonly limits?: TableLimits;
}

/**
 * Streaming reader of a data table: push its text in pieces, then call `finish`. Values go straight into typed arrays, so
 * memory is that of the numbers and the feature names. A table beyond the limits is refused without reading on. A library without a column is a problem, as are a cell that is
 * neither a number nor a mark for missing, and a feature that occurs more than once. In files with semicolons numbers
 * may have decimal commas. A header without a name for the first column, as R's `write.table` writes it, is completed.
 */
export class MatrixReader {
  readonly #libraries: readonly string[];
  readonly #fractionRead: () => number;
  readonly #limits: TableLimits;
  readonly #reader: DelimitedReader;
  readonly #rows: MatrixBuilder;
  readonly #peptides: MatrixBuilder;
  readonly #hmdbIds = new NameList();
  readonly #libraryRows: LibraryRows;
  readonly #problems = new ProblemList();
  readonly #negatives = new ProblemList();
  readonly #duplicates = new Map<string, { feature: string; lines: number[] }>();
  #headerProblems: readonly TableProblem[] = [];
  #repeated = 0;
  #header: readonly string[] = [];
  #separator: Separator = ',';
  #layout: TableLayout | null = null;
  #decimalComma = false;
  /** Parser of plain lines; null for a layout with more than features and values. */
  #plainRows: PlainRows | null = null;
  #pushed = 0;
  #count = 0;
  #estimatedRows = 0;
  #tooLarge: TableProblem | null = null;

  constructor(
    libraries: readonly string[],
    { fractionRead = () => 0, limits = TABLE_LIMITS }: MatrixReaderOptions = {},
  ) {
    this.#libraries = libraries;
    this.#fractionRead = fractionRead;
    this.#limits = limits;
    this.#libraryRows = new LibraryRows(libraries);
    this.#rows = new MatrixBuilder(libraries);
    this.#peptides = new MatrixBuilder(libraries);
    this.#reader = new DelimitedReader({
      onHeader: (header, separator) => this.#readHeader(header, separator),
      onRow: (cells, line) => this.#readRow(cells, line),
      onPlainLine: (text, from, end, line) => this.#readPlainLine(text, { from, end, line }),
    });
  }

  /** Parses a chunk of the text. */
  push(text: string): void {
    if (this.#tooLarge) {
      return;
    }
    this.#reader.push(text);
    if (this.#reader.openLength > this.#limits.line) {
      this.#tooLarge = tooLarge('data', 'line', this.#limits);
    }
    this.#pushed += text.length;
    const fraction = this.#fractionRead();
    this.#estimatedRows = fraction > 0 && this.#pushed >= SAMPLED_LENGTH ? this.#count / fraction : 0;
  }

  /** Table, or its problems. Negative values are problems when `nonNegative`. */
  finish({ nonNegative = false }: { readonly nonNegative?: boolean } = {}): Parsed<ReadTable> {
    if (!this.#tooLarge) {
      this.#reader.finish();
    }
    if (this.#tooLarge) {
      return refused([this.#tooLarge]);
    }
    if (this.#count === 0) {
      return refused([{ code: 'empty-table', params: { table: 'data' } }]);
    }
    const transposed = this.#libraryRows.problems(this.#header);
    if (transposed.length > 0) {
      return refused(transposed);
    }
    const problems = [
      ...this.#headerProblems,
      ...this.#duplicateProblems(),
      ...this.#problems.problems,
      ...(nonNegative ? this.#negatives.problems : []),
    ];
    const negatives = nonNegative ? this.#negatives.count : 0;
    const count = this.#headerProblems.length + this.#repeated + this.#problems.count + negatives;
    return problems.length > 0
      ? refused(problems, count)
      : {
          ok: true,
          value: {
            matrix: this.#matrix(),
            negatives: this.#negatives.problems,
            negativeCount: this.#negatives.count,
            unusedColumns: unusedLibraries(this.#header, this.#libraries),
          },
          comments: this.#reader.comments,
        };
  }

  #matrix(): ExpressionMatrix {
    const [main, peptides] = [this.#rows.build(), this.#peptides.build()];
    if (this.#hmdbIds.length > 0) {
      return { ...main, hmdbIds: this.#hmdbIds };
    }
    if (peptides.features.length === 0) {
      return main;
    }
    return main.features.length === 0 ? peptides : { ...main, peptides };
  }

  #readHeader(header: readonly string[], separator: Separator): void {
    const { layout, problems } = layoutOf(header, this.#libraries);
    this.#header = header;
    this.#separator = separator;
    this.#layout = layout;
    this.#headerProblems = problems;
    this.#decimalComma = separator === ';';
    const { type, hmdbId, libraries } = layout;
    const isEachOnce = new Set(libraries).size === libraries.length;
    const isPlain = type < 0 && hmdbId < 0 && isEachOnce && problems.length === 0 && !this.#decimalComma;
    this.#plainRows = isPlain ? new PlainRows(header.length, layout, separator) : null;
  }

  /** Reads a line that is plain; false for one that is not, which is then read cell by cell. */
  #readPlainLine(
    text: string,
    { from, end, line }: { readonly from: number; readonly end: number; readonly line: number },
  ): boolean {
    const row = this.#plainRows?.parse(text, from, end);
    const isReported = row?.hasNegative === true && !this.#negatives.isFull;
    if (!row || isReported) {
      return false;
    }
    if (row.hasNegative) {
      this.#negatives.addUnlisted();
    }
    this.#count += 1;
    if (!this.#exceedsLimits()) {
      const at = this.#rows.addRow(row.feature, line, () => this.#estimatedRows);
      this.#checkFeature(this.#rows, row.feature, line);
      this.#rows.setRow(at, row.values);
    }
    return true;
  }

  #readRow(cells: readonly string[], line: number): void {
    if (this.#count === 0 && this.#libraries.includes(this.#header[0] ?? '')) {
      this.#readHeader(headerOver(this.#header, cells), this.#separator);
    }
    this.#count += 1;
    const layout = this.#layout;
    if (this.#headerProblems.length > 0) {
      this.#libraryRows.add(cells[0] ?? '');
      return;
    }
    if (!layout || this.#exceedsLimits()) {
      return;
    }
    if (cells.length !== this.#header.length) {
      this.#problems.add({
        code: 'ragged-row',
        params: { row: line, cells: cells.length, expected: this.#header.length },
      });
    }
    const target = this.#targetOf(cells, layout, line);
    const feature = cells[layout.feature] ?? '';
    const at = target.addRow(feature, line, () => this.#estimatedRows);
    this.#checkFeature(target, feature, line);
    if (layout.hmdbId >= 0) {
      this.#hmdbIds.add(cells[layout.hmdbId] ?? '');
    }
    for (let position = 0; position < layout.libraries.length; position += 1) {
      const column = layout.libraries[position] ?? -1;
      target.set(at + position, this.#valueOf(cells[column] ?? '', column, line));
    }
  }

  /** Whether one more row would exceed the limits. */
  #exceedsLimits(): boolean {
    const { features, values } = this.#limits;
    const rows = this.#rows.features.length + this.#peptides.features.length;
    if (rows >= features) {
      this.#tooLarge = tooLarge('data', 'features', this.#limits);
    } else if ((rows + 1) * this.#libraries.length > values) {
      this.#tooLarge = tooLarge('data', 'values', this.#limits);
    }
    return this.#tooLarge !== null;
  }

  #targetOf(cells: readonly string[], { type }: TableLayout, line: number): MatrixBuilder {
    if (type < 0) {
      return this.#rows;
    }
    const text = cells[type] ?? '';
    if (/peptide/i.test(text)) {
      return this.#peptides;
    }
    if (!/gene|protein/i.test(text)) {
      this.#problems.add({ code: 'unknown-type', params: { row: line, text: text.slice(0, MAX_SHOWN) } });
    }
    return this.#rows;
  }

  #checkFeature(target: MatrixBuilder, feature: string, line: number): void {
    if (feature === '') {
      this.#problems.add({ code: 'empty-feature', params: { row: line } });
      return;
    }
    const earlier = target.earlierLine();
    if (earlier !== null) {
      this.#repeat(`${target === this.#peptides ? 'peptide' : 'row'} ${feature}`, feature, earlier, line);
    }
  }

  #repeat(key: string, feature: string, earlier: number, line: number): void {
    const known = this.#duplicates.get(key);
    if (known) {
      if (known.lines.length < MAX_TABLE_PROBLEMS) {
        known.lines.push(line);
      }
      return;
    }
    this.#repeated += 1;
    if (this.#duplicates.size < MAX_TABLE_PROBLEMS) {
      this.#duplicates.set(key, { feature, lines: [earlier, line] });
    }
  }

  #duplicateProblems(): TableProblem[] {
    return [...this.#duplicates.values()].map(({ feature, lines }) => ({
      code: 'duplicate-feature',
      params: { feature: feature.slice(0, MAX_SHOWN), rows: lines.join(', '), total: this.#repeated },
    }));
  }

  #valueOf(text: string, column: number, line: number): number {
    const value = Number(this.#decimalComma && DECIMAL_COMMA.test(text) ? text.replace(',', '.') : text);
    // Marks are looked up for what is no number only: it takes longer than reading one. An empty text would be 0.
    if (text === '' || (!Number.isFinite(value) && MISSING_MARKS.has(text))) {
      return NaN;
    }
    if (!Number.isFinite(value)) {
      const params = { row: line, column: this.#header[column] ?? '', text: text.slice(0, MAX_SHOWN) };
      this.#problems.add({ code: 'not-a-number', params });
      return NaN;
    }
    if (value < 0) {
      const params = { row: line, column: this.#header[column] ?? '', value };
      this.#negatives.add({ code: 'negative-value', params });
    }
    return value;
  }
}

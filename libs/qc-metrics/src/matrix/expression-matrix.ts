import { type DelimitedTable, parseDelimited } from './delimited-text';

/** The kinds of measurement that a matrix can hold. */
export type Omics = 'proteomics' | 'metabolomics' | 'transcriptomics';

/** Features by libraries, row after row; a missing value is NaN. */
export interface ExpressionMatrix {
  readonly features: readonly string[];
  readonly libraries: readonly string[];
  readonly values: Float64Array;
}

/** Which sample a library was made from. */
export interface SampleSheetRow {
  readonly library: string;
  readonly sample: string;
}

/** What is wrong with a table: a code, and what a sentence about it needs. */
export interface TableProblem {
  readonly code:
    | 'empty-table'
    | 'missing-column'
    | 'duplicate-column'
    | 'not-a-number'
    | 'ragged-row'
    | 'missing-library'
    | 'no-libraries'
    | 'duplicate-library'
    | 'empty-sample'
    | 'negative-value';
  readonly params: Readonly<Record<string, string | number>>;
}

/** A value, or every problem found (at most a few dozen). */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly comments: readonly string[] }
  | { readonly ok: false; readonly problems: readonly TableProblem[] };

const FEATURE_COLUMNS = [
  'rowname',
  'metabolites',
  'gene',
  'gene_id',
  'protein',
  'peptide',
  'sequence',
  'feature',
];
const ANNOTATION_COLUMNS = ['hmdbid', 'hmdb_id', 'gene_name', 'description', 'symbol'];
const LIBRARY_COLUMNS = ['name', 'col_names', 'library'];
const MISSING_MARKS = new Set(['', 'NA', 'NaN', 'nan', 'na', 'null', 'N/A']);
const MOST_PROBLEMS = 20;

/** Reads the sample sheet: one row per library, its name in `name`, `col_names` or `library`, its sample in `sample`. */
export function parseSampleSheet(text: string): Parsed<SampleSheetRow[]> {
  const table = parseDelimited(text);
  const names = table.header.map((name) => name.toLowerCase());
  const libraryColumn = names.findIndex((name) => LIBRARY_COLUMNS.includes(name));
  const sampleColumn = names.indexOf('sample');
  if (table.rows.length === 0) {
    return failed([{ code: 'empty-table', params: { table: 'metadata' } }]);
  }
  const columns = [
    ...(libraryColumn < 0 ? [missingColumn('metadata', LIBRARY_COLUMNS.join(' | '), table)] : []),
    ...(sampleColumn < 0 ? [missingColumn('metadata', 'sample', table)] : []),
  ];
  if (columns.length > 0) {
    return failed(columns);
  }
  const rows = table.rows.map((row) => ({
    library: row[libraryColumn] ?? '',
    sample: row[sampleColumn] ?? '',
  }));
  const problems = [
    ...duplicates(rows.map((row) => row.library)).map((library) => problem('duplicate-library', { library })),
    ...rows
      .filter((row) => row.sample === '')
      .map((row) => problem('empty-sample', { library: row.library })),
  ];
  return problems.length > 0 ? failed(problems) : { ok: true, value: rows, comments: table.comments };
}

/**
 * Reads the data table for the libraries of a sample sheet: the first column names the features, columns that are
 * no library of the sheet (such as HMDBID) are left out. A library that is no column is a problem, as is a cell that is
 * neither a number nor a mark for missing. Intensities and counts are `nonNegative`: there a negative value is one too.
 */
export function parseExpressionMatrix(
  text: string,
  libraries: readonly string[],
  { nonNegative = false }: { readonly nonNegative?: boolean } = {},
): Parsed<ExpressionMatrix> {
  const table = parseDelimited(text);
  if (table.rows.length === 0) {
    return failed([problem('empty-table', { table: 'data' })]);
  }
  const problems = headerProblems(table, libraries);
  if (problems.length > 0) {
    return failed(problems);
  }
  const columns = libraries.map((library) => table.header.indexOf(library));
  const values = new Float64Array(table.rows.length * columns.length);
  table.rows.forEach((row, index) => {
    if (row.length !== table.header.length) {
      problems.push(
        problem('ragged-row', { row: index + 2, cells: row.length, expected: table.header.length }),
      );
    }
    columns.forEach((column, position) => {
      const cell = { row: index + 2, column: table.header[column] ?? '' };
      const text = row[column] ?? '';
      const value = toNumber(text);
      if (value === null) {
        problems.push(problem('not-a-number', { ...cell, text }));
      } else if (nonNegative && value < 0) {
        problems.push(problem('negative-value', { ...cell, value }));
      }
      values[index * columns.length + position] = value ?? NaN;
    });
  });
  if (problems.length > 0) {
    return failed(problems);
  }
  const features = table.rows.map((row) => row[0] ?? '');
  return { ok: true, value: { features, libraries: [...libraries], values }, comments: table.comments };
}

/** One feature's values, in the order of the libraries. A view: do not write to it. */
export function rowOf(matrix: ExpressionMatrix, feature: number): Float64Array {
  const width = matrix.libraries.length;
  return matrix.values.subarray(feature * width, (feature + 1) * width);
}

/** One library's values, in the order of the features. */
export function columnOf(matrix: ExpressionMatrix, library: number): Float64Array {
  return Float64Array.from(
    matrix.features,
    (_, feature) => matrix.values[feature * matrix.libraries.length + library] ?? NaN,
  );
}

function headerProblems(table: DelimitedTable, libraries: readonly string[]): TableProblem[] {
  if (libraries.length === 0) {
    return [problem('no-libraries', {})];
  }
  const first = (table.header[0] ?? '').toLowerCase();
  // A first column that is a library would silently turn measurements into feature names.
  const noFeatureColumn =
    libraries.includes(table.header[0] ?? '') ||
    (ANNOTATION_COLUMNS.includes(first) && !FEATURE_COLUMNS.includes(first));
  return [
    ...(noFeatureColumn ? [missingColumn('data', 'rowname | metabolites | gene', table)] : []),
    ...duplicates(table.header).map((column) => problem('duplicate-column', { column })),
    ...libraries
      .filter((library) => !table.header.includes(library))
      .map((library) => problem('missing-library', { library })),
  ];
}

function missingColumn(name: string, column: string, table: DelimitedTable): TableProblem {
  return problem('missing-column', { table: name, column, found: table.header.join(', ').slice(0, 200) });
}

function problem(code: TableProblem['code'], params: TableProblem['params']): TableProblem {
  return { code, params };
}

function failed(problems: readonly TableProblem[]): { ok: false; problems: readonly TableProblem[] } {
  return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
}

function duplicates(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

function toNumber(text: string): number | null {
  if (MISSING_MARKS.has(text)) {
    return NaN;
  }
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

import { duplicatesOf, missingColumn, type TableProblem } from './table-problem';

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
const HMDB_COLUMNS = ['hmdbid', 'hmdb_id'];

/** Column roles of a data table, by index. */
export interface TableLayout {
  readonly feature: number;
  /** `Type` of the protqc layout, gene or peptide by row; -1 without. */
  readonly type: number;
  /** `HMDBID` of the metqc layout; -1 without. */
  readonly hmdbId: number;
  /** Column of each library, in the order of the sample sheet. */
  readonly libraries: readonly number[];
}

/**
 * Layout of a data table. The first column contains the feature names, except in the protqc layout with `Type` and
 * `Feature` side by side. Columns that are not in the sheet are ignored.
 */
export function layoutOf(
  header: readonly string[],
  libraries: readonly string[],
): { readonly layout: TableLayout; readonly problems: readonly TableProblem[] } {
  const names = header.map((name) => name.toLowerCase());
  const featureOfTyped = names.indexOf('feature');
  const typed = names.includes('type') && featureOfTyped >= 0 && !libraries.includes('Type');
  const layout = {
    feature: typed ? featureOfTyped : 0,
    type: typed ? names.indexOf('type') : -1,
    hmdbId: names.findIndex((name) => HMDB_COLUMNS.includes(name)),
    libraries: libraries.map((library) => header.indexOf(library)),
  };
  return { layout, problems: headerProblems(header, libraries) };
}

/**
 * Header with a name for each cell of the first row. R's `write.table` writes none above the names of the rows: then that name is
 * empty.
 */
export function headerOver(header: readonly string[], firstRow: readonly string[]): readonly string[] {
  const isShort =
    firstRow.length === header.length + 1 && !FEATURE_COLUMNS.includes(header[0]?.toLowerCase() ?? '');
  return isShort ? ['', ...header] : header;
}

/** Columns of a data table that can be libraries: without those of names and annotations. Used before a sample sheet says which they are. */
export function tableLibraries(header: readonly string[]): string[] {
  return header.filter((name, column) => {
    const lower = name.toLowerCase();
    const isNamed = FEATURE_COLUMNS.includes(lower) || ANNOTATION_COLUMNS.includes(lower) || lower === 'type';
    return column > 0 && name !== '' && !isNamed;
  });
}

/** Columns that can be libraries and are not among those of the sample sheet. */
export function unusedLibraries(header: readonly string[], libraries: readonly string[]): string[] {
  const used = new Set(libraries);
  return tableLibraries(header).filter((name) => !used.has(name));
}

function headerProblems(header: readonly string[], libraries: readonly string[]): TableProblem[] {
  if (libraries.length === 0) {
    return [{ code: 'no-libraries', params: {} }];
  }
  const first = (header[0] ?? '').toLowerCase();
  // Otherwise a library in the first column would silently become the feature names.
  const noFeatureColumn =
    libraries.includes(header[0] ?? '') ||
    (ANNOTATION_COLUMNS.includes(first) && !FEATURE_COLUMNS.includes(first));
  const columns = new Set(header);
  return [
    ...(noFeatureColumn ? [missingColumn('data', 'rowname | metabolites | gene', header)] : []),
    // A spreadsheet writes empty columns after a table as columns without names.
    ...duplicatesOf(header.filter((name) => name !== '')).map((column): TableProblem => ({
      code: 'duplicate-column',
      params: { column },
    })),
    ...libraries.filter((library) => !columns.has(library)).map((library) => missingLibrary(library, header)),
  ];
}

/** Problem of a library without a column. A column whose name differs in letter case alone is named. */
function missingLibrary(library: string, header: readonly string[]): TableProblem {
  const lower = library.toLowerCase();
  const column = header.find((name) => name.toLowerCase() === lower);
  return column === undefined
    ? { code: 'missing-library', params: { library } }
    : { code: 'library-letter-case', params: { library, column } };
}

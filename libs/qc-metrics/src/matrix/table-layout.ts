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

/** Roles of the columns of a data table, by position. */
export interface TableLayout {
  readonly feature: number;
  /** `Type` of the protqc layout, which says of each row whether it is a gene or a peptide; -1 without. */
  readonly type: number;
  /** `HMDBID` of the metqc layout; -1 without. */
  readonly hmdbId: number;
  /** One column per library, in the order of the sample sheet. */
  readonly libraries: readonly number[];
}

/**
 * Finds the columns. The first column names the features, except in the protqc layout, where `Type` and `Feature` stand
 * side by side. Columns that are no library of the sheet are left out.
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

function headerProblems(header: readonly string[], libraries: readonly string[]): TableProblem[] {
  if (libraries.length === 0) {
    return [{ code: 'no-libraries', params: {} }];
  }
  const first = (header[0] ?? '').toLowerCase();
  // A first column that is a library would silently turn measurements into feature names.
  const noFeatureColumn =
    libraries.includes(header[0] ?? '') ||
    (ANNOTATION_COLUMNS.includes(first) && !FEATURE_COLUMNS.includes(first));
  const columns = new Set(header);
  return [
    ...(noFeatureColumn ? [missingColumn('data', 'rowname | metabolites | gene', header)] : []),
    ...duplicatesOf(header).map((column): TableProblem => ({ code: 'duplicate-column', params: { column } })),
    ...libraries
      .filter((library) => !columns.has(library))
      .map((library): TableProblem => ({ code: 'missing-library', params: { library } })),
  ];
}

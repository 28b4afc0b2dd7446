import { parseDelimited } from './delimited-text';
import { TABLE_LIMITS } from './table-limits';
import { duplicatesOf, missingColumn, type Parsed, refused, tooLarge } from './table-problem';

/** Library and its sample. */
export interface SampleSheetRow {
  readonly library: string;
  readonly sample: string;
}

/** Names of the columns of a sample sheet, in lower case; of the libraries any of these. */
export const SAMPLE_SHEET_COLUMNS: { readonly library: readonly string[]; readonly sample: string } = {
  library: ['name', 'col_names', 'library'],
  sample: 'sample',
};

/** True for the columns of a sample sheet. */
export function isSampleSheet(header: readonly string[]): boolean {
  const names = header.map((name) => name.toLowerCase());
  const { library, sample } = SAMPLE_SHEET_COLUMNS;
  return names.includes(sample) && names.some((name) => library.includes(name));
}

/** Sample sheet: one row per library, its name in `name`, `col_names` or `library`, its sample in `sample`. */
export function parseSampleSheet(text: string): Parsed<SampleSheetRow[]> {
  const table = parseDelimited(text);
  const names = table.header.map((name) => name.toLowerCase());
  const libraryColumn = names.findIndex((name) => SAMPLE_SHEET_COLUMNS.library.includes(name));
  const sampleColumn = names.indexOf(SAMPLE_SHEET_COLUMNS.sample);
  if (table.rows.length === 0) {
    return refused([{ code: 'empty-table', params: { table: 'metadata' } }]);
  }
  const columns = [
    ...(libraryColumn < 0
      ? [missingColumn('metadata', SAMPLE_SHEET_COLUMNS.library.join(' | '), table.header)]
      : []),
    ...(sampleColumn < 0 ? [missingColumn('metadata', SAMPLE_SHEET_COLUMNS.sample, table.header)] : []),
  ];
  if (columns.length > 0) {
    return refused(columns);
  }
  if (table.rows.length > TABLE_LIMITS.libraries) {
    return refused([tooLarge('metadata', 'libraries', TABLE_LIMITS)]);
  }
  const rows = table.rows.map((row) => ({
    library: row[libraryColumn] ?? '',
    sample: row[sampleColumn] ?? '',
  }));
  const problems = [
    ...duplicatesOf(rows.map((row) => row.library)).map((library) => ({
      code: 'duplicate-library' as const,
      params: { library },
    })),
    ...rows
      .filter((row) => row.sample === '')
      .map(({ library }) => ({ code: 'empty-sample' as const, params: { library } })),
  ];
  return problems.length > 0 ? refused(problems) : { ok: true, value: rows, comments: table.comments };
}

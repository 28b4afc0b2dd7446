import { quartetSampleOf } from '@omics-portal/qc-metrics';
import type { MetadataRow, MetadataTable } from './metadata-table';

/** Problem of a cell of a metadata table. */
export type CellProblem =
  'no-library' | 'repeated-library' | 'unknown-library' | 'no-sample' | 'other-sample';

/**
 * Check of the cells of a metadata table: each library is named once and has a column in the data table, where that is known, and
 * each has a sample of the Quartet.
 */
export function cellProblems(
  { library, sample, rows }: Pick<MetadataTable, 'library' | 'sample' | 'rows'>,
  columns: ReadonlySet<string> | null,
): (row: MetadataRow, column: number) => CellProblem | null {
  const counts = new Map<string, number>();
  const libraryOf = (row: MetadataRow) => (row[library] ?? '').trim();
  rows.forEach((row) => counts.set(libraryOf(row), (counts.get(libraryOf(row)) ?? 0) + 1));
  return (row, column) => {
    const isBlank = row.every((text) => text.trim() === '');
    if (isBlank || (column !== library && column !== sample)) {
      return null;
    }
    if (column === library) {
      const name = libraryOf(row);
      if (name === '') return 'no-library';
      if ((counts.get(name) ?? 0) > 1) return 'repeated-library';
      return columns && !columns.has(name) ? 'unknown-library' : null;
    }
    const name = (row[sample] ?? '').trim();
    if (name === '') return 'no-sample';
    return quartetSampleOf(name) === null ? 'other-sample' : null;
  };
}

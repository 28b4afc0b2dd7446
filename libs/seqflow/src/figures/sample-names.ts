import type { FigureTable } from '@omics-portal/resources';
import type { GivenNames } from '@omics-portal/ui/rename';

/** Table of figures under the names that a reader gave to its samples, for screens and charts. */
export function withSampleNames(table: FigureTable, names: GivenNames): FigureTable {
  const isRenamed = table.rows.some(({ sample_id: sample }) => names[sample] !== undefined);
  return isRenamed
    ? {
        ...table,
        rows: table.rows.map((row) => ({ ...row, sample_id: names[row.sample_id] ?? row.sample_id })),
      }
    : table;
}

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

/**
 * Function that names a curve of a report, whose sample is that of a job, alone or before its part, such as `D5_1 R2`. The longest name
 * that fits counts.
 */
export function curveName(names: GivenNames): (sample: string) => string {
  const known = Object.entries(names).sort(([a], [b]) => b.length - a.length);
  return (sample) => {
    const found = known.find(([own]) => sample === own || sample.startsWith(`${own} `));
    return found ? `${found[1]}${sample.slice(found[0].length)}` : sample;
  };
}

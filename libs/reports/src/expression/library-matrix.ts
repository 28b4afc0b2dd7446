import type { QcLibraryCorrelation } from '@omics-portal/qc-metrics';

/** Square matrix of correlations with its libraries in order. */
export interface LibraryMatrix {
  readonly libraries: readonly string[];
  readonly values: readonly (readonly (number | null)[])[];
}

/** Matrix in the order of the table, or of the clustering. */
export function libraryMatrix(
  { libraries, rows, clustered }: QcLibraryCorrelation,
  order: 'table' | 'clustered',
): LibraryMatrix {
  const positions = order === 'clustered' ? clustered : libraries.map((_, position) => position);
  const at = (one: number, other: number): number | null =>
    one === other ? 1 : (rows[Math.max(one, other) - 1]?.[Math.min(one, other)] ?? null);
  return {
    libraries: positions.map((position) => libraries[position] ?? ''),
    values: positions.map((row) => positions.map((column) => at(row, column))),
  };
}

/** Least and greatest correlation of two libraries; null for none. */
export function correlationRange({ rows }: QcLibraryCorrelation): readonly [number, number] | null {
  const known = rows.flat().filter((value) => value !== null);
  return known.length === 0 ? null : [Math.min(...known), Math.max(...known)];
}

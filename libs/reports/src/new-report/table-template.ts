import { delimitedText } from '@omics-portal/data-query/files';
import { QUARTET_SAMPLES } from '@omics-portal/qc-metrics';
import type { TableKind, TableRole } from './table-check';

/** Empty table to fill in, as a file. */
export interface TableTemplate {
  readonly name: string;
  readonly text: string;
}

const REPLICATES = [1, 2, 3] as const;

/** Three replicates of each sample: the least with which replicates and samples can be compared well. */
const LIBRARIES = QUARTET_SAMPLES.flatMap((sample) =>
  REPLICATES.map((replicate) => ({ library: `${sample}_${replicate}`, sample })),
);

/** Columns of a data table before its libraries. */
const FEATURE_COLUMNS: Readonly<Record<TableKind, readonly string[]>> = {
  rseqc: ['gene_id'],
  // Genes and peptides are rows of one file, which gives all figures; `rowname` alone is read as well.
  protqc: ['Type', 'Feature'],
  metqc: ['metabolites', 'HMDBID'],
};

const MEASUREMENT_COLUMNS = ['laboratory', 'instrument', 'operator', 'measured_on'] as const;

/** Template of a table: the columns of the data, or the libraries with their samples and columns for the measurement. */
export function tableTemplate(kind: TableKind, role: TableRole | 'fpkm'): TableTemplate {
  if (role !== 'metadata') {
    const head = [...FEATURE_COLUMNS[kind], ...LIBRARIES.map(({ library }) => library)];
    return { name: `${kind}-${role}-template.csv`, text: delimitedText('csv', [head]) };
  }
  const head = [kind === 'metqc' ? 'col_names' : 'name', 'sample', ...MEASUREMENT_COLUMNS];
  const rows = LIBRARIES.map(({ library, sample }) => [
    library,
    sample,
    ...MEASUREMENT_COLUMNS.map(() => ''),
  ]);
  return { name: `${kind}-metadata-template.csv`, text: delimitedText('csv', [head, ...rows]) };
}

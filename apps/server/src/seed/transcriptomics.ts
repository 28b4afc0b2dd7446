import { parseSampleSheet } from '@omics-portal/qc-metrics';
import { countTables, DEFAULT_COUNTS } from '../programs/synthetic/expression-tables.ts';
import { expressionExampleFiles } from './expression-example.ts';
import { COMMON_FIELDS, EXPRESSION_QC_FIELDS, TRANSCRIPTOMICS_FIELDS } from './fields.ts';
import type { SeedCollection } from './seed-plan.ts';
import { SYNTHETIC_LINE, syntheticReadPair, type SyntheticLibrary } from './synthetic-files.ts';

const RECORD = {
  project_name: 'Synthetic RNA-seq',
  project_id: 'RNA-SYNTHETIC',
  synthetic: true,
  batch: 'SYNTHETIC_B1',
  site: 'SYNTHETIC',
};

/** Transcriptomics collection: all synthetic, and marked so, because the licence of the public RNA data does not allow copies. */
export function transcriptomicsCollection(): SeedCollection {
  const { data, metadata } = countTables(DEFAULT_COUNTS);
  const files = [
    ...expressionExampleFiles({
      omics: 'transcriptomics',
      data,
      sheet: metadata,
      dataKey: 'synthetic_rna_counts.csv',
      sheetKey: 'synthetic_rna_metadata.csv',
      folder: 'synthetic',
      featureColumn: 'gene',
      valueColumn: 'count',
      preamble: SYNTHETIC_LINE,
      record: RECORD,
    }),
    ...librariesOf(metadata).flatMap((library) => syntheticReadPair(library, RECORD)),
  ];
  return {
    name: 'transcriptomics',
    fields: [...COMMON_FIELDS, ...TRANSCRIPTOMICS_FIELDS, ...EXPRESSION_QC_FIELDS],
    files,
  };
}

function librariesOf(metadata: string): SyntheticLibrary[] {
  const sheet = parseSampleSheet(metadata);
  if (!sheet.ok) throw new Error('The synthetic sample sheet cannot be read.');
  return sheet.value.map(({ library, sample }) => ({
    library,
    sample,
    replicate: library.slice(library.lastIndexOf('_') + 1),
  }));
}

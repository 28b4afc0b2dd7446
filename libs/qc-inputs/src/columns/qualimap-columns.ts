import { coverageRules, share, type ToolColumns } from './column-rule';

const QUALIMAP = { tool: 'qualimap', subject: 'sample' } as const;
const SHARED = {
  total_reads: { key: 'alignmentReads' },
  mapped_reads: { key: 'mappedReads' },
  percentage_aligned: { key: 'mapped' },
  mean_coverage: { key: 'meanCoverage' },
  median_insert_size: { key: 'medianInsertSize' },
} as const;

/** Columns of Qualimap BamQC in MultiQC's table multiqc_qualimap_bamqc_genome_results; the error rate is a fraction. */
export const QUALIMAP_COLUMNS: ToolColumns = {
  ...QUALIMAP,
  columns: {
    ...SHARED,
    mean_insert_size: { key: 'meanInsertSize' },
    mean_mapping_quality: { key: 'meanMappingQuality' },
    general_error_rate: share('alignmentErrors'),
  },
};

/** Columns of Qualimap RNA-seq in MultiQC; the origin of the reads is in `rna-origin.ts`. */
export const QUALIMAP_RNA_COLUMNS: ToolColumns = {
  ...QUALIMAP,
  columns: { '5_3_bias': { key: 'fiveToThreeBias' } },
};

/** Columns of Qualimap in MultiQC's general statistics, where the error rate is a percentage. */
export const QUALIMAP_GENERAL_COLUMNS: ToolColumns = {
  ...QUALIMAP,
  columns: {
    ...SHARED,
    median_coverage: { key: 'medianCoverage' },
    avg_gc: { key: 'mappedGc' },
    general_error_rate: { key: 'alignmentErrors' },
    '5_3_bias': { key: 'fiveToThreeBias' },
    ...coverageRules((depth) => `${String(depth)}_x_pc`),
  },
};

import { coverageRules, share, type ToolColumns } from './column-rule';

const PICARD = { tool: 'picard', subject: 'sample' } as const;

/** Columns of CollectAlignmentSummaryMetrics. Names with `PCT` are fractions in all metrics of Picard. */
export const ALIGNMENT_SUMMARY_COLUMNS: ToolColumns = {
  ...PICARD,
  columns: {
    TOTAL_READS: { key: 'alignmentReads' },
    PF_READS_ALIGNED: { key: 'mappedReads' },
    PCT_PF_READS_ALIGNED: share('mapped'),
    PF_MISMATCH_RATE: share('mismatches'),
  },
};

/** Columns of CollectInsertSizeMetrics, and of its summary in MultiQC's general statistics. */
export const INSERT_SIZE_COLUMNS: ToolColumns = {
  ...PICARD,
  columns: {
    MEDIAN_INSERT_SIZE: { key: 'medianInsertSize' },
    MEAN_INSERT_SIZE: { key: 'meanInsertSize' },
    STANDARD_DEVIATION: { key: 'insertSizeDeviation' },
    summed_median: { key: 'medianInsertSize' },
    summed_mean: { key: 'meanInsertSize' },
  },
};

/** Columns of CollectWgsMetrics. Its penalties are of the genome; those of a capture are in {@link CAPTURE_COLUMNS}. */
export const WGS_COLUMNS: ToolColumns = {
  ...PICARD,
  columns: {
    MEAN_COVERAGE: { key: 'meanCoverage' },
    MEDIAN_COVERAGE: { key: 'medianCoverage' },
    SD_COVERAGE: { key: 'coverageDeviation' },
    ...coverageRules((depth) => `PCT_${String(depth)}X`, { factor: 100 }),
  },
};

/** Columns of CollectHsMetrics; coverage is that of the targets. */
export const CAPTURE_COLUMNS: ToolColumns = {
  ...PICARD,
  columns: {
    MEAN_TARGET_COVERAGE: { key: 'meanCoverage' },
    MEDIAN_TARGET_COVERAGE: { key: 'medianCoverage' },
    PCT_USABLE_BASES_ON_TARGET: share('onTarget'),
    FOLD_80_BASE_PENALTY: { key: 'fold80' },
    ...coverageRules((depth) => `PCT_TARGET_BASES_${String(depth)}X`, { factor: 100 }),
  },
};

const RNA_BIASES = {
  MEDIAN_5PRIME_BIAS: { key: 'fivePrimeBias' },
  MEDIAN_3PRIME_BIAS: { key: 'threePrimeBias' },
  MEDIAN_5PRIME_TO_3PRIME_BIAS: { key: 'fiveToThreeBias' },
} as const;

/** Columns of CollectRnaSeqMetrics; the origin of the bases is in `rna-origin.ts`. */
export const RNA_COLUMNS: ToolColumns = {
  ...PICARD,
  columns: { PCT_RIBOSOMAL_BASES: share('ribosomalBases'), ...RNA_BIASES },
};

/** Columns of CollectRnaSeqMetrics in MultiQC, which turns its fractions into percentages. */
export const MULTIQC_RNA_COLUMNS: ToolColumns = {
  ...PICARD,
  columns: { PCT_RIBOSOMAL_BASES: { key: 'ribosomalBases' }, ...RNA_BIASES },
};

/** Columns of MarkDuplicates. */
export const DUPLICATION_COLUMNS: ToolColumns = {
  ...PICARD,
  columns: { PERCENT_DUPLICATION: share('markedDuplicates') },
};

/**
 * Columns of all Picard metrics together, as in MultiQC's general statistics. The penalty is left out: metrics of the genome
 * and of a capture give it the same name there.
 */
export const PICARD_COLUMNS: ToolColumns = {
  ...PICARD,
  columns: {
    ...ALIGNMENT_SUMMARY_COLUMNS.columns,
    ...INSERT_SIZE_COLUMNS.columns,
    ...WGS_COLUMNS.columns,
    ...CAPTURE_COLUMNS.columns,
    ...DUPLICATION_COLUMNS.columns,
    ...MULTIQC_RNA_COLUMNS.columns,
    FOLD_80_BASE_PENALTY: undefined,
  },
};

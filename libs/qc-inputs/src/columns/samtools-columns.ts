import { share, type ToolColumns } from './column-rule';

/** Columns of `samtools stats` in MultiQC. */
export const SAMTOOLS_STATS_COLUMNS: ToolColumns = {
  tool: 'samtools',
  subject: 'sample',
  columns: {
    raw_total_sequences: { key: 'alignmentReads' },
    reads_mapped: { key: 'mappedReads' },
    reads_mapped_percent: { key: 'mapped' },
    reads_properly_paired_percent: { key: 'properlyPaired' },
    reads_duplicated_percent: { key: 'markedDuplicates' },
    error_rate: share('alignmentErrors'),
    average_quality: { key: 'meanBaseQuality' },
    insert_size_average: { key: 'meanInsertSize' },
    insert_size_standard_deviation: { key: 'insertSizeDeviation' },
  },
};

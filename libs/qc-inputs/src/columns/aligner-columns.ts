import { type ToolColumns } from './column-rule';

/** Columns of the final log of STAR in MultiQC. Since 1.19 there is one of all mapped reads. */
export const STAR_COLUMNS: ToolColumns = {
  tool: 'star',
  subject: 'sample',
  columns: {
    mapped_percent: { key: 'mapped' },
    uniquely_mapped_percent: { key: 'uniquelyMapped' },
    multimapped_percent: { key: 'multiMapped' },
    mismatch_rate: { key: 'mismatches' },
  },
};

/** Columns of HISAT2 in MultiQC. */
export const HISAT2_COLUMNS: ToolColumns = {
  tool: 'hisat2',
  subject: 'sample',
  columns: { overall_alignment_rate: { key: 'mapped' } },
};

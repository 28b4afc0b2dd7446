import { type ToolColumns } from './column-rule';

/** Columns of FastQC in fastqc_data.txt and in MultiQC. FastQC rounds the GC content to a whole number. */
export const FASTQC_COLUMNS: ToolColumns = {
  tool: 'fastqc',
  subject: 'file',
  columns: {
    'Total Sequences': { key: 'sequences' },
    '%GC': { key: 'gc', rounding: 0.5 },
    total_deduplicated_percentage: { key: 'duplicates', restOfHundred: true },
    avg_sequence_length: { key: 'meanReadLength' },
    median_sequence_length: { key: 'medianReadLength' },
    total_sequences: { key: 'sequences' },
    percent_gc: { key: 'gc', rounding: 0.5 },
    percent_duplicates: { key: 'duplicates' },
    percent_fails: { key: 'failedModules' },
  },
};

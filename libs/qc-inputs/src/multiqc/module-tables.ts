import { BCFTOOLS_COLUMNS } from '../columns/bcftools-columns';
import { type ToolColumns } from '../columns/column-rule';
import { FASTQC_COLUMNS } from '../columns/fastqc-columns';
import {
  ALIGNMENT_SUMMARY_COLUMNS,
  CAPTURE_COLUMNS,
  DUPLICATION_COLUMNS,
  INSERT_SIZE_COLUMNS,
  WGS_COLUMNS,
} from '../columns/picard-columns';
import { QUALIMAP_COLUMNS } from '../columns/qualimap-columns';
import { SAMTOOLS_STATS_COLUMNS } from '../columns/samtools-columns';
import { screenColumns } from '../columns/screen-columns';
import { type FileReading } from '../reading/file-reading';
import { addFlagstat, addKnownColumns, type SampleRecord } from './sample-record';

/** Table of a module of MultiQC: `multiqc_{module}.txt`, or its section of `report_saved_raw_data`. */
export interface ModuleTable {
  /** Name without `multiqc_` and number. */
  readonly module: string;
  /** True for the columns of this table, when only the text is known. */
  readonly hasColumns: (columns: readonly string[]) => boolean;
  readonly read: (records: readonly SampleRecord[], reading: FileReading) => void;
}

function table(module: string, columns: ToolColumns, ...signature: readonly string[]): ModuleTable {
  return {
    module,
    hasColumns: (names) => signature.every((name) => names.includes(name)),
    read: (records, reading) => {
      records.forEach((record) => addKnownColumns(record, columns, reading));
    },
  };
}

/** Tables of the supported modules. */
export const MODULE_TABLES: readonly ModuleTable[] = [
  table('fastqc', FASTQC_COLUMNS, 'Total Sequences', 'total_deduplicated_percentage'),
  table('samtools_stats', SAMTOOLS_STATS_COLUMNS, 'raw_total_sequences', 'error_rate'),
  {
    module: 'samtools_flagstat',
    hasColumns: (names) => names.includes('total_passed') && names.includes('mapped_passed'),
    read: (records, reading) => {
      records.forEach((record) => addFlagstat(record, reading));
    },
  },
  table(
    'picard_AlignmentSummaryMetrics',
    ALIGNMENT_SUMMARY_COLUMNS,
    'PCT_PF_READS_ALIGNED',
    'PF_MISMATCH_RATE',
  ),
  {
    module: 'picard_insertSize',
    hasColumns: (names) => names.includes('MEDIAN_INSERT_SIZE'),
    read: (records, reading) => {
      mostPairs(records).forEach((record) => addKnownColumns(record, INSERT_SIZE_COLUMNS, reading));
    },
  },
  table('picard_wgsmetrics', WGS_COLUMNS, 'GENOME_TERRITORY', 'MEAN_COVERAGE'),
  table('picard_HsMetrics', CAPTURE_COLUMNS, 'BAIT_SET', 'MEAN_TARGET_COVERAGE'),
  table('picard_dups', DUPLICATION_COLUMNS, 'PERCENT_DUPLICATION'),
  table('qualimap_bamqc_genome_results', QUALIMAP_COLUMNS, 'bam_file', 'general_error_rate'),
  table('bcftools_stats', BCFTOOLS_COLUMNS, 'number_of_records', 'number_of_SNPs'),
  {
    module: 'fastq_screen',
    hasColumns: (names) => names.some((name) => name.endsWith(' percentage')),
    read: (records, reading) => {
      for (const record of records) {
        addKnownColumns(record, screenColumns([...record.values.keys()]), reading);
      }
    },
  },
];

/**
 * Table of a name such as `multiqc_fastqc`, `multiqc_fastqc_1`, `multiqc_picard-1_insertSize` or, for a module that runs
 * twice, `multiqc_fastqc_fastqc_trimmed`.
 */
export function moduleTableOf(name: string): ModuleTable | undefined {
  const module = name.replace(/^multiqc_/, '').replace(/^picard-\d+_/, 'picard_');
  return (
    MODULE_TABLES.find((table) => table.module === module) ??
    MODULE_TABLES.find(
      (table) => module.startsWith(`${table.module}_`) || module.startsWith(`${table.module}-`),
    )
  );
}

/**
 * Insert sizes of each sample. Rows are by orientation, `{sample}_FR`; that with the most pairs describes the library,
 * as Picard's first row does.
 */
function mostPairs(records: readonly SampleRecord[]): SampleRecord[] {
  const bySample = new Map<string, SampleRecord>();
  const pairsOf = (record: SampleRecord) => Number(record.values.get('READ_PAIRS') ?? 0);
  for (const record of records) {
    const name = record.values.get('SAMPLE_NAME');
    const sample = typeof name === 'string' && name !== '' ? name : record.sample;
    const present = bySample.get(sample);
    if (!present || pairsOf(record) > pairsOf(present)) {
      bySample.set(sample, { ...record, sample });
    }
  }
  return [...bySample.values()];
}

import { BCFTOOLS_COLUMNS } from '../columns/bcftools-columns';
import { type ToolColumns } from '../columns/column-rule';
import { FASTQC_COLUMNS } from '../columns/fastqc-columns';
import {
  ALIGNMENT_SUMMARY_COLUMNS,
  CAPTURE_COLUMNS,
  DUPLICATION_COLUMNS,
  INSERT_SIZE_COLUMNS,
  MULTIQC_RNA_COLUMNS,
  WGS_COLUMNS,
} from '../columns/picard-columns';
import { HISAT2_COLUMNS, STAR_COLUMNS } from '../columns/aligner-columns';
import { QUALIMAP_COLUMNS, QUALIMAP_RNA_COLUMNS } from '../columns/qualimap-columns';
import {
  addOrigin,
  type OriginCounts,
  originOf,
  PICARD_ORIGIN,
  QUALIMAP_ORIGIN,
  RSEQC_ORIGIN,
} from '../columns/rna-origin';
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

/** Table with the origin of reads in the transcriptome, and with other columns. */
function originTable(
  module: string,
  columns: ToolColumns,
  origin: Readonly<Record<keyof OriginCounts, readonly string[]>>,
): ModuleTable {
  return {
    module,
    hasColumns: (names) =>
      Object.values(origin).every((needed) => needed.every((name) => names.includes(name))),
    read: (records, reading) => {
      for (const record of records) {
        addKnownColumns(record, columns, reading);
        const { tool, subject } = columns;
        const sample = { written: record.sample, subject };
        addOrigin(
          originOf(record.values, origin),
          { tool, sample, viaMultiqc: true, ...(record.line && { line: record.line }) },
          reading,
        );
      }
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
  originTable('qualimap_rnaseq_genome_results', QUALIMAP_RNA_COLUMNS, QUALIMAP_ORIGIN),
  originTable('picard_RnaSeqMetrics', MULTIQC_RNA_COLUMNS, PICARD_ORIGIN),
  originTable('rseqc_read_distribution', { tool: 'rseqc', subject: 'sample', columns: {} }, RSEQC_ORIGIN),
  {
    module: 'star',
    hasColumns: (names) => names.includes('uniquely_mapped_percent') && names.includes('multimapped_percent'),
    read: (records, reading) => {
      records.forEach((record) => addStar(record, reading));
    },
  },
  table('hisat2', HISAT2_COLUMNS, 'overall_alignment_rate', 'paired_total'),
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

/** Figures of STAR; older versions of MultiQC have no column of all mapped reads, which is the sum of two. */
function addStar(record: SampleRecord, reading: FileReading): void {
  const { sample, values } = record;
  addKnownColumns(record, STAR_COLUMNS, reading);
  const [unique, multiple] = ['uniquely_mapped_percent', 'multimapped_percent'].map((name) =>
    Number(values.get(name)),
  );
  if (
    !values.has('mapped_percent') &&
    unique !== undefined &&
    multiple !== undefined &&
    unique + multiple >= 0
  ) {
    reading.figure(
      { written: sample, subject: 'sample' },
      'mapped',
      { value: unique + multiple, rounding: 0.01 },
      {
        source: reading.source('star', 'uniquely_mapped_percent + multimapped_percent', true),
        line: record.line ?? null,
      },
    );
  }
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

import { join } from 'node:path';
import { mean } from '@omics-portal/qc-metrics';
import { DEFAULT_QUARTET, quartetVcfs } from '../programs/synthetic/quartet-vcf.ts';
import { readText } from './expression-example.ts';
import { COMMON_FIELDS, GENOMICS_FIELDS } from './fields.ts';
import type { SeedCollection, SeedFile, SeedValue } from './seed-plan.ts';
import { syntheticGenome, syntheticReadPair } from './synthetic-files.ts';
import { cellOf, numberOrNull, readRows, rounded, writeCsv, type Row } from './tables.ts';

const TABLES = [
  'pre_alignment_qc_summary',
  'post_alignment_qc_summary',
  'qualimap_bamqc_genome_results',
  'variant_calling_qc_details',
  'mendelian_details',
] as const;
const PLATFORMS: Readonly<Record<string, string>> = { ILM: 'Illumina', BGI: 'BGI' };
const SYNTHETIC = {
  project_name: 'Synthetic DNA-seq',
  project_id: 'DNA-SYNTHETIC',
  synthetic: true,
  batch: 'SYNTHETIC_B1',
  site: 'SYNTHETIC',
  strategy: 'WGS',
};
const MEMBERS = ['D5', 'D6', 'F7', 'M8'] as const;

/** Genomics collection: MultiQC tables of real runs, derived files, the call-set history, and small synthetic reads and variants. */
export function genomicsCollection(seedFolder: string, referenceFolder: string): SeedCollection {
  const dnaseq = join(seedFolder, 'dnaseq');
  const history = join(referenceFolder, 'dnaseq-history', 'history.txt');
  const files = [
    ...runFiles(join(dnaseq, 'wgs'), {
      project_name: 'WGS example run',
      project_id: 'WGS-EXAMPLE',
      synthetic: false,
      strategy: 'WGS',
      site: 'FIMM',
    }),
    ...runFiles(join(dnaseq, 'wes'), {
      project_name: 'WES example run',
      project_id: 'WES-EXAMPLE',
      synthetic: false,
      strategy: 'WES',
    }),
    ...syntheticFiles(),
    {
      key: 'history/history.txt',
      content: () => readText(history),
      record: { ...historyRecord(), data_type: 'QC history', data_format: 'TSV' },
    },
    ...readRows(history).map(callSetFile),
  ];
  return { name: 'genomics', fields: [...COMMON_FIELDS, ...GENOMICS_FIELDS], files };
}

type RunRecord = Readonly<Record<string, SeedValue>> & { strategy: string };

function runFiles(folder: string, record: RunRecord): SeedFile[] {
  const run = record.strategy.toLowerCase();
  const multiqc = { ...record, tool: 'MultiQC', data_category: 'Quality control' };
  return TABLES.flatMap((table) => {
    const file = join(folder, `multiqc_${table}.txt`);
    const whole: SeedFile = {
      key: `${run}/multiqc_${table}.txt`,
      content: () => readText(file),
      record: { ...multiqc, data_type: 'MultiQC table', data_format: 'TSV' },
    };
    return [whole, ...readRows(file).map((row) => libraryRow(row, table, run, multiqc))];
  });
}

function libraryRow(
  row: Row,
  table: string,
  run: string,
  record: Readonly<Record<string, SeedValue>>,
): SeedFile {
  const name = cellOf(row, 'Sample');
  const donor = /(?:[-_])(D5|D6|F7|M8)(?:[-_])/.exec(name)?.[1] ?? null;
  const columns = Object.entries(row).map(
    ([column, value]) => [column.replace(`${table}_`, ''), value] as const,
  );
  const figure = (column: string): number | null => numberOrNull(row[`${table}_${column}`]);
  return {
    key: `${run}/${table}/${name}.${table.split('_')[0] ?? table}-qc.csv`,
    content: () => writeCsv(['figure', 'value'], columns),
    record: {
      ...record,
      data_type: 'Library QC',
      data_format: 'CSV',
      sample: donor,
      donor_id: donor,
      library_id: donor === null ? null : name.replace(/_(R[12]|hc.*)$/, ''),
      precision: figure('SNV_precision'),
      recall: figure('SNV_recall'),
      indel_precision: figure('INDEL_precision'),
      indel_recall: figure('INDEL_recall'),
      mendelian: share(figure('SNV_Mendelian_Consistent_Variants'), figure('SNV_Detected_Variants')),
      indel_mendelian: share(
        figure('INDEL_Mendelian_Consistent_Variants'),
        figure('INDEL_Detected_Variants'),
      ),
      median_coverage: figure('Median_Coverage'),
      mapping_rate: figure('Mapping'),
      duplication: figure('Dup'),
    },
  };
}

function share(part: number | null, whole: number | null): number | null {
  return part === null || whole === null ? null : rounded(part / whole);
}

function historyRecord(): Record<string, SeedValue> {
  return {
    project_name: 'DNA call-set history',
    project_id: 'DNA-HISTORY',
    synthetic: false,
    data_category: 'Quality control',
  };
}

function callSetFile(row: Row): SeedFile {
  const name = cellOf(row, 'sample');
  const strategy = cellOf(row, 'seq');
  const [platform, instrument, site] = strategy === 'WGS' ? name.split('_') : [];
  const across = (type: string, figure: string): number =>
    rounded(mean(MEMBERS.map((donor) => Number(cellOf(row, `${type}_${donor}-${figure}`)))));
  return {
    key: `history/call-sets/${strategy.toLowerCase()}_${name}.call-set-qc.csv`,
    content: () => writeCsv(['figure', 'value'], Object.entries(row)),
    record: {
      ...historyRecord(),
      data_type: 'Call-set QC',
      data_format: 'CSV',
      strategy,
      library_preparation: cellOf(row, 'group'),
      batch: cellOf(row, 'batch'),
      replicate: /[-_](\d+)$/.exec(name)?.[1] ?? null,
      platform: PLATFORMS[platform ?? ''] ?? null,
      instrument: instrument ?? null,
      site: site ?? null,
      precision: across('snv', 'precision'),
      recall: across('snv', 'recall'),
      indel_precision: across('indel', 'precision'),
      indel_recall: across('indel', 'recall'),
      mendelian: numberOrNull(row['snv_mendelian']),
      indel_mendelian: numberOrNull(row['indel_mendelian']),
    },
  };
}

function syntheticFiles(): SeedFile[] {
  const { joint, separate } = quartetVcfs(DEFAULT_QUARTET);
  const libraries = MEMBERS.flatMap((sample) =>
    ['1', '2', '3'].map((replicate) => ({
      library: `SYNTHETIC_DNA_${sample}_${replicate}`,
      sample,
      replicate,
    })),
  );
  return [
    vcfFile('family', joint, {}),
    ...MEMBERS.map((sample) => vcfFile(sample, separate[sample], { sample, donor_id: sample })),
    ...libraries.flatMap((library) => syntheticReadPair(library, SYNTHETIC)),
    ...syntheticGenome(SYNTHETIC),
  ];
}

function vcfFile(name: string, text: string, record: Record<string, SeedValue>): SeedFile {
  const variants = text.split('\n').filter((line) => line !== '' && !line.startsWith('#')).length;
  return {
    key: `synthetic/vcf/synthetic_${name}.vcf`,
    content: () => text,
    record: {
      ...SYNTHETIC,
      ...record,
      data_type: 'Variant calls',
      data_category: 'Variants',
      data_format: 'VCF',
      variant_count: variants,
    },
  };
}

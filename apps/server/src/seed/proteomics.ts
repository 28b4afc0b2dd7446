import { join } from 'node:path';
import { DEFAULT_PEPTIDES, peptideTables } from '../programs/synthetic/expression-tables.ts';
import { expressionExampleFiles, readText } from './expression-example.ts';
import { COMMON_FIELDS, EXPRESSION_QC_FIELDS, PROTEOMICS_FIELDS } from './fields.ts';
import type { SeedCollection, SeedFile, SeedValue } from './seed-plan.ts';
import { cellOf, numberOrNull, readRows, writeCsv, type Row } from './tables.ts';

/** Columns of the history (in the spelling of the source) and their fields. */
const HISTORY_COLUMNS: Readonly<Record<string, string>> = {
  'Signal-to-Noise Ratio (SNR)': 'snr',
  'Coefficient of variantion (CV, %)': 'coefficient_of_variation',
  'Missing percentage (%)': 'missing_percentage',
  'Number of features': 'number_of_features',
  'Absolute Correlation': 'absolute_correlation',
  'Relative Correlation with Reference Datasets (RC)': 'relative_correlation',
};
const HISTORY = {
  project_name: 'Proteomics history',
  project_id: 'PROT-HISTORY',
  synthetic: false,
  data_format: 'CSV',
};
const RUN = {
  project_name: 'Published proteomics run',
  project_id: 'PROT-RUN',
  synthetic: false,
  data_format: 'TSV',
  batch: 'Lot2_DIA_BGI_QEHF_B1',
  site: 'BGI',
  instrument: 'QEHF',
  acquisition: 'DIA',
};

/** Proteomics collection: real tables, and derived files for each historical library, batch and example library. */
export function proteomicsCollection(seedFolder: string, referenceFolder: string): SeedCollection {
  const tables = join(seedFolder, 'proteomics');
  const reference = join(referenceFolder, 'proteomics-quartet');
  const history = readRows(join(reference, 'historical_qc.csv'));
  const libraries = readRows(join(tables, 'historical_meta.csv'));
  const files = [
    ...exampleFiles(tables),
    ...wholeTables(tables, reference),
    ...peptideFiles(reference),
    ...history.map((row) => batchFile(row, libraries)),
    ...libraries.map((row) => libraryFile(row, history)),
  ];
  return {
    name: 'proteomics',
    fields: [...COMMON_FIELDS, ...PROTEOMICS_FIELDS, ...EXPRESSION_QC_FIELDS],
    files,
  };
}

function exampleFiles(tables: string): SeedFile[] {
  return expressionExampleFiles({
    omics: 'proteomics',
    data: readText(join(tables, 'protqc_data_log2_example.csv')),
    sheet: readText(join(tables, 'protqc_metadata_example.csv')),
    dataKey: 'protqc_data_log2_example.csv',
    sheetKey: 'protqc_metadata_example.csv',
    folder: 'example',
    featureColumn: 'gene',
    valueColumn: 'log2_intensity',
    record: {
      project_name: 'Proteomics example',
      project_id: 'PROT-EXAMPLE',
      synthetic: false,
      batch: 'B1_DDA_JNU_Lumos_Firmiana',
      site: 'JNU',
      platform: 'ThermoFisher',
      instrument: 'Lumos',
      tool: 'Firmiana',
      acquisition: 'DDA',
    },
  });
}

function wholeTables(tables: string, reference: string): SeedFile[] {
  const whole = (folder: string, name: string, key: string, record: Record<string, SeedValue>): SeedFile => ({
    key,
    content: () => readText(join(folder, name)),
    record,
  });
  const run = (name: string, dataType: string): SeedFile =>
    whole(join(tables, 'published-run'), name, `published-run/${name}`, {
      ...RUN,
      data_type: dataType,
      data_category: 'Quality control',
    });
  return [
    whole(reference, 'reference_dataset.csv', 'reference_dataset.csv', {
      ...HISTORY,
      project_name: 'Reference data set',
      project_id: 'PROT-REFERENCE',
      data_type: 'Reference fold changes',
      data_category: 'Reference',
      number_of_features: readRows(join(reference, 'reference_dataset.csv')).length,
    }),
    whole(reference, 'historical_qc.csv', 'history/historical_qc.csv', {
      ...HISTORY,
      data_type: 'QC history',
      data_category: 'Quality control',
    }),
    whole(tables, 'historical_qc_norm.csv', 'history/historical_qc_norm.csv', {
      ...HISTORY,
      data_type: 'QC history',
      data_category: 'Quality control',
    }),
    whole(tables, 'historical_qc_stat.csv', 'history/historical_qc_stat.csv', {
      ...HISTORY,
      data_type: 'QC history',
      data_category: 'Quality control',
    }),
    whole(tables, 'historical_meta.csv', 'history/historical_meta.csv', {
      ...HISTORY,
      data_type: 'Library catalogue',
      data_category: 'Metadata',
    }),
    run('conclusion_table.tsv', 'Report table'),
    run('rank_table.tsv', 'Report table'),
    run('cutoff_table.tsv', 'Report table'),
    run('pca_table.tsv', 'PCA table'),
    run('corr_table.tsv', 'Correlation points'),
  ];
}

/** Synthetic peptide tables for the relative correlation: the real example is by gene, the reference set by peptide. */
function peptideFiles(reference: string): SeedFile[] {
  const changes = readRows(join(reference, 'reference_dataset.csv')).map((row) => ({
    feature: cellOf(row, 'Sequence'),
    pair: cellOf(row, 'Sample.Pair'),
    log2FoldChange: Number(cellOf(row, 'log2FC')),
  }));
  const { data, metadata } = peptideTables(changes, DEFAULT_PEPTIDES);
  const record = {
    project_name: 'Synthetic peptides',
    project_id: 'PROT-SYNTHETIC',
    synthetic: true,
    batch: 'SYNTHETIC_B1',
    site: 'SYNTHETIC',
    data_format: 'CSV',
  };
  return [
    {
      key: 'synthetic/synthetic_peptides_log2.csv',
      content: () => data,
      record: {
        ...record,
        data_type: 'Peptide matrix',
        data_category: 'Expression',
        number_of_features: new Set(changes.map((change) => change.feature)).size,
      },
    },
    {
      key: 'synthetic/synthetic_peptides_metadata.csv',
      content: () => metadata,
      record: { ...record, data_type: 'Peptide metadata', data_category: 'Metadata' },
    },
  ];
}

function batchFile(row: Row, libraries: readonly Row[]): SeedFile {
  const batch = cellOf(row, 'Batch');
  const member = libraries.find((library) => library['batch'] === batch);
  return {
    key: `history/batches/${batch}.batch-qc.csv`,
    content: () => writeCsv(['figure', 'value'], [['batch', batch], ...Object.entries(figures(row))]),
    record: {
      ...HISTORY,
      ...(member ? measured(member) : {}),
      ...figures(row),
      batch,
      data_type: 'Batch QC',
      data_category: 'Quality control',
    },
  };
}

function libraryFile(row: Row, history: readonly Row[]): SeedFile {
  const library = cellOf(row, 'library');
  const batch = history.find((entry) => entry['Batch'] === row['batch']);
  const qc = batch ? figures(batch) : {};
  return {
    key: `history/libraries/${library}.library-qc.csv`,
    content: () =>
      writeCsv(
        ['column', 'value'],
        [
          ...Object.entries(row),
          ...Object.entries(qc).map(([key, value]) => [`batch_${key}`, value] as const),
        ],
      ),
    record: {
      ...HISTORY,
      ...measured(row),
      ...qc,
      library_id: library,
      sample: cellOf(row, 'sample'),
      donor_id: cellOf(row, 'sample'),
      replicate: cellOf(row, 'replicate'),
      data_type: 'Library QC',
      data_category: 'Quality control',
    },
  };
}

function measured(row: Row): Record<string, SeedValue> {
  const day = cellOf(row, 'extraction_date')
    .split('/')
    .map((part) => part.padStart(2, '0'))
    .join('-');
  const batch = cellOf(row, 'batch');
  return {
    batch,
    site: cellOf(row, 'site'),
    platform: cellOf(row, 'platform'),
    instrument: cellOf(row, 'instrument'),
    tool: cellOf(row, 'tool'),
    database: cellOf(row, 'database'),
    extraction_date: day,
    acquisition: batch.split('_')[1] ?? null,
  };
}

function figures(row: Row): Record<string, number | null> {
  return Object.fromEntries(
    Object.entries(HISTORY_COLUMNS).map(([column, field]) => [field, numberOrNull(row[column])]),
  );
}

import { join } from 'node:path';
import { mean } from '@omics-portal/qc-metrics';
import { expressionExampleFiles, readText } from './expression-example.ts';
import { COMMON_FIELDS, EXPRESSION_QC_FIELDS, METABOLOMICS_FIELDS } from './fields.ts';
import type { SeedCollection, SeedFile } from './seed-plan.ts';
import { cellOf, numberOrNull, readRows, rounded, writeCsv, type Row } from './tables.ts';

const RECORD = {
  project_name: 'Metabolomics example',
  project_id: 'MET-EXAMPLE',
  synthetic: false,
  batch: 'L1_1',
  site: 'L1',
  strategy: 'Untargeted',
};

/** Metabolomics collection: the real example table, and derived files with each library's ratio to D6, as used to compare batches. */
export function metabolomicsCollection(seedFolder: string): SeedCollection {
  const folder = join(seedFolder, 'metabolomics');
  const rows = readRows(join(folder, 'metqc_data_example.csv'));
  const libraries = readRows(join(folder, 'metqc_metadata_example.csv'));
  const files = [
    ...expressionExampleFiles({
      omics: 'metabolomics',
      data: readText(join(folder, 'metqc_data_example.csv')),
      sheet: readText(join(folder, 'metqc_metadata_example.csv')),
      dataKey: 'metqc_data_example.csv',
      sheetKey: 'metqc_metadata_example.csv',
      folder: 'example',
      featureColumn: 'metabolite',
      valueColumn: 'intensity',
      record: RECORD,
    }),
    annotationFile(rows),
    ...libraries.map((library) => ratioFile(rows, libraries, library)),
    ...['1', '2', '3'].map((replicate) => replicateSet(rows, libraries, replicate)),
  ];
  return {
    name: 'metabolomics',
    fields: [...COMMON_FIELDS, ...METABOLOMICS_FIELDS, ...EXPRESSION_QC_FIELDS],
    files,
  };
}

function annotationFile(rows: readonly Row[]): SeedFile {
  return {
    key: 'example/metabolite_annotation.csv',
    content: () =>
      writeCsv(
        ['metabolite', 'hmdb_id'],
        rows.map((row) => [cellOf(row, 'metabolites'), cellOf(row, 'HMDBID')]),
      ),
    record: {
      ...RECORD,
      data_type: 'Feature annotation',
      data_category: 'Metadata',
      data_format: 'CSV',
      number_of_features: rows.length,
    },
  };
}

function ratioFile(rows: readonly Row[], libraries: readonly Row[], library: Row): SeedFile {
  const name = cellOf(library, 'col_names');
  const sample = cellOf(library, 'sample');
  const references = libraries
    .filter((other) => other['sample'] === 'D6')
    .map((other) => cellOf(other, 'col_names'));
  return {
    key: `example/ratios/${name}.ratio-to-d6.csv`,
    content: () =>
      writeCsv(
        ['metabolite', 'log2_ratio_to_d6'],
        rows.map((row) => [cellOf(row, 'metabolites'), ratio(row, name, references)]),
      ),
    record: {
      ...RECORD,
      sample,
      donor_id: sample,
      library_id: name,
      replicate: cellOf(library, 'rep'),
      data_type: 'Ratio profile',
      data_category: 'Expression',
      data_format: 'CSV',
      number_of_features: rows.length,
    },
  };
}

function ratio(row: Row, library: string, references: readonly string[]): number | null {
  const value = numberOrNull(row[library]);
  const base = references.map((name) => numberOrNull(row[name])).filter((number) => number !== null);
  return value === null || value <= 0 || base.length === 0
    ? null
    : rounded(Math.log2(value) - Math.log2(mean(base)));
}

function replicateSet(rows: readonly Row[], libraries: readonly Row[], replicate: string): SeedFile {
  const names = libraries
    .filter((library) => library['rep'] === replicate)
    .map((library) => cellOf(library, 'col_names'));
  return {
    key: `example/replicate-sets/replicate_${replicate}.csv`,
    content: () =>
      writeCsv(
        ['metabolite', 'hmdb_id', ...names],
        rows.map((row) => [
          cellOf(row, 'metabolites'),
          cellOf(row, 'HMDBID'),
          ...names.map((name) => numberOrNull(row[name])),
        ]),
      ),
    record: {
      ...RECORD,
      replicate,
      data_type: 'Replicate table',
      data_category: 'Expression',
      data_format: 'CSV',
      number_of_features: rows.length,
    },
  };
}

import { readFileSync } from 'node:fs';
import {
  buildExpressionReport,
  mean,
  median,
  parseDelimited,
  parseExpressionMatrix,
  parseSampleSheet,
  standardDeviation,
  type Omics,
} from '@omics-portal/qc-metrics';
import type { SeedFile, SeedValue } from './seed-plan.ts';
import { rounded, writeCsv } from './tables.ts';

/** Expression example: a data table, its sample sheet, and the names of the derived files. */
export interface ExpressionExample {
  omics: Omics;
  /** Tables as text, stored unchanged. */
  data: string;
  sheet: string;
  dataKey: string;
  sheetKey: string;
  /** Folder of the derived files. */
  folder: string;
  /** Header of the feature column in derived files. */
  featureColumn: string;
  /** Unit of the values, for the header of derived files. */
  valueColumn: string;
  /** First line of each derived table, such as a note that the data is synthetic. */
  preamble?: string;
  /** Values shared by all records of the set. */
  record: Readonly<Record<string, SeedValue>>;
}

interface Table {
  features: readonly string[];
  libraries: readonly { library: string; sample: string; replicate: string }[];
  /** By library, then feature; null for a missing value. */
  columns: readonly (readonly (number | null)[])[];
}

/** Files of an expression example: the two tables, a profile and a QC summary per library, tables per sample, fold changes. */
export function expressionExampleFiles(example: ExpressionExample): SeedFile[] {
  const table = readTable(example);
  const figures = figuresOf(example);
  const matrix = { ...example.record, ...figures, data_category: 'Expression' };
  const count = table.features.length;
  return [
    {
      key: example.dataKey,
      content: () => example.data,
      record: { ...matrix, data_type: 'Expression matrix' },
    },
    {
      key: example.sheetKey,
      content: () => example.sheet,
      record: {
        ...matrix,
        data_type: 'Sample metadata',
        data_category: 'Metadata',
        number_of_features: null,
      },
    },
    ...table.libraries.flatMap((library, index) => libraryFiles(example, table, library, index)),
    ...samplesOf(table).map((sample) => sampleFile(example, table, sample)),
    ...pairsOf(table).map((pair) => foldChangeFile(example, table, pair)),
  ].map((file) => ({ ...file, record: { data_format: 'CSV', number_of_features: count, ...file.record } }));
}

function libraryFiles(
  example: ExpressionExample,
  table: Table,
  { library, sample, replicate }: Table['libraries'][number],
  index: number,
): SeedFile[] {
  const values = table.columns[index] ?? [];
  const detected = values.filter((value) => value !== null);
  const record = {
    ...example.record,
    sample,
    donor_id: sample,
    library_id: library,
    replicate,
    number_of_features: detected.length,
  };
  const missing = rounded(100 - (100 * detected.length) / Math.max(1, values.length), 3);
  const summary: [string, string | number][] = [
    ['library', library],
    ['sample', sample],
    ['replicate', replicate],
    ['features', values.length],
    ['detected', detected.length],
    ['missing_percentage', missing],
    ['median', rounded(median(detected))],
    ['mean', rounded(mean(detected))],
    ['sd', rounded(standardDeviation(detected))],
  ];
  return [
    {
      key: `${example.folder}/profiles/${library}.profile.csv`,
      content: () =>
        text(
          example,
          [example.featureColumn, example.valueColumn],
          [...table.features].map((feature, row) => [feature, values[row] ?? null]),
        ),
      record: {
        ...record,
        data_type: 'Expression profile',
        data_category: 'Expression',
        missing_percentage: missing,
      },
    },
    {
      key: `${example.folder}/summaries/${library}.summary.csv`,
      content: () => text(example, ['figure', 'value'], summary),
      record: {
        ...record,
        data_type: 'Library QC',
        data_category: 'Quality control',
        missing_percentage: missing,
      },
    },
  ];
}

function sampleFile(example: ExpressionExample, table: Table, sample: string): SeedFile {
  const members = table.libraries.flatMap((library, index) => (library.sample === sample ? [index] : []));
  return {
    key: `${example.folder}/samples/${sample}.replicates.csv`,
    content: () =>
      text(
        example,
        [
          example.featureColumn,
          ...members.map((index) => table.libraries[index]?.library ?? ''),
          'mean',
          'sd',
        ],
        [...table.features].map((feature, row) => {
          const values = members.map((index) => table.columns[index]?.[row] ?? null);
          const known = values.filter((value) => value !== null);
          return [
            feature,
            ...values,
            known.length === 0 ? null : rounded(mean(known)),
            known.length < 2 ? null : rounded(standardDeviation(known)),
          ];
        }),
      ),
    record: {
      ...example.record,
      sample,
      donor_id: sample,
      data_type: 'Replicate table',
      data_category: 'Expression',
    },
  };
}

function foldChangeFile(
  example: ExpressionExample,
  table: Table,
  [left, right]: readonly [string, string],
): SeedFile {
  const meanOf = (sample: string, row: number): number | null => {
    const values = table.libraries.flatMap((library, index) =>
      library.sample === sample ? [table.columns[index]?.[row] ?? null] : [],
    );
    const logs = values
      .filter((value) => value !== null)
      .map((value) => (example.omics === 'proteomics' ? value : Math.log2(value + 1)));
    return logs.length === 0 ? null : mean(logs);
  };
  return {
    key: `${example.folder}/fold-changes/${left}-${right}.fold-change.csv`,
    content: () =>
      text(
        example,
        [example.featureColumn, 'sample_pair', 'log2_fold_change'],
        [...table.features].map((feature, row) => {
          const [a, b] = [meanOf(left, row), meanOf(right, row)];
          return [feature, `${left}/${right}`, a === null || b === null ? null : rounded(a - b)];
        }),
      ),
    record: { ...example.record, data_type: 'Fold changes', data_category: 'Expression' },
  };
}

function text(
  example: ExpressionExample,
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return (example.preamble ?? '') + writeCsv(header, rows);
}

function readTable(example: ExpressionExample): Table {
  const sheet = parseSampleSheet(example.sheet);
  const { header, rows } = parseDelimited(example.data);
  if (!sheet.ok) throw new Error(`The sample sheet ${example.sheetKey} of the seed cannot be read.`);
  const libraries = sheet.value.map(({ library, sample }) => ({
    library,
    sample,
    replicate: /_(\d+)$/.exec(library)?.[1] ?? '1',
  }));
  const columns = libraries.map(({ library }) => {
    const at = header.indexOf(library);
    return rows.map((row) =>
      row[at] === 'NA' || row[at] === '' || row[at] === undefined ? null : Number(row[at]),
    );
  });
  return { features: rows.map((row) => row[0] ?? ''), libraries, columns };
}

/** QC metrics of the whole table, computed like those of a report. */
function figuresOf({ omics, data, sheet, dataKey, sheetKey }: ExpressionExample): Record<string, SeedValue> {
  const rows = parseSampleSheet(sheet);
  const matrix = rows.ok
    ? parseExpressionMatrix(
        data,
        rows.value.map((row) => row.library),
      )
    : rows;
  if (!rows.ok || !matrix.ok) throw new Error(`The table ${dataKey} of the seed cannot be read.`);
  const { metrics } = buildExpressionReport({
    omics,
    matrix: matrix.value,
    sheet: rows.value,
    dataFile: dataKey,
    metadataFile: sheetKey,
    synthetic: false,
    generatedAt: new Date(0).toISOString(),
    software: { name: 'seed', version: '1' },
    profile: {
      id: 'seed',
      version: '1',
      omics,
      origin: 'No limits: only the figures are wanted.',
      batch: [],
      perSample: [],
    },
  });
  const value = (key: string): number | null => {
    const found = metrics.find((metric) => metric.key === key)?.value ?? null;
    return found === null ? null : rounded(found, 3);
  };
  return {
    number_of_features: value('features'),
    snr: value('snr'),
    coefficient_of_variation: value('cv'),
    missing_percentage: value('missing'),
    absolute_correlation: value('absoluteCorrelation'),
    relative_correlation: value('rc'),
  };
}

function samplesOf(table: Table): string[] {
  return [...new Set(table.libraries.map((library) => library.sample))].sort();
}

function pairsOf(table: Table): (readonly [string, string])[] {
  const samples = samplesOf(table);
  return samples.flatMap((left, index) => samples.slice(index + 1).map((right) => [left, right] as const));
}

/** Reads a table that is stored unchanged. */
export function readText(file: string): string {
  return readFileSync(file, 'utf8');
}

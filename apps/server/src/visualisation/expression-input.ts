import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BatchQuality, ExpressionDocument, FigureSource } from '@omics-portal/api/visualisation';
import { parseDelimited, type Omics } from '@omics-portal/qc-metrics';
import { countTables, DEFAULT_COUNTS } from '../programs/synthetic/expression-tables.ts';
import { SHIPPED_SOURCES } from './figure-sources.ts';

/** Lab, platform and instrument of a batch. */
export type BatchOrigin = Pick<BatchQuality, 'lab' | 'platform' | 'instrument'>;

/** Input of the document of a kind of expression data. */
export interface ExpressionInput {
  readonly kind: ExpressionDocument['kind'];
  readonly omics: Omics;
  readonly source: FigureSource;
  readonly batch: string;
  readonly origin: BatchOrigin;
  /** Texts of the data table and its sample sheet. */
  readonly data: string;
  readonly sheet: string;
  /** Lab and instrument of the batches of the history, by name. */
  readonly origins: ReadonlyMap<string, BatchOrigin>;
}

/** Origin of a batch that no published table names. */
export const UNKNOWN_ORIGIN: BatchOrigin = { lab: null, platform: null, instrument: null };

/** Reads the shipped table of each kind. RNA counts are generated, as in the seed: the licence of public ones forbids copies. */
export const EXPRESSION_INPUTS: Readonly<
  Record<ExpressionDocument['kind'], (seedFolder: string) => ExpressionInput>
> = {
  rna: () => {
    const { data, metadata } = countTables(DEFAULT_COUNTS);
    return {
      kind: 'rna',
      omics: 'transcriptomics',
      source: SHIPPED_SOURCES.syntheticCounts,
      batch: 'SYNTHETIC_B1',
      origin: UNKNOWN_ORIGIN,
      data,
      sheet: metadata,
      origins: new Map(),
    };
  },
  protein: (seedFolder) => ({
    kind: 'protein',
    omics: 'proteomics',
    source: SHIPPED_SOURCES.proteinExample,
    batch: 'B1_DDA_JNU_Lumos_Firmiana',
    origin: { lab: 'JNU', platform: 'ThermoFisher', instrument: 'Lumos' },
    data: text(seedFolder, 'proteomics', 'protqc_data_log2_example.csv'),
    sheet: text(seedFolder, 'proteomics', 'protqc_metadata_example.csv'),
    origins: batchOrigins(text(seedFolder, 'proteomics', 'historical_meta.csv')),
  }),
  metabolism: (seedFolder) => ({
    kind: 'metabolism',
    omics: 'metabolomics',
    source: SHIPPED_SOURCES.metaboliteExample,
    batch: 'L1_1',
    origin: { ...UNKNOWN_ORIGIN, lab: 'L1' },
    data: text(seedFolder, 'metabolomics', 'metqc_data_example.csv'),
    sheet: text(seedFolder, 'metabolomics', 'metqc_metadata_example.csv'),
    origins: new Map(),
  }),
};

function text(...path: string[]): string {
  return readFileSync(join(...path), 'utf8');
}

/** Lab, platform and instrument of each batch, from the list of its libraries. */
function batchOrigins(csv: string): Map<string, BatchOrigin> {
  const { header, rows } = parseDelimited(csv);
  const cell = (row: readonly string[], column: string) => row[header.indexOf(column)] || null;
  return new Map(
    rows.map((row) => [
      cell(row, 'batch') ?? '',
      { lab: cell(row, 'site'), platform: cell(row, 'platform'), instrument: cell(row, 'instrument') },
    ]),
  );
}

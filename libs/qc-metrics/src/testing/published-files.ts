/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type DelimitedTable, parseDelimited } from '../matrix/delimited-text';
import { type ExpressionMatrix } from '../matrix/expression-matrix';
import { parseExpressionMatrix } from '../matrix/parse-matrix';
import { parseSampleSheet, type SampleSheetRow } from '../matrix/sample-sheet';
import { type HistoricalBatch } from '../scores/total-score';

const DATA = resolve(import.meta.dirname, 'data');
const SERVER = resolve(import.meta.dirname, '../../../../apps/server');

/** Table of the published run or of the DNA examples. */
export function publishedTable(path: string): DelimitedTable {
  return parseDelimited(readFileSync(resolve(DATA, path), 'utf8'));
}

/** File of an installed reference set. */
export function referenceTable(path: string): DelimitedTable {
  return parseDelimited(readFileSync(resolve(SERVER, 'reference-sets', path), 'utf8'));
}

/** Data table from the seed with its sample sheet. */
export function seededMatrix(
  data: string,
  metadata: string,
): { matrix: ExpressionMatrix; sheet: SampleSheetRow[] } {
  const sheet = parseSampleSheet(readFileSync(resolve(SERVER, 'seed', metadata), 'utf8'));
  if (!sheet.ok) {
    throw new Error(JSON.stringify(sheet.problems));
  }
  const libraries = sheet.value.map((row) => row.library);
  const matrix = parseExpressionMatrix(readFileSync(resolve(SERVER, 'seed', data), 'utf8'), libraries);
  if (!matrix.ok) {
    throw new Error(JSON.stringify(matrix.problems));
  }
  return { matrix: matrix.value, sheet: sheet.value };
}

/** Historical proteomics batches, 32 of them. */
export function proteomicsHistory(): HistoricalBatch[] {
  const order = ['absoluteCorrelation', 'cv', 'missing', 'features', 'rc', 'snr'] as const;
  return referenceTable('proteomics-quartet/historical_qc.csv').rows.map(([batch = '', ...cells]) => ({
    batch,
    values: Object.fromEntries(
      order.flatMap((key, index) => (cells[index] === 'NA' ? [] : [[key, Number(cells[index])]])),
    ),
  }));
}

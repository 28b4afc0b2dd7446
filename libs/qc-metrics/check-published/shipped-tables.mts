import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { MatrixReader, parseSampleSheet, quartetSampleOf } from '../src/index.ts';
import type { ComparedTable } from './simulated-tables.mts';

const SEED = resolve(import.meta.dirname, '../../../apps/server/seed');

/** Measured tables of the repository: proteins by gene, of which log2 values are published, and metabolites. */
export function shippedTables(): ComparedTable[] {
  return [
    shippedTable('proteomics', 'proteomics/protqc_data_log2_example.csv', (value) => 2 ** value),
    shippedTable('metabolomics', 'metabolomics/metqc_data_example.csv', (value) => value),
  ];
}

function shippedTable(
  kind: 'proteomics' | 'metabolomics',
  data: string,
  intensityOf: (value: number) => number,
): ComparedTable {
  const sheet = parseSampleSheet(
    readFileSync(resolve(SEED, data.replace(/_data.*_/u, '_metadata_')), 'utf8'),
  );
  if (!sheet.ok) throw new Error(`The sample sheet of ${data} cannot be read.`);
  const reader = new MatrixReader(sheet.value.map(({ library }) => library));
  reader.push(readFileSync(resolve(SEED, data), 'utf8'));
  const read = reader.finish();
  if (!read.ok) throw new Error(`${data} cannot be read.`);
  const { values, libraries, features } = read.value.matrix;
  const rows = Array.from({ length: features.length }, (_, row) =>
    Array.from(values.subarray(row * libraries.length, (row + 1) * libraries.length), intensityOf),
  );
  const samples = sheet.value.map(({ sample }) => quartetSampleOf(sample) ?? sample);
  const names = rows.map((_, row) => `F${row + 1}`);
  return {
    name: `shipped-${kind}`,
    kind,
    minCount: 0,
    libraries: samples.map((sample, index) => `${sample}_${index + 1}`),
    features: names,
    rows,
    reference: referenceOf(names, rows, samples),
  };
}

/**
 * Differences of the means of the log2 values, of features without a missing value: a reference for RC, because the one that ships
 * is by peptide.
 */
function referenceOf(
  features: readonly string[],
  rows: readonly (readonly number[])[],
  samples: readonly string[],
): ComparedTable['reference'] {
  const complete = features.flatMap((feature, index) => {
    const row = rows[index] ?? [];
    return row.every((value) => value > 0) ? [{ feature, row }] : [];
  });
  const meanOf = (row: readonly number[], sample: string): number => {
    const logs = row.filter((_, library) => samples[library] === sample).map(Math.log2);
    return logs.reduce((sum, value) => sum + value, 0) / logs.length;
  };
  return complete.flatMap(({ feature, row }) =>
    ['D5', 'F7', 'M8'].map((sample) => ({
      feature,
      pair: `${sample}/D6`,
      change: meanOf(row, sample) - meanOf(row, 'D6'),
    })),
  );
}

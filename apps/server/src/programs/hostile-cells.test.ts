import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOSTILE_CELLS } from '@omics-portal/data-query/testing/hostile-cells';
import { asWritten, readWrittenTable } from '@omics-portal/data-query/testing/written-table';
import { type ExpressionReport } from '@omics-portal/qc-metrics';
import { afterAll, expect, test } from 'vitest';
import { writeCsv } from '../seed/tables.ts';
import { writeFeatures } from './expression-matrix-qc/write-features.ts';
import { metricsTable } from './report/metrics-table.ts';
import { type FastqSummary } from './fastq-qc/summarise.ts';
import { summaryTable as fastqTable } from './fastq-qc/summary-table.ts';
import { type CountedVariants } from './variant-qc/count-variants.ts';
import { summaryTable as variantTable } from './variant-qc/summary-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'hostile-cells-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** FASTQ metrics with this file name. */
const fastqFile = (file: string) =>
  ({
    file,
    mate: 1,
    reads: 1,
    bases: 1,
    meanLength: 1,
    meanQuality: 30,
    q20: 1,
    q30: 1,
    gc: null,
    n: 0,
    adapters: [],
    duplication: { share: 0, standardError: 0 },
    overRepresented: { sequences: [] },
    qualityEncoding: { name: file },
    warnings: [file],
  }) as unknown as FastqSummary;

/** Counts of a member whose VCF column has this name. */
const member = (column: string) =>
  ({
    member: 'F7',
    column,
    snv: 1,
    indel: 0,
    tiTv: null,
    heterozygous: 1,
    homozygous: 0,
    hetHom: null,
  }) as const;
const NO_RATES = {
  concordance: null,
  completeConcordance: null,
  twins: { rate: null, completeRate: null },
  trios: {},
};

/** All program writers of tables with texts from users' files. */
const WRITERS: readonly (readonly [string, (cells: readonly string[]) => string, 'csv' | 'tsv'])[] = [
  ['fastq-qc summary.tsv', (cells) => fastqTable(cells.map(fastqFile)), 'tsv'],
  [
    'variant-qc summary.tsv',
    (cells) =>
      variantTable({
        members: cells.map(member),
        mendelian: { snv: NO_RATES, indel: NO_RATES },
      } as unknown as CountedVariants),
    'tsv',
  ],
  [
    'expression-matrix-qc metrics.tsv',
    (cells) =>
      metricsTable({
        metrics: cells.map((key) => ({ key, value: 1, unit: key, grade: key })),
      } as unknown as ExpressionReport),
    'tsv',
  ],
  [
    'expression-matrix-qc features.tsv',
    (cells) => {
      const path = join(folder, 'features.tsv');
      const columns = ['feature', ...cells];
      writeFeatures(path, {
        columns,
        entries: cells.length,
        *rows() {
          for (const cell of cells) yield [cell, ...cells];
        },
      });
      return readFileSync(path, 'utf8');
    },
    'tsv',
  ],
  [
    'a table of the seed',
    (cells) =>
      writeCsv(
        ['a', 'b'],
        cells.map((cell) => [cell, 1]),
      ),
    'csv',
  ],
];

test.each(WRITERS)(
  '%s writes every hostile cell as one cell, and none starts a formula',
  (_name, write, format) => {
    const { rows, formulas } = readWrittenTable(write(HOSTILE_CELLS), format);
    const [, ...lines] = rows;
    expect(formulas).toEqual([]);
    expect(lines).toHaveLength(HOSTILE_CELLS.length);
    asWritten(HOSTILE_CELLS, format).forEach((cell, index) => expect(lines[index]).toContain(cell));
  },
);

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ExpressionReport } from '@omics-portal/qc-metrics';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProgramBench } from '../testing/run-program.ts';
import { expressionMatrixQc } from './expression-matrix-qc.ts';

const SAMPLES = ['D5', 'D6', 'F7', 'M8'];
const LIBRARIES = SAMPLES.flatMap((sample) => [1, 2, 3].map((replicate) => `${sample}_${replicate}`));
const METABOLITES = Array.from({ length: 12 }, (_, index) => ({
  name: `Metabolite ${index}`,
  identifier: `HMDB00${index + 10}`,
}));

/** Log2 level of a metabolite in a sample. */
const levelOf = (index: number, sample: string) => 8 + ((index * (SAMPLES.indexOf(sample) + 2)) % 5);

let bench: ProgramBench;
beforeEach(() => {
  bench = new ProgramBench();
});
afterEach(() => {
  // The files of a run share a process; the next one may read the sets before its first test.
  vi.unstubAllEnvs();
  bench.remove();
});

/** Installs a reference set of metabolites, with or without a map of names. */
function installSet(hasNames: boolean): void {
  const folder = join(bench.folder, 'sets', 'metabolites');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => bench.write(`sets/metabolites/${name}`, text);
  write(
    'manifest.json',
    JSON.stringify({
      id: 'metabolites',
      omics: 'metabolomics',
      title: 'Test set',
      licence: 'CC0',
      source: 'test',
      foldChanges: {
        file: 'changes.csv',
        key: 'metabolite',
        columns: { feature: 'id', pair: 'pair', log2FoldChange: 'change' },
      },
      ...(hasNames && { names: { file: 'names.csv', columns: { name: 'name', identifier: 'id' } } }),
    }),
  );
  const changes = METABOLITES.flatMap(({ identifier }, index) =>
    ['D5', 'F7', 'M8'].map(
      (sample) => `${identifier},${sample}/D6,${levelOf(index, sample) - levelOf(index, 'D6')}`,
    ),
  );
  write('changes.csv', `id,pair,change\n${changes.join('\n')}\n`);
  const names = METABOLITES.map(({ name, identifier }) => `${name.toUpperCase()},${identifier}`);
  write('names.csv', `name,id\n${names.join('\n')}\n`);
  vi.stubEnv('REFERENCE_SETS_DIR', join(bench.folder, 'sets'));
}

/** Report on a table that names its metabolites and has no identifier. */
async function reportOnNames(): Promise<ExpressionReport> {
  const rows = METABOLITES.map(({ name }, index) => {
    const cells = LIBRARIES.map((library, column) =>
      (2 ** levelOf(index, library.slice(0, 2)) * (1 + 0.01 * ((column + index) % 3))).toFixed(4),
    );
    return `${name},NA,${cells.join(',')}`;
  });
  await bench.runHere(expressionMatrixQc, {
    omics: 'metabolomics',
    dataFile: bench.write('d.csv', `metabolites,HMDBID,${LIBRARIES.join(',')}\n${rows.join('\n')}\n`),
    metadataFile: bench.write(
      'm.csv',
      `col_names,sample\n${LIBRARIES.map((library) => `${library},${library.slice(0, 2)}`).join('\n')}\n`,
    ),
  });
  return JSON.parse(bench.read('report.json')) as ExpressionReport;
}

test('metabolites without an identifier are found by the map of names of the reference set', async () => {
  installSet(false);
  const rcOf = ({ metrics }: ExpressionReport) => metrics.find(({ key }) => key === 'rc')?.value;
  expect(rcOf(await reportOnNames())).toBeNull();
  installSet(true);
  const report = await reportOnNames();
  expect(rcOf(report)).toBeGreaterThan(0.99);
  expect(report.references.flatMap(({ files = [] }) => files.map(({ file }) => file))).toEqual([
    'changes.csv',
    'names.csv',
  ]);
});

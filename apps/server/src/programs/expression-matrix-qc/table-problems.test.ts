import type { ExpressionReport } from '@omics-portal/qc-metrics';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProgramBench, problemsOf } from '../testing/run-program.ts';
import { expressionMatrixQc } from './expression-matrix-qc.ts';

let bench: ProgramBench;
beforeEach(() => {
  bench = new ProgramBench();
});
afterEach(() => bench.remove());

test('problems of a table are printed as codes with their words, for readers in any language', async () => {
  const end = await bench.runHere(expressionMatrixQc, {
    omics: 'proteomics',
    dataFile: bench.write('d.csv', 'rowname,a\nP,high\n'),
    metadataFile: bench.write('m.csv', 'name,sample\na,D5\n'),
  });
  const [line = ''] = end.stderr.split('\n');
  expect(JSON.parse(line.replace(/^PROBLEM /, ''))).toEqual({
    file: 'd.csv',
    code: 'not-a-number',
    params: { row: 2, column: 'a', text: 'high' },
  });
});

test.each([
  [
    'in other letter case',
    'rowname,D5_A\nP,1\n',
    /"d5_a", which differs only in letter case from the column "D5_A"/,
  ],
  [
    'as rows',
    'sample,TP53\nd5_a,1\n',
    /^expression-matrix-qc: d\.csv cannot be used: The data table looks transposed: 1 of/mu,
  ],
])('libraries %s are refused with a hint', async (_, data, message) => {
  const end = await bench.runHere(expressionMatrixQc, {
    omics: 'proteomics',
    dataFile: bench.write('d.csv', data),
    metadataFile: bench.write('m.csv', 'name,sample\nd5_a,D5\n'),
  });
  expect(end.stderr).toMatch(message);
});

test('corrections of samples beside tables alone are named as unused', async () => {
  const libraries = ['D5', 'D6'].flatMap((sample) => [1, 2].map((replicate) => `${sample}_${replicate}`));
  await bench.runHere(expressionMatrixQc, {
    omics: 'proteomics',
    dataFile: bench.write('d.csv', `rowname,${libraries.join(',')}\nP1,1,2,3,4\nP2,2,1,4,3\n`),
    metadataFile: bench.write('m.csv', `name,sample\n${libraries.map((name) => `${name},D5\n`).join('')}`),
    samples: Array.from({ length: 13 }, (_, index) => `s${index} = D5`).join('\n'),
  });
  const report = JSON.parse(bench.read('report.json')) as ExpressionReport;
  const names = `${Array.from({ length: 12 }, (_, index) => `s${index}`).join(', ')}, …`;
  expect(report.notices).toContainEqual({ code: 'corrections-unused', params: { count: 13, names } });
});

test('a log that lists the first problems of a table alone says how many there are', async () => {
  const rows = Array.from({ length: 30 }, (_, row) => `P${row},high\n`).join('');
  const end = await bench.runHere(expressionMatrixQc, {
    omics: 'proteomics',
    dataFile: bench.write('d.csv', `rowname,a\n${rows}`),
    metadataFile: bench.write('m.csv', 'name,sample\na,D5\n'),
  });
  expect(problemsOf(end)).toHaveLength(21);
  expect(problemsOf(end).at(-1)).toEqual({
    file: 'd.csv',
    code: 'more-problems',
    params: { listed: 20, count: 30 },
  });
  expect(end.stderr).toMatch(/\nThe table has at least 30 problems; the first 20 are listed\.\n/u);
  expect(end.stderr).toMatch(/ \(and at least 29 more, above\)\. Correct the file/u);
});

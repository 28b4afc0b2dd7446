import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DnaReport } from '@omics-portal/qc-metrics';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProgramBench, problemsOf } from '../testing/run-program.ts';
import { dnaQcReport } from './dna-qc-report.ts';

let bench: ProgramBench;
let folder: string;
beforeEach(() => {
  bench = new ProgramBench();
  folder = join(bench.folder, 'results');
  mkdirSync(folder);
});
afterEach(() => bench.remove());

const run = (params: Record<string, string> = {}) =>
  bench.runHere(dnaQcReport, { folder: { path: folder, name: 'results/' }, ...params });
const report = (): DnaReport => JSON.parse(bench.read('report.json')) as DnaReport;

test.each([
  [
    'an empty folder',
    {},
    'dna.no-figures',
    /results\/ has no file with figures of quality control; 0 files were looked into/,
  ],
  [
    'an unknown kind of sequencing',
    { sequencing: 'WGX' },
    'program.unknown-choice',
    /"WGX" is no kind of sequencing/,
  ],
  ['a donor that is none', { samples: 'lab7 = D9' }, 'dna.no-donor', /"lab7 = D9" does not name the donor/],
])('%s is refused with a remedy', async (_name, params, code, message) => {
  const end = await run(params);
  expect(end.exitCode).toBe(1);
  expect(end.stderr).toMatch(message);
  expect(problemsOf(end)).toMatchObject([{ code }]);
});

test('a folder without figures names the problems of its files with their places', async () => {
  bench.write(
    'results/pre_alignment.txt',
    'Sample\t%Dup\t%GC\tTotal Sequences (million)\nLCL5_1\tmany\t\t\n',
  );
  const [reason, ...others] = problemsOf(await run());
  expect(reason).toMatchObject({ code: 'dna.no-figures', params: { files: 1 } });
  expect(others).toContainEqual({
    file: 'pre_alignment.txt',
    code: 'dna.not-a-number',
    params: { text: 'many', line: 2, column: '%Dup' },
  });
});

test('a folder with many problems lists twenty of them and counts the others, in failure and beside figures', async () => {
  const heads = 'Sample\t%Dup\t%GC\tTotal Sequences (million)\n';
  const rows = Array.from({ length: 80 }, (_, row) => `LCL5_${row}\tmany\t\t\n`).join('');
  bench.write('results/pre_alignment.txt', `${heads}${rows}`);
  const printed = problemsOf(await run());
  expect(printed).toHaveLength(1 + 20 + 1);
  expect(printed.at(-1)).toEqual({ file: '', code: 'dna.more-problems', params: { count: 60 } });

  mkdirSync(join(folder, 'call-1'));
  bench.write('results/call-1/pre_alignment.txt', `${heads}LCL5_1\t3\t45\t10\n`);
  const { stdout } = await run();
  expect(problemsOf({ stderr: stdout }).at(-1)).toMatchObject({ params: { count: 60 } });
  const [notice] = report().notices ?? [];
  expect(notice).toMatchObject({ code: 'file-problems', params: { count: 80 } });
});

test('a correction of a sample that the folder does not have is named, in both languages', async () => {
  bench.write(
    'results/pre_alignment.txt',
    'Sample\t%Dup\t%GC\tTotal Sequences (million)\nlab7_a\t3\t45\t10\n',
  );
  const { stdout } = await run({ samples: 'lab7_a = D5\nlab7_b = D6' });
  expect(report().notices).toEqual([{ code: 'corrections-unused', params: { count: 1, names: 'lab7_b' } }]);
  expect(stdout).toMatch(
    /^The request corrects samples that the input does not have: lab7_b \(1 in total\)/mu,
  );
  expect(bench.read('report.zh-CN.html')).toContain('请求更正了输入中没有的样本：lab7_b（共 1 个）');
  await run({ samples: 'lab7_a = D5' });
  expect(report().notices).toEqual([]);
});

test('an archive that cannot be unpacked is named beside the figures of the others, and as the reason where there are none', async () => {
  bench.write('results/fastqc.zip', 'no archive');
  const [reason, ...others] = problemsOf(await run());
  expect(reason).toMatchObject({ code: 'dna.no-figures' });
  expect(others).toEqual([{ file: 'fastqc.zip', code: 'dna.broken-archive', params: {} }]);

  bench.write(
    'results/pre_alignment.txt',
    'Sample\t%Dup\t%GC\tTotal Sequences (million)\nLCL5_1\t3\t45\t10\n',
  );
  const { exitCode, stderr } = await run();
  expect(exitCode, stderr).toBe(0);
  expect(report().notices).toContainEqual({
    code: 'file-problems',
    params: { count: 1, files: 'fastqc.zip' },
  });
});

import { expect, test } from 'vitest';
import { readTexts, tsv } from '../testing/read-texts';
import { readFolder } from './read-folder';

const flagstat = (mapped: number) =>
  `100 + 0 in total\n100 + 0 primary\n0 + 0 secondary\n0 + 0 supplementary\n0 + 0 duplicates\n0 + 0 primary duplicates\n${String(mapped)} + 0 mapped\n${String(mapped)} + 0 primary mapped\n90 + 0 properly paired\n`;
const postAlignment = (mapped: string) =>
  tsv(['Sample', '%Mapping', '%Mismatch Rate'], ['D5_1', mapped, '0.5']);
const stats = (mapped: number) =>
  `# This file was produced by samtools stats (1.16)\nSN\traw total sequences:\t100\nSN\treads mapped:\t${String(mapped)}\n`;

test('values of two tools that agree within their rounding are one, the more exact one', () => {
  const { samples, conflicts } = readTexts({
    'post_alignment.txt': postAlignment('99.0'),
    'D5_1.flagstat': flagstat(99),
  });
  expect(conflicts).toEqual([]);
  expect(samples[0]?.figures.mapped).toMatchObject({ value: 99, rounding: 0, source: { tool: 'samtools' } });
});

test('values of one tool that differ are a contradiction, of two tools a difference of definition', () => {
  const { samples, conflicts } = readTexts({
    'post_alignment.txt': postAlignment('99.9'),
    'D5_1.flagstat': flagstat(98),
    'D5_1.stats.txt': stats(97),
  });
  expect(samples[0]?.figures.mapped?.value).toBe(99.9);
  expect(
    conflicts.filter(({ key }) => key === 'mapped').map(({ kind, other }) => [kind, other.value]),
  ).toEqual([
    ['definition', 98],
    ['definition', 97],
  ]);
  expect(conflicts.find(({ key }) => key === 'mappedReads')).toMatchObject({
    kind: 'contradiction',
    name: 'D5_1',
    kept: { value: 98 },
    other: { value: 97 },
  });
});

test('the same conflict in two files is reported once', () => {
  const { conflicts } = readTexts({
    'post_alignment.txt': postAlignment('99.9'),
    'a/D5_1.flagstat': flagstat(98),
    'b/D5_1.flagstat': flagstat(98),
  });
  expect(conflicts.map(({ key }) => key)).toEqual(['mapped']);
});

test('corrections of samples and families that no file has are named', () => {
  const files = [
    { path: 'pre_alignment.txt', text: 'Sample\t%Dup\t%GC\tTotal Sequences (million)\nlab7_a\t3\t45\t10\n' },
  ];
  const of = (names: readonly string[]) =>
    readFolder(files, { corrections: Object.fromEntries(names.map((name) => [name, { donor: 'D5' }])) });
  expect(of(['lab7_a']).unusedCorrections).toEqual([]);
  expect(of(['lab7_b', 'lab7_a', 'LAB7_A']).unusedCorrections).toEqual(['lab7_b', 'LAB7_A']);
});

test('corrections of a person name, join and match samples', () => {
  const files = [
    { path: 'run7.flagstat', text: flagstat(98) },
    { path: 'library-A.stats.txt', text: stats(98) },
  ];
  expect(readFolder(files).samples.map(({ name, donor }) => [name, donor])).toEqual([
    ['library-A', null],
    ['run7', null],
  ]);
  const corrected = readFolder(files, {
    corrections: {
      run7: { name: 'A', donor: 'M8', replicate: 3 },
      'library-A': { name: 'A', donor: 'M8', replicate: 3 },
    },
  });
  expect(corrected.samples).toMatchObject([
    { name: 'A', donor: 'M8', replicate: 3, writtenAs: ['run7.flagstat', 'library-A.stats.txt'] },
  ]);
});

test('a name with two donors has none, and says so', () => {
  const { samples, files } = readTexts({ 'D5_and_D6.flagstat': flagstat(98) });
  expect(samples[0]?.donor).toBe(null);
  expect(files[0]?.problems).toMatchObject([
    { code: 'ambiguous-donor', params: { sample: 'D5_and_D6', donors: 'D5, D6' } },
  ]);
});

test('a text in pieces is the same text', () => {
  const text = flagstat(98);
  const pieces = [text.slice(0, 7), text.slice(7, 90), text.slice(90)];
  expect(readFolder([{ path: 'D5.flagstat', text: pieces }])).toEqual(
    readFolder([{ path: 'D5.flagstat', text }]),
  );
});

test('calls of one sample in two files that differ are reported', () => {
  const table = (precision: string) =>
    tsv(['Sample', 'SNV precision', 'SNV recall'], ['D5', precision, '99']);
  const { dna, files } = readTexts({
    'a/variants.calling.qc.txt': table('98'),
    'a/variants.calling.qc.again.txt': table('97'),
  });
  expect(dna.map(({ snv }) => snv?.precision)).toEqual([0.98]);
  expect(files.map(({ problems }) => problems.map(({ code }) => code))).toEqual([[], ['duplicate-sample']]);
});

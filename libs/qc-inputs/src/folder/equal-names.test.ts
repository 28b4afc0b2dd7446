import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTexts } from '../testing/read-texts';
import { foundSamples } from './found-samples';
import { readFolder } from './read-folder';

const flagstat = (reads: number) =>
  `${String(reads)} + 0 in total\n0 + 0 secondary\n0 + 0 supplementary\n0 + 0 duplicates\n${String(reads)} + 0 mapped\n${String(reads)} + 0 properly paired\n`;
const happy = (recall: string) =>
  `Type,Filter,TRUTH.FN,QUERY.TOTAL,QUERY.FP,QUERY.UNK,METRIC.Recall,METRIC.Precision\nSNP,ALL,1,10,1,0,${recall},0.9\n`;

/** Names and donors of the samples. */
const samplesOf = (files: Readonly<Record<string, string>>) =>
  foundSamples(readTexts(files)).map(({ name, donor }) => [name, donor]);

describe('a file whose name says nothing about its sample', () => {
  test.each([
    ['D5_1/flagstat.txt', 'D5_1', 'D5'],
    ['D5_1/samtools/flagstat.txt', 'D5_1', 'D5'],
    ['run/call-flagstat_D6/shard-0/execution/stdout', 'call-flagstat_D6', 'D6'],
    ['lab7/out/flagstat.txt', 'lab7', null],
    ['lab7/M8_2.flagstat.txt', 'M8_2', 'M8'],
    ['flagstat.txt', 'flagstat', null],
    ['0b1c2d3e-0000-4000-8000-000000000070/flagstat.txt', 'flagstat', null],
  ])('%s is the sample %s', (path, name, donor) => {
    expect(samplesOf({ [path]: flagstat(600) })).toEqual([[name, donor]]);
  });
});

test('hap.py of four donors, each with the same file name in its folder, are four samples', () => {
  const donors = ['D5', 'D6', 'F7', 'M8'];
  const files = donors.map((donor, index) => [
    `happy_${donor}/rep.summary.csv`,
    happy(`0.9${String(index)}`),
  ]);
  const { dna } = readTexts(Object.fromEntries(files) as Record<string, string>);
  expect(dna.map(({ name, donor, snv }) => [name, donor, snv?.recall])).toEqual([
    ['happy_D5', 'D5', 0.9],
    ['happy_D6', 'D6', 0.91],
    ['happy_F7', 'F7', 0.92],
    ['happy_M8', 'M8', 0.93],
  ]);
});

test('samples of one name in several folders are apart when their values differ, with all of their files', () => {
  const files = {
    'run/batch1/multiqc_data/lib1.flagstat.txt': flagstat(600),
    'run/batch2/multiqc_data/lib1.flagstat.txt': flagstat(500),
    'run/batch2/lib1_screen.txt':
      '#Fastq_screen version: 0.15\nGenome\t#Reads_processed\t%Unmapped\nHuman\t10\t4\n',
  };
  expect(samplesOf(files)).toEqual([
    ['batch1_lib1', null],
    ['batch2_lib1', null],
  ]);
  const { samples, conflicts } = readTexts(files);
  expect(samples.map(({ figures }) => figures.alignmentReads?.value)).toEqual([600, 500]);
  expect(samples.map(({ figures }) => figures.human?.value)).toEqual([undefined, 96]);
  expect(conflicts).toEqual([]);
});

test('copies of a file are one sample, and a correction can join what was apart', () => {
  const copies = { 'a/lib1.flagstat.txt': flagstat(600), 'b/lib1.flagstat.txt': flagstat(600) };
  expect(samplesOf(copies)).toEqual([['lib1', null]]);
  const apart = [
    { path: 'a/lib1.flagstat.txt', text: flagstat(600) },
    { path: 'b/lib1.flagstat.txt', text: flagstat(500) },
  ];
  const corrections = { a_lib1: { name: 'D5_1', donor: 'D5' as const }, b_lib1: { name: 'D5_1' } };
  const { samples, conflicts } = readFolder(apart, { corrections });
  expect(samples.map(({ name, donor }) => [name, donor])).toEqual([['D5_1', 'D5']]);
  expect(conflicts).toMatchObject([
    { name: 'D5_1', key: 'alignmentReads', kept: { value: 600 }, other: { value: 500 } },
    { key: 'mappedReads' },
  ]);
});

test('no value is lost, whatever the folders and counts', () => {
  const folder = fc.constantFrom('a', 'b', 'a/c', 'a/d', 'run/a', '');
  fc.assert(
    fc.property(fc.dictionary(folder, fc.integer({ min: 1, max: 3 }), { maxKeys: 6 }), (counts) => {
      const files = Object.entries(counts).map(([path, reads]) => ({
        path: [path, 'lib1.flagstat.txt'].filter(Boolean).join('/'),
        text: flagstat(reads),
      }));
      const { samples, conflicts } = readFolder(files);
      const shown = [
        ...samples.map(({ figures }) => figures.alignmentReads?.value),
        ...conflicts.filter(({ key }) => key === 'alignmentReads').map(({ other }) => other.value),
      ];
      expect(new Set(shown)).toEqual(new Set(Object.values(counts)));
    }),
  );
});

import { expect, test } from 'vitest';
import { donorsWithoutCalls, foundSamples } from './found-samples';
import { readFolder } from './read-folder';

const PRE =
  'Sample\t%Dup\t%GC\tTotal Sequences (million)\nLCL5_1\t10.00\t41.00\t12.00\nlab7_a\t9.00\t40.00\t11.00\n';
const CALLS =
  'Sample\tSNV number\tINDEL number\tSNV precision\tINDEL precision\tSNV recall\tINDEL recall\nlab7_a\t4000000\t900000\t99.10\t95.00\t99.20\t95.10\n';
const files = [
  { path: 'pre_alignment.txt', text: PRE },
  { path: 'variants.calling.qc.txt', text: CALLS },
];

test('samples of all files are listed once, with the donor of their name or the one that was chosen', () => {
  expect(foundSamples(readFolder(files))).toEqual([
    { name: 'lab7_a', donor: null, figures: 5 },
    { name: 'LCL5_1', donor: 'D5', figures: 3 },
  ]);
  const corrected = readFolder(files, { corrections: { lab7_a: { donor: 'M8' } } });
  expect(foundSamples(corrected)[0]).toMatchObject({ donor: 'M8' });
  expect(donorsWithoutCalls(corrected)).toEqual(['D5', 'D6', 'F7']);
});

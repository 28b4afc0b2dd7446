import { expect, test } from 'vitest';
import { matchingSamples, sampleKeys } from './sample-rows';

const SAMPLES = [
  { sample_id: 'S1', read1: 'minio://u/S1_R1.fastq.gz', note: '' },
  { extra: 7, sample_id: 'S2', read1: ['minio://u/S2_a.fq', 'minio://u/S2_b.fq'] },
];

test('the id comes first, then the fields of the form, then other keys; empty columns are left out', () => {
  expect(sampleKeys(SAMPLES, ['read2', 'read1', 'note'])).toEqual(['sample_id', 'read1', 'extra']);
});

test.each([
  ['', [0, 1]],
  ['  s2_B ', [1]],
  ['fastq', [0]],
  ['7', [1]],
  ['absent', []],
])('a search for %j finds the samples at %j', (search, positions) => {
  expect(matchingSamples(SAMPLES, search).map(({ position }) => position)).toEqual(positions);
});

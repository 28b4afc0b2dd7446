import { expect, test } from 'vitest';
import { type Omics } from '../matrix/expression-matrix';
import { detectedBySample } from './detected-by-sample';

const GROUPS = [
  { sample: 'D5', libraries: [0, 1, 2] },
  { sample: 'D6', libraries: [3, 4] },
];
const ROWS: Record<string, readonly number[]> = {
  both: [4, 5, 6, 7, 8],
  onlyFirst: [4, 5, NaN, 7, NaN],
  twoCounts: [2, 2, 2, 9, 9],
  zero: [0, 0, 0, 9, 9],
  oneReplicate: [NaN, NaN, 9, NaN, 9],
};

test.each<[Omics, number, number]>([
  ['proteomics', 4, 3],
  ['metabolomics', 3, 3],
  ['transcriptomics', 2, 3],
])('%s: a feature needs a value in two libraries of the sample', (omics, first, second) => {
  const matrix = {
    features: Object.keys(ROWS),
    libraries: ['a', 'b', 'c', 'd', 'e'],
    values: Float64Array.from(Object.values(ROWS).flat()),
  };
  expect(detectedBySample(omics, matrix, GROUPS)).toEqual([
    { sample: 'D5', detected: first },
    { sample: 'D6', detected: second },
  ]);
});

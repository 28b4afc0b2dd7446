import { expect, test } from 'vitest';
import type { GradeScale } from '../scores/grades';
import type { ThresholdProfile } from '../verdict/threshold-profile';
import { profileLimits } from './profile-limits';

const PROFILE: ThresholdProfile = {
  id: 'proteomics-test',
  version: '1.0.0',
  omics: 'proteomics',
  origin: 'test',
  batch: [
    {
      rule: 'total-history',
      metric: 'total',
      origin: 'history',
      warn: { grade: 'Fair' },
      fail: { grade: 'Bad' },
    },
    { rule: 'snr-history', metric: 'snr', origin: 'history', warn: { lt: 16.7 }, fail: { le: 7.9 } },
  ],
  perSample: [{ rule: 'library-missing', metric: 'missing', origin: 'house', fail: { ge: 40 } }],
};
const NUMBERS = [
  {
    scope: 'batch',
    metric: 'snr',
    origin: 'history',
    warn: { comparator: '>=', limit: 16.7 },
    fail: { comparator: '>', limit: 7.9 },
  },
  { scope: 'library', metric: 'missing', origin: 'house', fail: { comparator: '<', limit: 40 } },
];

test('all limits of a profile are recorded, that of a grade with its cut in the history', () => {
  const grading: GradeScale = { direction: 'higher', cuts: { Bad: 3, Fair: 5, Good: 7 }, atCut: 'worse' };
  expect(profileLimits(PROFILE, [{ key: 'total', grading }, { key: 'snr' }])).toEqual([
    {
      scope: 'batch',
      metric: 'total',
      origin: 'history',
      warn: { comparator: '>', limit: 5, grade: 'Fair' },
      fail: { comparator: '>', limit: 3, grade: 'Bad' },
    },
    ...NUMBERS,
  ]);
});

test('a limit by grade of a figure without a history is left out', () => {
  expect(profileLimits(PROFILE, [{ key: 'total' }])).toEqual(NUMBERS);
});

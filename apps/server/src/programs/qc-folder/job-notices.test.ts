import { expect, test } from 'vitest';
import { jobNotices } from './job-notices.ts';

test.each([
  { count: 2, jobs: 12, samples: ['D5_1', 'D6_1'], named: 'D5_1, D6_1' },
  { count: 4, jobs: 12, samples: ['D5_1', 'D6_1', 'F7_1'], named: 'D5_1, D6_1, F7_1, …' },
])('$count jobs without a result: $named', ({ named, ...found }) => {
  const { count, jobs } = found;
  expect(jobNotices(JSON.stringify(found))).toEqual([
    { code: 'jobs-without-result', params: { count, jobs, samples: named } },
  ]);
});

test.each([[''], ['no JSON'], ['null'], ['{"jobs": 3}'], ['{"count": 0, "jobs": 3, "samples": []}']])(
  'no notice from %o',
  (parameter) => {
    expect(jobNotices(parameter)).toEqual([]);
  },
);

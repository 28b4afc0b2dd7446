import { expect, test } from 'vitest';
import { type CustomLimit, customProfile, limitProblems, limitsOfProfile } from './custom-profile';
import { type ThresholdProfile } from './threshold-profile';

const SHIPPED: ThresholdProfile = {
  id: 'proteomics-default',
  version: '2.0.0',
  omics: 'proteomics',
  origin: 'history',
  batch: [
    { rule: 'total-history', metric: 'total', origin: 'history', fail: { grade: 'Bad' } },
    {
      rule: 'snr-history',
      metric: 'snr',
      origin: 'history',
      warn: { lt: 16.7 },
      fail: { lt: 7.9 },
      advisory: true,
    },
  ],
  perSample: [{ rule: 'library-missing', metric: 'missing', origin: 'house', fail: { gt: 40 } }],
};

const problemsOf = (...limits: CustomLimit[]) =>
  limitProblems('proteomics', limits).map(({ index, field, code }) => `${index} ${field} ${code}`);
const snr = (limit: Partial<CustomLimit>): CustomLimit => ({ scope: 'batch', metric: 'snr', ...limit });

test('the limits of a shipped profile are valid, and give the same profile again', () => {
  const limits = limitsOfProfile(SHIPPED);
  expect(limitProblems('proteomics', limits)).toEqual([]);
  const custom = customProfile({ id: 'p', name: 'Ours', version: '1', omics: 'proteomics', limits }, [
    SHIPPED,
  ]);
  expect(custom).toMatchObject({ id: 'p', name: 'Ours', batch: SHIPPED.batch, perSample: SHIPPED.perSample });
});

test('a custom profile of RNA keeps the limits of reads and alignments of the first shipped one', () => {
  const sequencing: ThresholdProfile['sequencing'] = [
    { rule: 'mapped', metric: 'mapped', origin: 'published', warn: { le: 90 } },
  ];
  const custom = { id: 'p', name: 'Ours', version: '1', omics: 'proteomics', limits: [] } as const;
  expect(customProfile(custom, [{ ...SHIPPED, sequencing }])).toMatchObject({ sequencing });
  expect(customProfile(custom, [SHIPPED])).not.toHaveProperty('sequencing');
});

test('a changed limit is a custom one and decides; the others keep their origins', () => {
  const limits = limitsOfProfile(SHIPPED).map((limit) =>
    limit.metric === 'snr' ? { ...limit, fail: { lt: 12 } } : limit,
  );
  const { batch } = customProfile({ id: 'p', name: 'Ours', version: '1', omics: 'proteomics', limits }, [
    SHIPPED,
  ]);
  expect(batch).toEqual([
    SHIPPED.batch[0],
    { rule: 'snr-custom', metric: 'snr', origin: 'custom', warn: { lt: 16.7 }, fail: { lt: 12 } },
  ]);
});

test.each([
  [
    'a metric of another kind of data',
    [{ scope: 'batch', metric: 'precisionSnv', fail: { lt: 1 } }],
    '0 metric unknown-metric',
  ],
  [
    'a metric of the batch for libraries',
    [{ scope: 'library', metric: 'snr', fail: { lt: 1 } }],
    '0 metric unknown-metric',
  ],
  ['two limits on one metric', [snr({ fail: { lt: 1 } }), snr({ fail: { lt: 2 } })], '1 metric duplicate'],
  ['no condition', [snr({})], '0 warn empty'],
  [
    'a percentage above 100',
    [{ scope: 'batch', metric: 'missing', warn: { gt: 101 } }],
    '0 warn out-of-range',
  ],
  ['a correlation above 1', [{ scope: 'batch', metric: 'rc', fail: { lt: 95 } }], '0 fail out-of-range'],
  ['a number that is none', [snr({ fail: { lt: Number.NaN } })], '0 fail out-of-range'],
  ['a limit that good values miss', [snr({ fail: { gt: 12 } })], '0 fail wrong-side'],
  ['a figure that fails before it warns', [snr({ warn: { lt: 8 }, fail: { lt: 12 } })], '0 fail order'],
  [
    'the same for a metric where lower is better',
    [{ scope: 'batch', metric: 'cv', warn: { gt: 30 }, fail: { gt: 20 } }],
    '0 fail order',
  ],
] as [string, CustomLimit[], string][])('%s is a problem', (_title, limits, problem) => {
  expect(problemsOf(...limits)).toEqual([problem]);
});

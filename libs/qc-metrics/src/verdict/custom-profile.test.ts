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

const RNA: ThresholdProfile = {
  ...SHIPPED,
  omics: 'transcriptomics',
  sequencing: [
    { rule: 'mapped-published', metric: 'mapped', origin: 'published', warn: { le: 90 } },
    { rule: 'gc-low-published', metric: 'gc', origin: 'published', warn: { lt: 40 } },
    { rule: 'gc-high-published', metric: 'gc', origin: 'published', warn: { gt: 60 } },
  ],
};
const ofReads = (...limits: Omit<CustomLimit, 'scope'>[]) =>
  customProfile(
    {
      id: 'p',
      name: 'Ours',
      version: '1',
      omics: 'transcriptomics',
      limits: limits.map((limit) => ({ scope: 'sample', ...limit })),
    },
    [RNA],
  ).sequencing;

test('limits of reads and alignments are those of the user, with the origin of the same published one', () => {
  expect(limitProblems('transcriptomics', limitsOfProfile(RNA))).toEqual([]);
  expect(
    ofReads(
      { metric: 'mapped', warn: { le: 90 } },
      { metric: 'mapped', warn: { lt: 90 } },
      { metric: 'gc', warn: { lt: 35 } },
      { metric: 'gc', warn: { gt: 60 } },
    ),
  ).toEqual([
    RNA.sequencing?.[0],
    { rule: 'mapped-custom', metric: 'mapped', origin: 'custom', warn: { lt: 90 } },
    { rule: 'gc-low-custom', metric: 'gc', origin: 'custom', warn: { lt: 35 } },
    RNA.sequencing?.[2],
  ]);
  expect(ofReads()).toBeUndefined();
});

test.each<[string, Omit<CustomLimit, 'scope'>[], string[]]>([
  [
    'both ends of a range',
    [
      { metric: 'gc', warn: { lt: 40 } },
      { metric: 'gc', fail: { ge: 60 } },
    ],
    [],
  ],
  [
    'the same end twice',
    [
      { metric: 'gc', warn: { lt: 40 } },
      { metric: 'gc', fail: { le: 30 } },
    ],
    ['1 metric duplicate'],
  ],
  [
    'two ends in one limit',
    [{ metric: 'gc', warn: { lt: 40 }, fail: { gt: 60 } }],
    ['0 fail wrong-side', '0 fail order'],
  ],
  ['a high end of a share of human reads', [{ metric: 'human', warn: { gt: 95 } }], ['0 warn wrong-side']],
  ['a low end of ribosomal RNA', [{ metric: 'rrna', warn: { lt: 5 } }], ['0 warn wrong-side']],
  ['a share above 100 %', [{ metric: 'rrna', warn: { gt: 101 } }], ['0 warn out-of-range']],
  ['ten million reads', [{ metric: 'sequences', warn: { lt: 1e7 } }], []],
  [
    'a high end that fails before it warns',
    [{ metric: 'gc', warn: { gt: 60 }, fail: { gt: 50 } }],
    ['0 fail order'],
  ],
  [
    'a high end below the low end',
    [
      { metric: 'gc', warn: { lt: 60 }, fail: { lt: 50 } },
      { metric: 'gc', warn: { gt: 55 } },
    ],
    ['1 warn no-range'],
  ],
  ['a grade', [{ metric: 'mapped', warn: { grade: 'Bad' } }], ['0 warn no-grades']],
])('limits of reads and alignments: %s', (_title, limits, problems) => {
  const given = limits.map((limit): CustomLimit => ({ scope: 'sample', ...limit }));
  const found = limitProblems('transcriptomics', given);
  expect(found.map(({ index, field, code }) => `${index} ${field} ${code}`)).toEqual(problems);
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

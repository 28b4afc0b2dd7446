import { setupI18n } from '@lingui/core';
import type { NotComputed, NotComputedReason, QcReport, VerdictReason } from '@omics-portal/qc-metrics';
import { expect, test } from 'vitest';
import { METABOLITE_EXAMPLE, PROTEIN_EXAMPLE, PUBLISHED_RUN } from '../testing/published-reports';
import { notComputedMessage } from './not-computed-messages';
import { originLabel, verdictCounts, verdictMessage, worstFirst } from './verdict-messages';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });

test.each([
  ['the protein example', PROTEIN_EXAMPLE, { level: 'pass', checked: 1, missed: 0, notComputed: 1 }],
  ['the metabolite example', METABOLITE_EXAMPLE, { level: 'fail', checked: 3, missed: 1, notComputed: 3 }],
  [
    'the published run against the strict profile',
    PUBLISHED_RUN,
    { level: 'fail', checked: 4, missed: 1, notComputed: 0 },
  ],
])('counts of %s', (_title, report, counts) => {
  expect(verdictCounts(report)).toEqual(counts);
});

test('the worst results come first; equal ones preserve their order', () => {
  expect(worstFirst(PUBLISHED_RUN.verdict.reasons).map(({ rule }) => rule)).toEqual([
    'rc-history',
    'snr-history',
    'missing-history',
    'correlation-history',
  ]);
});

test('a limit of a missing figure counts neither as checked nor as missed', () => {
  const rule = { rule: 'snr', metric: 'snr', comparator: '>=', limit: 12 } as const;
  const reasons: VerdictReason[] = [
    { ...rule, value: null, level: 'not-assessed' },
    { ...rule, value: 11, level: 'warn' },
    { ...rule, value: 13, level: 'pass' },
  ];
  const verdict: QcReport['verdict'] = { level: 'warn', profile: { id: 'a', version: '1' }, reasons };
  expect(verdictCounts({ verdict, metrics: [] })).toMatchObject({ level: 'warn', checked: 2, missed: 1 });
  expect(worstFirst(reasons).map(({ level }) => level)).toEqual(['warn', 'not-assessed', 'pass']);
});

test.each([
  ['pass', 3, 0, 'The batch meets all 3 limits that could be checked.'],
  ['pass', 1, 0, 'The batch meets the one limit that could be checked.'],
  [
    'warn',
    3,
    1,
    '1 of 3 limits is missed, but not by so much that the batch fails. Read the reason before you use the data.',
  ],
  [
    'fail',
    4,
    2,
    '2 of 4 limits are missed, at least one by so much that the batch should not be used as it is.',
  ],
  [
    'not-assessed',
    1,
    0,
    'There is no verdict: the batch lacks figures that an assessment needs. This says nothing about its quality.',
  ],
] as const)('%s with %d checked and %d missed is a sentence', (level, checked, missed, sentence) => {
  expect(i18n._(verdictMessage({ level, checked, missed, notComputed: 0 }))).toBe(sentence);
});

test.each<[Pick<VerdictReason, 'rule' | 'origin'>, string | undefined]>([
  [{ rule: 'snr-history' }, 'from the history of batches'],
  [{ rule: 'snr-house' }, 'rule of this server, not published'],
  [{ rule: 'rc-published' }, 'published cut-off'],
  [{ rule: 'rc', origin: 'published' }, 'published cut-off'],
  [{ rule: 'snr-house', origin: 'custom' }, 'limit of a custom profile'],
  [{ rule: 'library-missing' }, undefined],
  [{ rule: 'constructor' }, undefined],
])('the origin of the limit %j is %s', (reason, label) => {
  expect(originLabel(reason)?.message).toBe(label);
});

test('limits for information have no part in the counts', () => {
  const rule = { rule: 'snr', metric: 'snr', comparator: '>=', limit: 12, value: 11 } as const;
  const reasons: VerdictReason[] = [
    { ...rule, metric: 'total', level: 'pass' },
    { ...rule, level: 'fail', advisory: true },
  ];
  const verdict: QcReport['verdict'] = { level: 'pass', profile: { id: 'a', version: '1' }, reasons };
  expect(verdictCounts({ verdict, metrics: [] })).toMatchObject({ checked: 1, missed: 0 });
});

const PARAMS = {
  'reference-set-not-installed': [{ set: 'metabolomics-quartet' }, '“metabolomics-quartet”'],
  'history-not-installed': [{ set: 'metabolomics-quartet' }, '“metabolomics-quartet”'],
  'reference-key-mismatch': [
    { dataKey: 'gene', referenceKey: 'peptide', matched: 0, features: 4831 },
    'names its 4,831 features by gene, the reference set by peptide, and none of the names match. Make the report from a table by peptide.',
  ],
  'too-few-reference-points': [
    { points: 4, required: 10 },
    'Only 4 fold changes could be compared with the reference set; 10 are needed.',
  ],
  'too-few-replicates': [{ groups: 4, largestGroup: 1 }, 'this table has 4, the largest with 1 libraries'],
  'no-usable-features': [{ features: 12 }, 'None of the 12 features'],
  'history-does-not-vary': [{ set: 'proteomics-quartet' }, '“proteomics-quartet” do not differ'],
  'reference-samples-missing': [{ samples: 'D6' }, 'there is no library of D6'],
  'identical-replicates': [{}, 'copies of each other'],
  'total-needs-figures': [
    { figures: 'snr, cv' },
    'Signal-to-noise ratio (SNR) and Coefficient of variation (CV)',
  ],
  'total-of-negative-figures': [{}, 'one of them is negative'],
  'calls-missing': [{}, 'Add variants.calling.qc.txt'],
  'family-missing': [{}, 'Add its summary.txt'],
  'sequencing-unknown': [{}, 'each has a history of its own'],
  'counts-missing': [{}, 'made without a table of counts'],
  'batch-not-assessed': [{}, 'the batch is not assessed'],
} satisfies Record<NotComputedReason, [NotComputed['params'], string]>;

test.each(Object.entries(PARAMS))(
  '%s says why, with its parameters, and what to do',
  (reason, [params, part]) => {
    const sentence = notComputedMessage(i18n, { reason: reason as NotComputedReason, params });
    expect(sentence).toContain(part);
    expect(sentence).not.toContain('undefined');
  },
);

test('a figure that is missing without a reason has a message', () => {
  expect(notComputedMessage(i18n, undefined)).toBe('The report gives no reason.');
});

import { expect, test } from 'vitest';
import { type QcMetric } from './qc-report';
import { type VerdictReason } from '../verdict/apply-rules';
import { gradeDecision } from './grade-decision';

const total = (changed: Partial<QcMetric> = {}): QcMetric => ({
  key: 'total',
  value: 9,
  unit: '',
  rank: { position: 1, of: 11 },
  grade: 'Great',
  ...changed,
});
const reason = (
  metric: string,
  level: VerdictReason['level'],
  changed: Partial<VerdictReason> = {},
): VerdictReason => ({ rule: metric, metric, comparator: '>=', value: 1, limit: 0, level, ...changed });
const decisionOf = (reasons: readonly VerdictReason[], metrics: readonly QcMetric[] = [total()]) =>
  gradeDecision({
    metrics,
    verdict: { level: 'pass', profile: { id: 'p', version: '1' }, reasons },
  });

test.each([
  ['alone', [reason('total', 'pass')], []],
  ['with a better one', [reason('total', 'warn'), reason('rc', 'pass')], []],
  ['with one as bad', [reason('total', 'fail'), reason('rc', 'fail')], []],
  ['with one that was not assessed', [reason('total', 'pass'), reason('rc', 'not-assessed')], []],
  [
    'with a worse one for information',
    [reason('total', 'pass'), reason('snr', 'fail', { advisory: true })],
    [],
  ],
  ['with worse ones', [reason('rc', 'fail'), reason('total', 'warn'), reason('cv', 'fail')], ['rc', 'cv']],
] as const)('the grade %s', (_, reasons, overruling) => {
  expect(decisionOf(reasons)).toMatchObject({ grade: 'Great', position: 1, of: 11 });
  expect(decisionOf(reasons)?.overruledBy.map(({ metric }) => metric)).toEqual(overruling);
});

test.each([
  ['no total', [reason('total', 'pass')], []],
  ['no rule on the total', [reason('rc', 'pass')], [total()]],
  ['a total that was not assessed', [reason('total', 'not-assessed')], [total()]],
  ['a rule on the total for information', [reason('total', 'pass', { advisory: true })], [total()]],
] as const)('%s has no part in the verdict', (_, reasons, metrics) => {
  expect(decisionOf(reasons, metrics)).toBeNull();
});

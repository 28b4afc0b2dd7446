import { expect, test } from 'vitest';
import { noticeSubject } from './notification-subject.ts';

test.each([
  ['project-failed', { name: 'a', id: 'p1' }, { outcome: 'failed', subject: { kind: 'project', id: 'p1' } }],
  [
    'report-finished',
    { name: 'a', id: 't1' },
    { outcome: 'succeeded', subject: { kind: 'report', id: 't1' } },
  ],
  ['report-failed', { name: 'a' }, { outcome: 'failed' }],
  [
    'chart-rule',
    {
      name: 'a',
      id: 't1',
      tool: 'quartet-dseqc-report',
      figures: 'total,recallSnv',
      rule: '1-3s',
      sequencing: 'WGS',
    },
    {
      subject: {
        kind: 'report',
        id: 't1',
        chart: { tool: 'quartet-dseqc-report', figure: 'total', rule: '1-3s', sequencing: 'WGS' },
      },
    },
  ],
  ['announcement', { id: 'seed-reference-data' }, {}],
  ['constructor', { id: 'x' }, {}],
] as const)('a notice %s of %j is about %j', (code, params, expected) => {
  expect(noticeSubject(code, params)).toEqual(expected);
});

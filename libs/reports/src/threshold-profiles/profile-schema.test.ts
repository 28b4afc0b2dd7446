import { aThresholdProfile } from '@omics-portal/api-mocks';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type LimitRow, rowsOf } from './profile-draft';
import { profileSchema } from './profile-schema';

const ROWS = rowsOf(
  aThresholdProfile({
    omics: 'transcriptomics',
    limits: [
      { scope: 'sample', metric: 'gc', warn: { lt: 40 }, origin: 'published' },
      { scope: 'sample', metric: 'gc', warn: { gt: 60 }, origin: 'published' },
    ],
  }),
);
const problemsWith = (side: LimitRow['side'], change: Partial<LimitRow>) => {
  const rows = ROWS.map((row) => (row.metric === 'gc' && row.side === side ? { ...row, ...change } : row));
  const { issues = [] } = v.safeParse(profileSchema('transcriptomics'), { name: 'Ours', rows });
  return issues.map(({ path, message }) => {
    const [, index, level] = (path ?? []).map(({ key }) => key);
    const { metric, side: at } = rows[Number(index)]!;
    return `${metric} ${at} ${String(level)}: ${message}`;
  });
};

test('a range without values is a problem of its high end, whichever end was changed', () => {
  expect(problemsWith('below', {})).toEqual([]);
  expect(problemsWith('below', { warn: 70 })).toEqual(['gc above warn: no-range']);
  expect(problemsWith('above', { warn: 30 })).toEqual(['gc above warn: no-range']);
});

test('a limit that fails before it warns, and a number that a figure cannot have, are problems of their bounds', () => {
  expect(problemsWith('above', { fail: 55 })).toEqual(['gc above fail: order']);
  expect(problemsWith('above', { warn: 101 })).toEqual(['gc above warn: out-of-range']);
});

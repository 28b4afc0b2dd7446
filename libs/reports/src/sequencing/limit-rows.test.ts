import type { Level, SequencingLimit } from '@omics-portal/qc-metrics';
import { expect, test } from 'vitest';
import { limitRows } from './limit-rows';

const limitOf = (
  metric: string,
  level: Level,
  [comparator, limit]: readonly [SequencingLimit['comparator'], number],
  beyond: readonly string[] = [],
): SequencingLimit => ({
  rule: `${metric}${comparator}`,
  metric,
  level,
  comparator,
  limit,
  samples: level === 'not-assessed' ? 0 : 3,
  beyond,
});
const samples = { columns: [{ key: 'gc', unit: 'percent', tools: [] }], rows: [] };

test('the two limits of a range are one row with the worst level and all samples beyond', () => {
  const limits = [
    { ...limitOf('gc', 'pass', ['>=', 40]), origin: 'custom' as const },
    limitOf('gc', 'warn', ['<=', 60], ['a', 'b']),
    limitOf('rrna', 'not-assessed', ['<', 10]),
    limitOf('mapped', 'fail', ['>', 90], ['c']),
  ];
  expect(limitRows({ limits, samples })).toEqual([
    {
      metric: 'mapped',
      unit: '',
      level: 'fail',
      limits: [{ comparator: '>', limit: 90 }],
      samples: 3,
      beyond: ['c'],
    },
    {
      metric: 'gc',
      unit: 'percent',
      level: 'warn',
      limits: [
        { comparator: '>=', limit: 40, origin: 'custom' },
        { comparator: '<=', limit: 60 },
      ],
      samples: 3,
      beyond: ['a', 'b'],
    },
    expect.objectContaining({ metric: 'rrna', level: 'not-assessed', samples: 0 }),
  ]);
});

test('a profile without limits has no rows', () => {
  expect(limitRows({ limits: [], samples })).toEqual([]);
});

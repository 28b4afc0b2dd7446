import type { FigureColumn, FigureRow } from '@omics-portal/api';
import { aFigureColumn, aProjectFigures } from '@omics-portal/api-mocks';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeColumn } from './judge-figures';

const [row] = aProjectFigures().data;
const tableOf = (
  values: readonly (number | string | null)[],
  column: FigureColumn,
  series: (string | null)[] = [],
) => ({
  columns: [column],
  rows: values.map((value, index): FigureRow => ({
    ...row!,
    series: series[index] ?? null,
    values: [value],
  })),
});
const limits = (
  better: FigureColumn['better'],
  thresholds: Partial<NonNullable<FigureColumn['thresholds']>>,
) => aFigureColumn({ better, thresholds: { warn: null, fail: null, origin: 'x', ...thresholds } });

test.each<[string, FigureColumn, (number | null)[], (string | null | undefined)[]]>([
  [
    'lower is better',
    limits('lower', { warn: 0.2, fail: 0.5 }),
    [0.1, 0.2, 0.21, 0.5, 0.6],
    [null, null, 'warn', 'warn', 'fail'],
  ],
  [
    'higher is better',
    limits('higher', { warn: 30, fail: 20 }),
    [35, 30, 29, 20, 19],
    [null, null, 'warn', 'warn', 'fail'],
  ],
  ['only a warning', limits('lower', { warn: 1 }), [0, 2], [null, 'warn']],
  ['no limits', aFigureColumn({ better: 'lower' }), [0, 2], [null, null]],
  ['no value', limits('lower', { warn: 1 }), [null], [undefined]],
])('levels where %s', (_, column, values, expected) => {
  const table = tableOf(values, column);
  const judge = judgeColumn(table, 0);
  expect(table.rows.map((each) => judge(each)?.level)).toEqual(expected);
});

test('an outlier is one of its series only', () => {
  const values = [10, 11, 10, 9, 12, 40, 41, 40, 39, 42];
  const series = values.map((_, index) => (index < 5 ? '1' : '2'));
  const apart = tableOf(values, aFigureColumn(), series);
  expect(apart.rows.map((each) => judgeColumn(apart, 0)(each)?.outlier)).not.toContain(true);
  const odd = tableOf([10, 11, 10, 9, 12, 40], aFigureColumn());
  expect(judgeColumn(odd, 0)(odd.rows[5]!)).toMatchObject({ outlier: true, n: 6, position: 1 });
});

test('equal values have no position, ties share one, and text has no judgement', () => {
  const same = tableOf([3, 3, 3, 3, 3], aFigureColumn());
  expect(judgeColumn(same, 0)(same.rows[0]!)).toMatchObject({ position: null, score: null, outlier: false });
  const ties = tableOf([1, 2, 2, 3], aFigureColumn());
  expect(ties.rows.map((each) => judgeColumn(ties, 0)(each)?.position)).toEqual([0, 0.5, 0.5, 1]);
  const text = tableOf(['a'], aFigureColumn({ format: 'text' }));
  expect(judgeColumn(text, 0)(text.rows[0]!)).toBeUndefined();
});

test('positions have the order of the values, from 0 to 1', () => {
  const lists = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 2, maxLength: 30 });
  fc.assert(
    fc.property(lists, (values) => {
      const table = tableOf(values, aFigureColumn());
      const judge = judgeColumn(table, 0);
      const found = table.rows.map((each, index) => ({
        value: values[index]!,
        position: judge(each)!.position,
      }));
      const sorted = found.toSorted((a, b) => a.value - b.value);
      sorted.forEach(({ value, position }, index) => {
        const next = sorted[index + 1];
        if (next && position !== null) {
          expect(Math.sign(next.position! - position)).toBe(Math.sign(next.value - value));
        }
        expect(position === null || (position >= 0 && position <= 1)).toBe(true);
      });
    }),
  );
});

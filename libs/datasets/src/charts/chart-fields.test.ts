import { emptyQuery, toggleValue, type QueryField } from '@omics-portal/data-query';
import { describe, expect, it } from 'vitest';
import { readChartChoice } from './chart-choice';
import { fieldsInUse, withFieldAt, withMark } from './chart-fields';

const field = (key: string, priority: number, type: QueryField['type'] = 'category'): QueryField => ({
  key,
  name: key,
  type,
  priority,
});
const FIELDS = [field('size', 1, 'number'), field('format', 2), field('donor', 3), field('site', 9)];

describe('readChartChoice', () => {
  it.each([null, 'x', { open: 'yes' }, { open: true, fields: ['a', 'b', 'c', 'd'] }])(
    '%j is none',
    (stored) => {
      expect(readChartChoice(stored)).toEqual({ open: false, fields: [] });
    },
  );
});

describe('fieldsInUse', () => {
  it.each([
    [[], ['format']],
    [
      ['site', 'donor'],
      ['site', 'donor'],
    ],
    [['gone', 'size', 'donor', 'donor'], ['donor']],
  ])('%j', (chosen, used) => {
    expect(fieldsInUse(chosen, FIELDS)).toEqual(used);
  });
});

describe('withFieldAt', () => {
  it.each([
    [['a', 'b', 'c'], 1, 'x', ['a', 'x', 'c']],
    [['a', 'b', 'c'], 1, '', ['a']],
    [['a', 'b'], 0, 'b', ['b']],
    [['a'], 1, 'b', ['a', 'b']],
  ] as const)('%j at %d: %s', (chosen, position, key, next) => {
    expect(withFieldAt(chosen, position, key)).toEqual(next);
  });
});

describe('withMark', () => {
  const query = { ...emptyQuery('c'), page: 4 };
  const filtered = withMark(query, { format: 'CSV', donor: null });

  it('filters by exactly these values, on page 1', () => {
    expect(filtered.filters).toEqual({
      format: { kind: 'category', values: ['CSV'] },
      donor: { kind: 'category', values: [null] },
    });
    expect(filtered.page).toBe(1);
  });
  it('removes the filter at the second click', () => {
    expect(withMark(filtered, { format: 'CSV', donor: null }).filters).toEqual({});
  });
  it('narrows down a filter with more values', () => {
    const wide = toggleValue(toggleValue(query, 'format', 'CSV'), 'format', 'BAM');
    expect(withMark(wide, { format: 'CSV' }).filters['format']).toEqual({
      kind: 'category',
      values: ['CSV'],
    });
  });
});

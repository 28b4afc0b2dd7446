import { expect, test } from 'vitest';
import { readControlChartSearch } from './control-chart-search';

test('the parameters of an address are read', () => {
  const search = {
    tool: 'dseqc',
    figure: 'total',
    name: 'lab_a',
    sequencing: 'WES',
    days: 90,
    baseline: 7,
  } as const;
  expect(readControlChartSearch(search)).toEqual(search);
  expect(readControlChartSearch({ baseline: 'published' })).toEqual({ baseline: 'published' });
});

test.each([
  [
    'unknown values',
    { tool: 'other', figure: 'size', sequencing: 'RNA', days: 7, baseline: 'mine', name: 3 },
  ],
  ['a baseline of one report', { baseline: 1 }],
  ['a baseline of more reports than a chart has', { baseline: 101 }],
  ['no parameters', undefined],
])('%s are left out', (_title, given) => {
  expect(Object.values(readControlChartSearch(given)).filter((value) => value !== undefined)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import type { FacetCounts } from '@omics-portal/resources';
import { facetRows } from './facet-rows';
import { isInRange, rangeFilter } from './range-filter';

const SIZE = { bytes: 1024, unknown: 0 };
const label = (value: unknown) => (value === null ? 'Unknown' : String(value));

const facet = (values: FacetCounts['values'], more: Partial<FacetCounts> = {}): FacetCounts => ({
  values,
  distinct: values.length,
  sizes: new Map(),
  isEstimated: false,
  ...more,
});

describe('facetRows', () => {
  it('does not know the files of a chosen value beyond those that were sent', () => {
    const rows = facetRows(
      facet([{ value: 'L1', total: 9 }], { distinct: 147_428, sizes: new Map([['L1', SIZE]]) }),
      { checked: ['L2'], excluded: [] },
      label,
    );
    expect(rows.map(({ value, total, size }) => [value, total, size])).toEqual([
      ['L1', 9, SIZE],
      ['L2', null, null],
    ]);
  });

  it('marks estimates, also that of a chosen value which the sample lacks', () => {
    const rows = facetRows(
      facet([{ value: 'L1', total: 9 }], { isEstimated: true }),
      { checked: ['L2'], excluded: [] },
      label,
    );
    expect(rows.map(({ value, total, isEstimated }) => [value, total, isEstimated])).toEqual([
      ['L1', 9, true],
      ['L2', 0, true],
    ]);
  });

  it('puts the most frequent first, with what is checked', () => {
    const counts = [
      { value: 'BAM', total: 2 },
      { value: null, total: 3 },
    ];
    expect(
      facetRows(facet(counts), { checked: [null], excluded: [] }, label).map((row) => [
        row.label,
        row.total,
        row.checked,
      ]),
    ).toEqual([
      ['Unknown', 3, true],
      ['BAM', 2, false],
    ]);
  });

  it.each(['checked', 'excluded'])('shows a value that is %s and has no files', (how) => {
    const choice = { checked: [], excluded: [], [how]: ['CSV'] };
    expect(facetRows(facet([{ value: 'BAM', total: 2 }]), choice, label)).toContainEqual({
      key: '"CSV"',
      value: 'CSV',
      label: 'CSV',
      total: 0,
      isEstimated: false,
      size: null,
      checked: how === 'checked',
      excluded: how === 'excluded',
    });
  });

  it('tells the text "1" from the number 1', () => {
    const rows = facetRows(
      facet([
        { value: 1, total: 1 },
        { value: '1', total: 1 },
      ]),
      { checked: ['1'], excluded: [] },
      label,
    );
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
    expect(rows.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['1']);
  });
});

describe('rangeFilter', () => {
  it.each([
    [null, null, null],
    [0, null, { kind: 'number', min: 0 }],
    [null, 0, { kind: 'number', max: 0 }],
    [-1, 0, { kind: 'number', min: -1, max: 0 }],
  ])('%s to %s', (min, max, filter) => {
    expect(rangeFilter(min, max)).toEqual(filter);
  });
});

describe('isInRange', () => {
  it.each([
    [undefined, true],
    [{ kind: 'number', min: 4 }, true],
    [{ kind: 'number', max: 2 }, true],
    [{ kind: 'number', min: 5 }, false],
    [{ kind: 'number', max: 0 }, false],
  ] as const)('%j: %s', (range, inside) => {
    expect(isInRange({ kind: 'number', min: 2, max: 4 }, range)).toBe(inside);
  });
});
